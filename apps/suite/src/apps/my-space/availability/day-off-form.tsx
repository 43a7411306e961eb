import { DayOffPreferences, readDayOffPreferences, saveDayOffPreferences } from "@evolve/contracts/agent-preferences";
import type { CallResult } from "@evolve/contracts/call";
import type { Words } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { Checkbox } from "@evolve/widgets/checkbox";
import { Controller, useWatch } from "react-hook-form";
import { EditConflict } from "../../../parts/edit-conflict.tsx";
import { useEditConflict } from "../../../parts/use-edit-conflict.ts";
import { dayName } from "../../../parts/working-hours.ts";
import styles from "./availability.module.css";
import { own, PreferenceForm, usePreferenceSaved } from "./preference-form.tsx";

interface DayOffFormProps {
  readonly saved: CallResult<typeof readDayOffPreferences>;
}

const daysFromMonday = [1, 2, 3, 4, 5, 6, 0];

const daysIn = (words: Words, { weekdays }: DayOffPreferences): string =>
  daysFromMonday
    .filter((day) => weekdays.includes(day))
    .map((day) => dayName(words, day, "weekday"))
    .join(", ");

/** Of two browsers in which somebody edits their days the second sees both versions. */
export const DayOffForm = ({ saved: stored }: DayOffFormProps) => {
  const words = useWords();
  const { client, user } = useShell();
  const saved = usePreferenceSaved();
  const conflict = useEditConflict(stored, () => client.call(readDayOffPreferences, own));
  const form = useAppForm<DayOffPreferences, DayOffPreferences>({
    schema: DayOffPreferences,
    defaultValues: stored.preferences,
    draft: { userId: user.id, form: "own-days-off", secretFields: [] },
    onSave: (body) =>
      conflict.guard(async (base = stored) => {
        conflict.rebase(await client.call(saveDayOffPreferences, { ...own, body: { ...body, version: base.version } }));
        form.startAgain(body);
        saved();
      }),
  });
  const typed = useWatch({ control: form.control }) as DayOffPreferences;
  const { latest } = conflict;
  return (
    <PreferenceForm form={form}>
      {latest && (
        <EditConflict
          fields={[[words.t("availability.daysOff"), daysIn(words, typed), daysIn(words, latest.preferences)]]}
          onKeepMine={conflict.accept}
          onTakeTheirs={() => form.startAgain(conflict.accept()?.preferences)}
        />
      )}
      <p className={styles.hint}>{words.t("availability.daysOffHint")}</p>
      <Controller
        control={form.control}
        name="weekdays"
        render={({ field: { value, onChange } }) => (
          <div className={styles.days} role="group" aria-label={words.t("availability.daysOff")}>
            {daysFromMonday.map((day) => (
              <Checkbox
                key={day}
                isSelected={value.includes(day)}
                onChange={(isSelected) =>
                  onChange(daysFromMonday.filter((one) => (one === day ? isSelected : value.includes(one))))
                }
              >
                {dayName(words, day, "weekday")}
              </Checkbox>
            ))}
          </div>
        )}
      />
    </PreferenceForm>
  );
};
