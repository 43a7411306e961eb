import { defaultWorkingHours, type WorkingHours } from "@evolve/contracts/employee-groups";
import { organisationLimits } from "@evolve/contracts/organisation";
import type { Words } from "@evolve/i18n";

type Day = Pick<WorkingHours, "day" | "isOpen" | "fromHour" | "durationInMinutes">;

/** A Sunday, to name the days by. */
const someSunday = Date.UTC(2026, 0, 4);
const hourMs = 3_600_000;

/** 0 is Sunday. The whole name is a label, which begins with a capital in every language; the short one may be part of a text. */
export const dayName = (words: Words, day: number, style: "weekday" | "shortWeekday"): string => {
  const name = words.date(someSunday + day * 24 * hourMs, style, "UTC");
  if (style === "shortWeekday") return name;
  return name.charAt(0).toLocaleUpperCase(words.locale) + name.slice(1);
};

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** When a day closes, HH:MM; on the next day where it is not after it opens. A whole day closes when it opens. */
export const closingOf = ({ fromHour, durationInMinutes }: Day): string => {
  const end = (minutesOf(fromHour) + durationInMinutes) % organisationLimits.minutesPerDay;
  return `${twoDigits(Math.floor(end / 60))}:${twoDigits(end % 60)}`;
};

/** The length of a span over midnight where it ends before it begins; equal times are a whole day. */
export const durationOf = (from: string, to: string): number =>
  (minutesOf(to) - minutesOf(from) + organisationLimits.minutesPerDay) % organisationLimits.minutesPerDay ||
  organisationLimits.minutesPerDay;

/** All seven days, those that are missing closed. */
export const wholeWeek = (days: readonly Day[]): WorkingHours[] =>
  defaultWorkingHours.map(({ day, fromHour }) => {
    const { isOpen, ...hours } = days.find((one) => one.day === day) ?? {
      isOpen: false,
      fromHour,
      durationInMinutes: 0,
    };
    return {
      day,
      isOpen: isOpen && hours.durationInMinutes > 0,
      fromHour: hours.fromHour,
      durationInMinutes: hours.durationInMinutes,
    };
  });

/** A time such as 07:30 as clocks show it in the reader's language. */
export const timeLabel = (words: Words, time: string): string =>
  words.date(someSunday + minutesOf(time) * 60_000, "time", "UTC");

const timesOf = (words: Words, day: Day, closed: string): string => {
  const { t } = words;
  if (!day.isOpen || day.durationInMinutes === 0) return closed;
  if (day.durationInMinutes === organisationLimits.minutesPerDay) return t("organization.allDay");
  return `${timeLabel(words, day.fromHour)}–${timeLabel(words, closingOf(day))}`;
};

/** Working hours in words, days with the same hours together: "Mon–Fri 08:00–18:00 · Sat–Sun Closed". */
export const describeWeek = (
  words: Words,
  days: readonly Day[],
  closed: string = words.t("organization.closed"),
): string => {
  const monday = 1;
  const week = wholeWeek(days);
  const ordered = [...week.slice(monday), ...week.slice(0, monday)];
  const runs: { first: number; last: number; times: string }[] = [];
  for (const day of ordered) {
    const times = timesOf(words, day, closed);
    const run = runs.at(-1);
    if (run?.times === times) run.last = day.day;
    else runs.push({ first: day.day, last: day.day, times });
  }
  return runs
    .map(({ first, last, times }) => {
      const names = [...new Set([first, last])].map((day) => dayName(words, day, "shortWeekday"));
      return words.t("organization.daysAndTimes", { days: names.join("–"), times });
    })
    .join(" · ");
};

/** Open hours of a week, to two decimals. */
export const hoursIn = (days: readonly Day[]): number =>
  Math.round(
    days.reduce((sum, { isOpen, durationInMinutes }) => sum + (isOpen ? durationInMinutes : 0), 0) * (100 / 60),
  ) / 100;
