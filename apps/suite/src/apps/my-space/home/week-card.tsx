import { cx } from "@evolve/widgets/cx";
import type { Words } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { timeZoneName } from "@evolve/i18n/time-zone";
import { EmptyState } from "@evolve/widgets/empty-state";
import CalendarClock from "lucide-react/icons/calendar-clock";
import { Card } from "../../../parts/card.tsx";
import { firstDayOfWeek, type LocalMoment, momentIn } from "./local-time.ts";
import type { Overview } from "./overview.ts";
import { minutesPerWeek, type Stretch, type WeekDay, weekOf } from "./working-week.ts";
import styles from "./home.module.css";
import parts from "../../../parts/parts.module.css";

interface WeekCardProps {
  readonly overview: Overview;
  readonly now: Date;
}

const dayMinutes = 1440;
/** The hours written above the bars. */
const axis = [6 * 60, 12 * 60, 18 * 60];
/** A Sunday, to name the days by. */
const someSunday = Date.UTC(2026, 0, 4);

const dayName = (words: Words, day: number): string =>
  words.date(someSunday + day * dayMinutes * 60_000, "shortWeekday", "UTC");
const timeOf = (words: Words, minutes: number): string =>
  words.date(someSunday + (minutes % dayMinutes) * 60_000, "time", "UTC");
const percent = (minutes: number): string => `${(minutes / dayMinutes) * 100}%`;

/** The week's working hours: bars over a day's length, and beside each what it says. */
export const WeekCard = ({ overview, now }: WeekCardProps) => {
  const words = useWords();
  const { employeeGroup, workingHours } = overview;
  const week = weekOf(workingHours, firstDayOfWeek(words.locale));
  const total = minutesPerWeek(week);
  if (employeeGroup === null || total === 0) {
    return (
      <Card title={words.t("mySpace.hours")}>
        <EmptyState
          icon={<CalendarClock />}
          title={words.t("mySpace.noHoursTitle")}
          text={words.t("mySpace.noHoursText")}
        />
      </Card>
    );
  }
  const here = momentIn(employeeGroup.timeZone, now);
  const hours = words.number(total / 60, {
    style: "unit",
    unit: "hour",
    unitDisplay: "long",
    maximumFractionDigits: 1,
  });
  return (
    <Card title={words.t("mySpace.hours")} note={words.t("mySpace.hoursTotal", { hours })}>
      <ul className={styles.week}>
        <li className={cx(styles.day, styles.axis, "ev-num")} aria-hidden="true">
          <span />
          <span className={styles.axisHours}>
            {axis.map((minutes) => (
              <span key={minutes} style={{ left: percent(minutes) }}>
                {timeOf(words, minutes)}
              </span>
            ))}
          </span>
          <span />
        </li>
        {week.map((day) => (
          <DayRow key={day.day} day={day} now={here?.day === day.day ? here : undefined} />
        ))}
      </ul>
      <p className={parts.hint}>
        {words.t("mySpace.hoursOf", {
          group: employeeGroup.name,
          zone: timeZoneName(words, employeeGroup.timeZone, now),
        })}
      </p>
    </Card>
  );
};

interface DayRowProps {
  readonly day: WeekDay;
  /** Given on the day that it is. */
  readonly now: LocalMoment | undefined;
}

const DayRow = ({ day, now }: DayRowProps) => {
  const words = useWords();
  return (
    <li className={styles.day} data-today={now !== undefined || undefined}>
      <span>
        {dayName(words, day.day)}
        {now !== undefined && <span className="ev-sr">, {words.t("mySpace.today")}</span>}
      </span>
      <span className={styles.dayBar} aria-hidden="true">
        {day.stretches.map(({ from, to }) => (
          <span key={from} className={styles.stretch} style={{ left: percent(from), width: percent(to - from) }} />
        ))}
        {now !== undefined && <span className={styles.now} style={{ left: percent(now.minutes) }} />}
      </span>
      <span className={cx(styles.dayHours, "ev-num")}>{hoursOf(words, day.opening)}</span>
    </li>
  );
};

const hoursOf = (words: Words, opening: Stretch | undefined): string => {
  if (opening === undefined) return words.t("mySpace.closed");
  if (opening.to - opening.from >= dayMinutes) return words.t("mySpace.allDay");
  return `${timeOf(words, opening.from)} – ${timeOf(words, opening.to)}`;
};
