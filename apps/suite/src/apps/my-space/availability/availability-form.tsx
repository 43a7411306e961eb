import { Availability, readAvailability, saveAvailability } from "@evolve/contracts/agent-preferences";
import type { CallResult } from "@evolve/contracts/call";
import type { Words } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { Controller, useWatch } from "react-hook-form";
import { EditConflict } from "../../../parts/edit-conflict.tsx";
import { useEditConflict } from "../../../parts/use-edit-conflict.ts";
import { WeekField } from "../../../parts/week-field.tsx";
import { describeWeek } from "../../../parts/working-hours.ts";
import { own, PreferenceForm, usePreferenceSaved } from "./preference-form.tsx";

interface AvailabilityFormProps {
  readonly saved: CallResult<typeof readAvailability>;
}

const fieldsOf = ({ availability: { days } }: AvailabilityFormProps["saved"]): Availability => ({ days });

const weekIn = (words: Words, { days }: Availability): string =>
  describeWeek(
    words,
    days.map(({ isAvailable, ...day }) => ({ ...day, isOpen: isAvailable })),
    words.t("availability.notAvailable"),
  );

/** Of two browsers in which somebody edits their week the second sees both versions. */
export const AvailabilityForm = ({ saved: stored }: AvailabilityFormProps) => {
  const words = useWords();
  const { t } = words;
  const { client, user } = useShell();
  const saved = usePreferenceSaved();
  const conflict = useEditConflict(stored, () => client.call(readAvailability, own));
  const form = useAppForm<Availability, Availability>({
    schema: Availability,
    defaultValues: fieldsOf(stored),
    draft: { userId: user.id, form: "own-availability", secretFields: [] },
    onSave: (body) =>
      conflict.guard(async (base = stored) => {
        conflict.rebase(await client.call(saveAvailability, { ...own, body: { ...body, version: base.version } }));
        form.startAgain(body);
        saved();
      }),
  });
  const typed = useWatch({ control: form.control }) as Availability;
  const { latest } = conflict;
  return (
    <PreferenceForm form={form}>
      {latest && (
        <EditConflict
          fields={[[t("availability.week"), weekIn(words, typed), weekIn(words, latest.availability)]]}
          onKeepMine={conflict.accept}
          onTakeTheirs={() => form.startAgain(fieldsOf(conflict.accept() ?? stored))}
        />
      )}
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
