import { Availability, type readAvailability, saveAvailability } from "@evolve/contracts/agent-preferences";
import type { CallResult } from "@evolve/contracts/call";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { Controller } from "react-hook-form";
import { WeekField } from "../../../parts/week-field.tsx";
import { PreferenceForm, usePreferenceSaved } from "./preference-form.tsx";

interface AvailabilityFormProps {
  readonly saved: CallResult<typeof readAvailability>;
}

export const AvailabilityForm = ({ saved: { availability, version } }: AvailabilityFormProps) => {
  const { t } = useWords();
  const { client, user } = useShell();
  const saved = usePreferenceSaved();
  const form = useAppForm<Availability, Availability>({
    schema: Availability,
    defaultValues: { days: availability.days },
    draft: { userId: user.id, form: "own-availability", secretFields: [] },
    onSave: async (body) => {
      await client.call(saveAvailability, { params: { userId: "current" }, body: { ...body, version } });
      form.startAgain(body);
      saved();
    },
  });
  return (
    <PreferenceForm form={form}>
      <Controller
        control={form.control}
        name="days"
        render={({ field: { value, onChange } }) => (
          <WeekField
            label={t("availability.week")}
            isLabelHidden
            closedLabel={t("availability.notAvailable")}
            value={value.map(({ isAvailable, ...day }) => ({ ...day, isOpen: isAvailable }))}
            onChange={(week) => onChange(week.map(({ isOpen, ...day }) => ({ ...day, isAvailable: isOpen })))}
          />
        )}
      />
    </PreferenceForm>
  );
};
