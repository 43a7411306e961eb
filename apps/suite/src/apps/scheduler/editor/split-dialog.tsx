import { useShell } from "@evolve/shell";
import { Modal } from "@evolve/widgets/modal";
import { Select } from "@evolve/widgets/select";
import { useState } from "react";
import type { EditedShift } from "./draft-state.ts";

interface SplitDialogProps {
  readonly shift: EditedShift;
  readonly stepMinutes: number;
  readonly zone: string;
  readonly onSplit: (at: number) => void;
  readonly onClose: () => void;
}

/** When a shift is divided, where it was not pointed at. */
export const SplitDialog = ({ shift, stepMinutes, zone, onSplit, onClose }: SplitDialogProps) => {
  const { words } = useShell();
  const { t } = words;
  const step = stepMinutes * 60_000;
  const times = Array.from(
    { length: Math.max(0, Math.ceil(shift.minutes / stepMinutes) - 1) },
    (_, index) => shift.start + (index + 1) * step,
  );
  const [at, setAt] = useState(times[Math.floor(times.length / 2)] ?? shift.start);
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={t("scheduleEditor.split")}
      onSave={() => {
        onSplit(at);
        onClose();
      }}
      saveLabel={t("scheduleEditor.split")}
      isSaveDisabled={times.length === 0}
    >
      <div className="ev-modal-fields">
        <Select
          label={t("scheduleEditor.splitAt")}
          placeholder={t("scheduleEditor.splitAt")}
          options={times.map((time) => ({ id: String(time), label: words.date(time, "time", zone) }))}
          value={String(at)}
          onChange={(id) => setAt(Number(id))}
        />
      </div>
    </Modal>
  );
};
