import type { WorkingHours } from "@evolve/contracts/employee-groups";
import { useWords } from "@evolve/i18n/react";
import { Checkbox } from "@evolve/widgets/checkbox";
import { TimeRangeField } from "@evolve/widgets/time-range-field";
import styles from "./week-field.module.css";
import { closingOf, dayName, durationOf, hoursIn } from "./working-hours.ts";

interface WeekFieldProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  /** Said of a day that is not chosen. */
  readonly closedLabel: string;
  readonly value: readonly WorkingHours[];
  readonly onChange: (week: WorkingHours[]) => void;
}

const ordinaryDay = { fromHour: "09:00", durationInMinutes: 8 * 60 };
const monday = 1;

/** A week's hours, a day a row: whether it counts, from when until when, and how long that is. */
export const WeekField = ({ label, isLabelHidden = false, closedLabel, value, onChange }: WeekFieldProps) => {
  const words = useWords();
  const week = [...value.slice(monday), ...value.slice(0, monday)];
  const change = (day: number, changes: Partial<WorkingHours>) =>
    onChange(value.map((one) => (one.day === day ? { ...one, ...changes } : one)));
  return (
    <fieldset className={styles.week}>
      <legend className={isLabelHidden ? "ev-sr" : undefined}>{label}</legend>
      <p className={`${styles.total ?? ""} ev-num`}>
        {words.t("organization.hoursPerWeek", { hours: hoursIn(value) })}
      </p>
      {week.map((one) => {
        const { day, isOpen, fromHour, durationInMinutes } = one;
        const name = dayName(words, day, "weekday");
        return (
          <div key={day} className={styles.day}>
            <Checkbox
              isSelected={isOpen}
              onChange={(isSelected) =>
                change(day, {
                  isOpen: isSelected,
                  ...(isSelected && durationInMinutes === 0 && ordinaryDay),
                })
              }
            >
              {name}
            </Checkbox>
            {isOpen ? (
              <TimeRangeField
                label={name}
                isLabelHidden
                isOverMidnight
                value={{ from: fromHour, to: closingOf(one) }}
                onChange={(span) =>
                  span !== null &&
                  change(day, { fromHour: span.from, durationInMinutes: durationOf(span.from, span.to) })
                }
              />
            ) : (
              <span className={styles.closed}>{closedLabel}</span>
            )}
          </div>
        );
      })}
    </fieldset>
  );
};
