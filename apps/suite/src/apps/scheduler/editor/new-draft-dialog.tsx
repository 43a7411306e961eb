import type { CallResult } from "@evolve/contracts/call";
import { codeOf } from "@evolve/contracts/errors";
import { createSchedule, type listSchedules, scheduleLimits } from "@evolve/contracts/schedules";
import { failureCode } from "@evolve/session";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/kit";
import { Checkbox } from "@evolve/widgets/checkbox";
import { DateField } from "@evolve/widgets/date-field";
import { Modal } from "@evolve/widgets/modal";
import { Select } from "@evolve/widgets/select";
import { TextField } from "@evolve/widgets/text-field";
import { daysLater } from "@evolve/workforce";
import { useState } from "react";
import { dateIn, startOfWeek } from "../../../parts/local-days.ts";

type Units = CallResult<typeof listSchedules>["businessUnits"];

interface NewDraftDialogProps {
  readonly units: Units;
  readonly onClose: (id: string | null) => void;
}

const weeksOffered = [1, 2, 4, 6, 8];

/** A new draft: whose, of which weeks, and whether it begins with what is published. */
export const NewDraftDialog = ({ units, onClose }: NewDraftDialogProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const [unitId, setUnitId] = useState(units[0]?.id ?? "");
  const unit = units.find(({ id }) => id === unitId);
  const [typed, setName] = useState<string | null>(null);
  const [weeks, setWeeks] = useState(4);
  const [copyPublished, setCopy] = useState(true);
  const [firstDay, setFirstDay] = useState<string | null>(() =>
    daysLater(startOfWeek(dateIn(unit?.zone ?? "UTC", Date.now()), unit?.weekStart ?? 1), 7),
  );
  const name =
    typed ?? (firstDay === null ? "" : t("scheduleEditor.nameFrom", { date: words.date(firstDay, "date", "UTC") }));
  const create = useAction({
    run: async (day: string) => {
      const body = { businessUnitId: unitId, name, firstDay: day, days: weeks * 7, copyPublished };
      const { schedule } = await client.call(createSchedule, { body });
      onClose(schedule.id);
    },
    failed: (error) =>
      failureCode(error) === codeOf("tooManyPlanningRows")
        ? t("scheduleEditor.tooManyDrafts", { max: scheduleLimits.draftsMax })
        : words.error(failureCode(error)),
    invalidates: [["schedules"]],
  });
  return (
    <Modal
      isOpen
      onOpenChange={() => onClose(null)}
      title={t("scheduleEditor.newDraft")}
      onSave={() => {
        if (firstDay !== null) create.mutate(firstDay);
      }}
      saveLabel={t("common.create")}
      isSaveDisabled={name.trim() === "" || firstDay === null || unitId === "" || create.isPending}
    >
      <div className="ev-modal-fields">
        <Select
          label={t("scheduleEditor.businessUnit")}
          placeholder={t("scheduleEditor.businessUnit")}
          options={units.map(({ id, name: label }) => ({ id, label }))}
          value={unitId}
          onChange={setUnitId}
        />
        <TextField label={t("scheduleEditor.name")} value={name} onChange={setName} maxLength={80} isRequired />
        <DateField label={t("scheduleEditor.firstDay")} value={firstDay} onChange={setFirstDay} isRequired />
        <Select
          label={t("scheduleEditor.weeks")}
          placeholder={t("scheduleEditor.weeks")}
          options={weeksOffered.map((count) => ({ id: String(count), label: words.number(count) }))}
          value={String(weeks)}
          onChange={(count) => setWeeks(Number(count))}
        />
        <Checkbox isSelected={copyPublished} onChange={setCopy}>
          {t("scheduleEditor.copyPublished")}
        </Checkbox>
      </div>
    </Modal>
  );
};
