import { type readShiftPreferences, saveShiftPreferences, ShiftPreferences } from "@evolve/contracts/agent-preferences";
import type { CallResult } from "@evolve/contracts/call";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { Select } from "@evolve/widgets/select";
import { TimeField } from "@evolve/widgets/time-field";
import { Controller } from "react-hook-form";
import { PreferenceForm, usePreferenceSaved } from "./preference-form.tsx";

interface ShiftFormProps {
  readonly saved: CallResult<typeof readShiftPreferences>;
}

const lengths = [4, 5, 6, 7, 8, 9, 10, 11, 12];

export const ShiftForm = ({ saved: { preferences, version } }: ShiftFormProps) => {
  const { t } = useWords();
  const { client, user } = useShell();
  const saved = usePreferenceSaved();
  const form = useAppForm<ShiftPreferences, ShiftPreferences>({
    schema: ShiftPreferences,
    defaultValues: preferences,
    draft: { userId: user.id, form: "own-shifts", secretFields: [] },
    onSave: async (body) => {
      await client.call(saveShiftPreferences, { params: { userId: "current" }, body: { ...body, version } });
      form.startAgain(body);
      saved();
    },
  });
  return (
    <PreferenceForm form={form}>
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
