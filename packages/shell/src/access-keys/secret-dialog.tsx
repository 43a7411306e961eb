import { scim } from "@evolve/contracts/scim";
import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { IconButton } from "@evolve/widgets/icon-button";
import { Modal } from "@evolve/widgets/modal";
import Copy from "lucide-react/icons/copy";
import { Fragment } from "react";
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
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show({ tone: "success", text: words.t("accessKeys.copied") });
    } catch {
      toasts.show({ tone: "warning", text: words.t("accessKeys.notCopied") });
    }
  };
  const provisioning = [
    [words.t("accessKeys.scimAddress"), `${location.origin}${scim.path}`],
    [words.t("accessKeys.scimToken"), `${accessKeyId}.${secret}`],
  ] as const;
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
          <Button variant="primary" icon={<Copy />} onPress={() => void copy(secret)}>
            {words.t("accessKeys.copy")}
          </Button>
        </div>
      }
    >
      <p>{words.t("accessKeys.secretText")}</p>
      <code className="sh-keys-secret">{secret}</code>
      {hasProvisioning && (
        <dl className="sh-keys-provisioning">
          {provisioning.map(([label, value]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>
                <code className="sh-keys-secret">{value}</code>
                <IconButton
                  label={`${words.t("accessKeys.copy")}: ${label}`}
                  tooltip={words.t("accessKeys.copy")}
                  icon={<Copy />}
                  onPress={() => void copy(value)}
                />
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
    </Modal>
  );
};
