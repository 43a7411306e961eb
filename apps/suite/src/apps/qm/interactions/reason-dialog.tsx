import { deleteInteraction, holdInteraction, releaseInteraction } from "@evolve/contracts/interactions";
import { limits } from "@evolve/contracts/limits";
import type { PlainKey } from "@evolve/i18n";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/action";
import { Modal } from "@evolve/widgets/modal";
import { TextArea } from "@evolve/widgets/text-area";
import { useState } from "react";
import { listName } from "../../../parts/interactions/interaction-words.tsx";

export type ReasonedAction = "hold" | "release" | "delete";

const calls = { hold: holdInteraction, release: releaseInteraction, delete: deleteInteraction } as const;

const texts: Readonly<
  Record<ReasonedAction, readonly [title: PlainKey, text: PlainKey, button: PlainKey, done: PlainKey]>
> = {
  hold: ["interactions.hold", "interactions.holdText", "interactions.hold", "interactions.held"],
  release: ["interactions.release", "interactions.releaseText", "interactions.release", "interactions.released"],
  delete: ["interactions.deleteTitle", "interactions.deleteText", "interactions.delete", "interactions.deleted"],
};

interface ReasonDialogProps {
  readonly interactionId: string;
  readonly action: ReasonedAction;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks why, before an interaction is held, released or deleted. */
export const ReasonDialog = ({ interactionId, action, onClose, onDeleted }: ReasonDialogProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const [reason, setReason] = useState("");
  const [title, text, button, done] = texts[action];
  const run = useAction<null>({
    run: () => client.call(calls[action], { params: { interactionId }, body: { reason: reason.trim() } }),
    done: () => t(done),
    // What is deleted is not read again: the screen leaves it.
    invalidates: action === "delete" ? [] : [[listName]],
    onDone: action === "delete" ? onDeleted : onClose,
  });
  return (
    <Modal
      isOpen
      size="small"
      title={t(title)}
      saveLabel={t(button)}
      isSaveDisabled={reason.trim() === ""}
      isDirty={reason !== "" && !run.isSuccess}
      onOpenChange={onClose}
      // A refusal is told by a message, and the dialog stays for another try.
      onSave={() => run.mutateAsync(null).catch(() => undefined)}
    >
      <div className="ev-modal-fields">
        <p>{t(text)}</p>
        <TextArea
          label={t("interactions.reason")}
          description={t("interactions.reasonHint")}
          name="reason"
          rows={2}
          isRequired
          maxLength={limits.descriptionMax}
          value={reason}
          onChange={setReason}
        />
      </div>
    </Modal>
  );
};
