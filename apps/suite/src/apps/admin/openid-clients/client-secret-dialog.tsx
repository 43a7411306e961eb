import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { Modal } from "@evolve/widgets/modal";
import { TextField } from "@evolve/widgets/text-field";
import Copy from "lucide-react/icons/copy";

export interface ShownSecret {
  readonly name: string;
  readonly clientId: string;
  readonly secret: string;
}

/** A client's new secret with its id, shown once. */
export const ClientSecretDialog = ({
  shown,
  onClose,
}: {
  readonly shown: ShownSecret;
  readonly onClose: () => void;
}) => {
  const { toasts, words } = useShell();
  const { t } = words;
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show({ tone: "success", text: t("openidClients.copied") });
    } catch {
      toasts.show({ tone: "warning", text: t("openidClients.notCopied") });
    }
  };
  const field = (label: string, value: string) => (
    <div className="oc-secret">
      <TextField label={label} value={value} isReadOnly onFocus={(event) => event.currentTarget.select()} />
      <Button icon={<Copy />} aria-label={`${t("openidClients.copy")}: ${label}`} onPress={() => void copy(value)}>
        {t("openidClients.copy")}
      </Button>
    </div>
  );
  return (
    <Modal
      isOpen
      isDismissable={false}
      onOpenChange={onClose}
      title={t("openidClients.secretTitle")}
      subtitle={t("openidClients.secretLead", { name: shown.name })}
      footer={
        <div className="ev-modal-footer">
          <Button variant="primary" onPress={onClose}>
            {t("openidClients.kept")}
          </Button>
        </div>
      }
    >
      <div className="ev-modal-fields">
        {field(t("openidClients.clientId"), shown.clientId)}
        {field(t("openidClients.secret"), shown.secret)}
      </div>
    </Modal>
  );
};
