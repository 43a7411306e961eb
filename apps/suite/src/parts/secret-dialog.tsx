import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { Modal } from "@evolve/widgets/modal";
import { TextField } from "@evolve/widgets/text-field";
import Copy from "lucide-react/icons/copy";
import styles from "./secret-dialog.module.css";

interface SecretDialogProps {
  readonly title: string;
  readonly lead: string;
  /** The secret, and what belongs to it, by label. */
  readonly values: readonly (readonly [label: string, value: string])[];
  readonly texts: {
    readonly copy: string;
    readonly copied: string;
    readonly notCopied: string;
    /** Closes it. */
    readonly kept: string;
  };
  readonly onClose: () => void;
}

/** A new secret, shown once. */
export const SecretDialog = ({ title, lead, values, texts, onClose }: SecretDialogProps) => {
  const { toasts } = useShell();
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show({ tone: "success", text: texts.copied });
    } catch {
      toasts.show({ tone: "warning", text: texts.notCopied });
    }
  };
  return (
    <Modal
      isOpen
      isDismissable={false}
      onOpenChange={onClose}
      title={title}
      subtitle={lead}
      footer={
        <div className="ev-modal-footer">
          <Button variant="primary" onPress={onClose}>
            {texts.kept}
          </Button>
        </div>
      }
    >
      <div className="ev-modal-fields">
        {values.map(([label, value]) => (
          <div key={label} className={styles.value}>
            <TextField label={label} value={value} isReadOnly onFocus={(event) => event.currentTarget.select()} />
            <Button icon={<Copy />} aria-label={`${texts.copy}: ${label}`} onPress={() => void copy(value)}>
              {texts.copy}
            </Button>
          </div>
        ))}
      </div>
    </Modal>
  );
};
