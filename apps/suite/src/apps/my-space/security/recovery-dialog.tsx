import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { Modal } from "@evolve/widgets/modal";
import { RecoveryCodes } from "./recovery-codes.tsx";

interface RecoveryDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** New recovery codes, shown once. */
export const RecoveryDialog = ({ codes, onClose }: RecoveryDialogProps) => {
  const words = useWords();
  return (
    <Modal
      isOpen
      isDismissable={false}
      onOpenChange={onClose}
      title={words.t("security.codesTitle")}
      subtitle={words.t("security.codesLead")}
      footer={
        <div className="ev-modal-footer">
          <Button variant="primary" onPress={onClose}>
            {words.t("security.codesKept")}
          </Button>
        </div>
      }
    >
      <div className="ev-modal-fields">
        <RecoveryCodes codes={codes} />
      </div>
    </Modal>
  );
};
