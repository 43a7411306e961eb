import { readShiftPreferences, saveShiftPreferences, ShiftPreferences } from "@evolve/contracts/agent-preferences";
import type { CallResult } from "@evolve/contracts/call";
import type { Words } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { Select } from "@evolve/widgets/select";
import { TimeField } from "@evolve/widgets/time-field";
import { Controller, useWatch } from "react-hook-form";
import { EditConflict } from "../../../parts/edit-conflict.tsx";
import { useEditConflict } from "../../../parts/use-edit-conflict.ts";
import { timeLabel } from "../../../parts/working-hours.ts";
import { own, PreferenceForm, usePreferenceSaved } from "./preference-form.tsx";

interface ShiftFormProps {
  readonly saved: CallResult<typeof readShiftPreferences>;
}

const lengths = [4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Of two browsers in which somebody edits their wishes the second sees both versions. */
export const ShiftForm = ({ saved: stored }: ShiftFormProps) => {
  const words = useWords();
  const { t } = words;
  const { client, user } = useShell();
  const saved = usePreferenceSaved();
  const conflict = useEditConflict(stored, () => client.call(readShiftPreferences, own));
  const form = useAppForm<ShiftPreferences, ShiftPreferences>({
    schema: ShiftPreferences,
    defaultValues: stored.preferences,
    draft: { userId: user.id, form: "own-shifts", secretFields: [] },
    onSave: (body) =>
      conflict.guard(async (base = stored) => {
        conflict.rebase(await client.call(saveShiftPreferences, { ...own, body: { ...body, version: base.version } }));
        form.startAgain(body);
        saved();
      }),
  });
  const typed = useWatch({ control: form.control }) as ShiftPreferences;
  const { latest } = conflict;
  return (
    <PreferenceForm form={form}>
      {latest && (
        <EditConflict
          fields={versionsOf(words, typed, latest.preferences)}
          onKeepMine={conflict.accept}
          onTakeTheirs={() => form.startAgain(conflict.accept()?.preferences)}
        />
      )}
      <Controller
        control={form.control}
        name="earliestStart"
        render={({ field }) => (
          <TimeField
            label={t("availability.earliestStart")}
            name={field.name}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={form.faultOf("earliestStart")}
          />
        )}
      />
      <Controller
        control={form.control}
        name="latestStart"
        render={({ field }) => (
          <TimeField
            label={t("availability.latestStart")}
            name={field.name}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={form.faultOf("latestStart")}
          />
        )}
      />
      <Controller
        control={form.control}
        name="shiftHours"
        render={({ field: { value, onChange } }) => (
          <Select
            label={t("availability.shiftHours")}
            placeholder={t("availability.noPreference")}
            options={lengths.map((hours) => ({
              id: String(hours),
              label: t("organization.hours", { hours }),
            }))}
            value={value === null ? null : String(value)}
            onChange={(hours) => onChange(Number(hours))}
            onClear={() => onChange(null)}
          />
        )}
      />
    </PreferenceForm>
  );
};

const versionsOf = (words: Words, mine: ShiftPreferences, theirs: ShiftPreferences) => {
  const { t } = words;
  const row = (label: string, show: (of: ShiftPreferences) => string | null) =>
    [label, show(mine) ?? t("availability.noPreference"), show(theirs) ?? t("availability.noPreference")] as const;
  return [
    row(t("availability.earliestStart"), ({ earliestStart }) => earliestStart && timeLabel(words, earliestStart)),
    row(t("availability.latestStart"), ({ latestStart }) => latestStart && timeLabel(words, latestStart)),
    row(t("availability.shiftHours"), ({ shiftHours }) => (shiftHours === null ? null : words.number(shiftHours))),
  ];
};
