import { deleteSchedule, renameSchedule, type Schedule } from "@evolve/contracts/schedules";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/kit";
import { IconButton } from "@evolve/widgets/icon-button";
import { Modal } from "@evolve/widgets/modal";
import { TextField } from "@evolve/widgets/text-field";
import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { Question } from "../../../parts/question.tsx";

interface DraftActionsProps {
  readonly schedule: Schedule;
  /** It has changes that are not saved. */
  readonly isDirty: boolean;
  readonly onDeleted: () => void;
}

/** Renames or deletes the draft that is open. */
export const DraftActions = ({ schedule, isDirty, onDeleted }: DraftActionsProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const [name, setName] = useState<string | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const params = { scheduleId: schedule.id };
  const rename = useAction({
    run: (to: string) => client.call(renameSchedule, { params, body: { name: to } }),
    done: () => t("scheduleEditor.renamed"),
    invalidates: [["schedules"]],
    onDone: () => setName(null),
  });
  const remove = useAction({
    run: (_: null) => client.call(deleteSchedule, { params }),
    done: () => t("scheduleEditor.draftDeleted", { name: schedule.name }),
    invalidates: [["schedules"]],
    onDone: onDeleted,
    onEnd: () => setDeleting(false),
  });
  return (
    <>
      <IconButton icon={<Pencil />} label={t("scheduleEditor.rename")} onPress={() => setName(schedule.name)} />
      <IconButton
        icon={<Trash />}
        label={t("scheduleEditor.deleteDraft")}
        isDisabled={isDirty}
        onPress={() => setDeleting(true)}
      />
      {name !== null && (
        <Modal
          isOpen
          onOpenChange={() => setName(null)}
          title={t("scheduleEditor.rename")}
          onSave={() => rename.mutate(name)}
          saveLabel={t("common.save")}
          isSaveDisabled={name.trim() === "" || rename.isPending}
        >
          <div className="ev-modal-fields">
            <TextField label={t("scheduleEditor.name")} value={name} onChange={setName} maxLength={80} isRequired />
          </div>
        </Modal>
      )}
      {isDeleting && (
        <Question
          tone="danger"
          title={t("scheduleEditor.deleteDraftTitle")}
          confirmLabel={t("scheduleEditor.deleteDraft")}
          cancelLabel={t("common.cancel")}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate(null)}
          onCancel={() => setDeleting(false)}
        >
          {t("scheduleEditor.deleteDraftText", { name: schedule.name, count: schedule.shifts })}
        </Question>
      )}
    </>
  );
};
