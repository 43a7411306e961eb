import {
  DayOffPreferences,
  type readDayOffPreferences,
  saveDayOffPreferences,
} from "@evolve/contracts/agent-preferences";
import type { CallResult } from "@evolve/contracts/call";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { Checkbox } from "@evolve/widgets/checkbox";
import { Controller } from "react-hook-form";
import { dayName } from "../../../parts/working-hours.ts";
import styles from "./availability.module.css";
import { PreferenceForm, usePreferenceSaved } from "./preference-form.tsx";

interface DayOffFormProps {
  readonly saved: CallResult<typeof readDayOffPreferences>;
}

const daysFromMonday = [1, 2, 3, 4, 5, 6, 0];

export const DayOffForm = ({ saved: { preferences, version } }: DayOffFormProps) => {
  const words = useWords();
  const { client, user } = useShell();
  const saved = usePreferenceSaved();
  const form = useAppForm<DayOffPreferences, DayOffPreferences>({
    schema: DayOffPreferences,
    defaultValues: preferences,
    draft: { userId: user.id, form: "own-days-off", secretFields: [] },
    onSave: async (body) => {
      await client.call(saveDayOffPreferences, { params: { userId: "current" }, body: { ...body, version } });
      form.startAgain(body);
      saved();
    },
  });
  return (
    <PreferenceForm form={form}>
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
