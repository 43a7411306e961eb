import { addAdherenceException, type AgentDay, undoAdherenceException } from "@evolve/contracts/adherence";
import { limits } from "@evolve/contracts/limits";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/action";
import { Checkbox } from "@evolve/widgets/checkbox";
import { Modal } from "@evolve/widgets/modal";
import { TextArea } from "@evolve/widgets/text-area";
import { useState } from "react";
import { timeOf } from "../../my-space/schedule/schedule-words.ts";
import { spanOf } from "./adherence-words.ts";
import { boardName } from "./use-live-board.ts";

interface ApproveDialogProps {
  readonly day: AgentDay;
  readonly stretch: AgentDay["stretches"][number];
  /** The agent is still out: the rest of the activity can be approved too. */
  readonly isOpenStretch: boolean;
  readonly onClose: () => void;
}

/** Approves a stretch, with the reason that others read later. */
export const ApproveDialog = ({ day, stretch, isOpenStretch, onClose }: ApproveDialogProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const [reason, setReason] = useState("");
  const [isWhole, setWhole] = useState(isOpenStretch);
  const { id: userId, name, zone, now, scheduled } = day;
  const rest = isOpenStretch ? scheduled.find(({ from, to }) => from <= now && now < to) : undefined;
  const span = { from: stretch.from, to: rest && isWhole ? rest.to : stretch.to };
  const approve = useAction<null, { exceptionId: string }>({
    run: () =>
      client.call(addAdherenceException, {
        params: { userId },
        body: { from: new Date(span.from).toISOString(), to: new Date(span.to).toISOString(), reason: reason.trim() },
      }),
    done: () => t("adherence.approved", { name }),
    undo:
      (_, { exceptionId }) =>
      () =>
        client.call(undoAdherenceException, { params: { exceptionId } }),
    invalidates: [[boardName]],
    onDone: onClose,
  });
  return (
    <Modal
      isOpen
      size="small"
      title={t("adherence.approveTitle")}
      saveLabel={t("adherence.approve")}
      isSaveDisabled={reason.trim() === ""}
      isDirty={reason !== ""}
      onOpenChange={onClose}
      // A refusal is told by a message, and the dialog stays for another try.
      onSave={() => approve.mutateAsync(null).catch(() => undefined)}
    >
      <div className="ev-modal-fields">
        <p>{t("adherence.approveText", { name, span: spanOf(words, zone, span) })}</p>
        {rest && (
          <Checkbox isSelected={isWhole} onChange={setWhole}>
            {t("adherence.untilActivityEnds", { time: timeOf(words, zone, rest.to), activity: rest.name })}
          </Checkbox>
        )}
        <TextArea
          label={t("adherence.reason")}
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
