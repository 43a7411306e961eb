import { scim } from "@evolve/contracts/scim";
import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { Modal } from "@evolve/widgets/modal";
import Copy from "lucide-react/icons/copy";
import { useShell } from "../shell-context.ts";

interface SecretDialogProps {
  readonly accessKeyId: string;
  readonly secret: string;
  /** Shows what an identity provider is given for provisioning (SCIM): the base address, and the token that the key is there. */
  readonly hasProvisioning: boolean;
  readonly onClose: () => void;
}

/** The secret of a key that was just generated. Once closed, nobody can show it again. */
export const SecretDialog = ({ accessKeyId, secret, hasProvisioning, onClose }: SecretDialogProps) => {
  const words = useWords();
  const { toasts } = useShell();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secret);
      toasts.show({ tone: "success", text: words.t("accessKeys.copied") });
    } catch {
      toasts.show({ tone: "warning", text: words.t("accessKeys.notCopied") });
    }
  };
  return (
    <Modal
      isOpen
      size="medium"
      isDismissable={false}
      onOpenChange={onClose}
      title={words.t("accessKeys.secretTitle", { id: accessKeyId })}
      footer={
        <div className="ev-modal-footer">
          <Button onPress={onClose}>{words.t("common.close")}</Button>
          <Button variant="primary" icon={<Copy />} onPress={() => void copy()}>
            {words.t("accessKeys.copy")}
          </Button>
        </div>
      }
    >
      <p>{words.t("accessKeys.secretText")}</p>
      <code className="sh-keys-secret">{secret}</code>
      {hasProvisioning && (
        <dl className="sh-keys-provisioning">
          <dt>{words.t("accessKeys.scimAddress")}</dt>
          <dd>
            <code className="sh-keys-secret">{`${location.origin}${scim.path}`}</code>
          </dd>
          <dt>{words.t("accessKeys.scimToken")}</dt>
          <dd>
            <code className="sh-keys-secret">{`${accessKeyId}.${secret}`}</code>
          </dd>
        </dl>
      )}
    </Modal>
  );
};
