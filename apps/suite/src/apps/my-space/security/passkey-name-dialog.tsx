import { renamePasskey } from "@evolve/contracts/factors";
import { limits } from "@evolve/contracts/limits";
import { Name } from "@evolve/contracts/validators";
import { useWords } from "@evolve/i18n/react";
import { modalLabels, useShell } from "@evolve/shell";
import { Modal } from "@evolve/widgets/modal";
import { TextField } from "@evolve/widgets/text-field";
import { useState } from "react";
import type { Passkey } from "./passkeys-card.tsx";
import { useSecurityCall } from "./use-security-call.ts";

interface PasskeyNameDialogProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

/** Another name for a passkey, by which its owner knows it again. */
export const PasskeyNameDialog = ({ passkey, onClose }: PasskeyNameDialogProps) => {
  const words = useWords();
  const { client } = useShell();
  const [name, setName] = useState(passkey.name);
  const checked = Name.safeParse(name);
  const fault = checked.error?.issues[0]?.message;
  const key = `validation.${fault ?? ""}`;
  const rename = useSecurityCall(
    () => client.call(renamePasskey, { params: { passkeyId: passkey.id }, body: { name } }),
    () => words.t("security.passkeyRenamed"),
  );
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="small"
      isDirty={name !== passkey.name}
      title={words.t("security.passkeyRenameTitle")}
      labels={modalLabels(words)}
      saveLabel={words.t("security.passkeyRename")}
      isSaveDisabled={!checked.success}
      onSave={() => rename.mutateAsync(undefined).then(onClose, () => undefined)}
    >
      <TextField
        label={words.t("security.passkeyNameLabel")}
        maxLength={limits.nameMax}
        value={name}
        error={words.has(key) ? words.t(key) : undefined}
        onChange={setName}
      />
    </Modal>
  );
};
