import type { OwnSchedule, OwnShift } from "@evolve/contracts/my-schedule";
import { useWords } from "@evolve/i18n/react";
import { cx } from "@evolve/widgets/cx";
import { startOfMonth } from "../../../parts/local-days.ts";
import { dayWords, fullDay, timeOf } from "./schedule-words.ts";
import { endOf } from "./next-activity.ts";
import styles from "./schedule.module.css";

interface DaysGridProps {
  readonly schedule: OwnSchedule;
  readonly weeks: readonly (readonly string[])[];
  readonly chosen: string;
  readonly today: string;
  readonly onChoose: (day: string) => void;
}

/** The days of a week, or of the weeks of a month, each with its hours. */
export const DaysGrid = ({ schedule, weeks, chosen, today, onChoose }: DaysGridProps) => {
  const words = useWords();
  const byDay = Map.groupBy(schedule.shifts, ({ day }) => day);
  const isMonth = weeks.length > 1;
  return (
    <ul className={cx(styles.days, isMonth && styles.month)}>
      {weeks.flat().map((day) => {
        const shifts = byDay.get(day) ?? [];
        const isPublished = schedule.publishedDays.includes(day);
        const what = dayWords(words, schedule.zone, shifts, isPublished);
        return (
          <li key={day}>
            <button
              type="button"
              className={cx(
                styles.day,
                day === today && styles.today,
                shifts.length === 0 && styles.free,
                isMonth && startOfMonth(day) !== startOfMonth(chosen) && styles.outside,
              )}
              aria-pressed={day === chosen}
              aria-current={day === today ? "date" : undefined}
              onClick={() => onChoose(day)}
            >
              <span className="ev-sr">{words.t("schedules.dayLabel", { day: fullDay(words, day), what })}</span>
              <span className={styles.seen} aria-hidden="true">
                <span className={styles.weekday}>{words.date(day, "shortWeekday", "UTC")}</span>
                <span className={cx(styles.number, "ev-num")}>{Number(day.slice(8))}</span>
                <DayHours
                  shifts={shifts}
                  zone={schedule.zone}
                  free={isPublished ? words.t("schedules.offShort") : "–"}
                />
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
};

interface DayHoursProps {
  readonly shifts: readonly OwnShift[];
  readonly zone: string;
  readonly free: string;
}

const DayHours = ({ shifts, zone, free }: DayHoursProps) => {
  const words = useWords();
  const [first] = shifts;
  const last = shifts.at(-1);
  if (!first || !last) return <span className={styles.hours}>{free}</span>;
  return (
    <span className={cx(styles.hours, "ev-num")}>
      <span>{timeOf(words, zone, first.start)}</span>
      <span>{timeOf(words, zone, endOf(last))}</span>
      {shifts.some(({ isChanged }) => isChanged) && <span className={styles.mark} />}
    </span>
  );
};
