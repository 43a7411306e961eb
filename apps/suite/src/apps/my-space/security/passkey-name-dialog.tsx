import { type Passkey, PasskeyName, renamePasskey } from "@evolve/contracts/factors";
import { limits } from "@evolve/contracts/limits";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { Banner } from "@evolve/widgets/banner";
import { Modal } from "@evolve/widgets/modal";
import { TextField } from "@evolve/widgets/text-field";
import { useQueryClient } from "@tanstack/react-query";

interface PasskeyNameDialogProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

/** Another name for a passkey, by which its owner knows it again. */
export const PasskeyNameDialog = ({ passkey, onClose }: PasskeyNameDialogProps) => {
  const words = useWords();
  const { client, toasts } = useShell();
  const queryClient = useQueryClient();
  const form = useAppForm({
    schema: PasskeyName,
    defaultValues: { name: passkey.name },
    onSave: async (body) => {
      await client.call(renamePasskey, { params: { passkeyId: passkey.id }, body });
      toasts.show({ tone: "success", text: words.t("security.passkeyRenamed") });
      void queryClient.invalidateQueries({ queryKey: ["passkeys"] });
      onClose();
    },
  });
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      size="small"
      isDirty={form.isDirty}
      title={words.t("security.passkeyRenameTitle")}
      saveLabel={words.t("security.passkeyRename")}
      onSave={form.save}
    >
      <div className="ev-modal-fields">
        {form.failure !== "" && <Banner tone="danger">{form.failure}</Banner>}
        <TextField
          {...form.text("name")}
          label={words.t("security.passkeyNameLabel")}
          maxLength={limits.nameMax}
          autoComplete="off"
        />
      </div>
    </Modal>
  );
};
