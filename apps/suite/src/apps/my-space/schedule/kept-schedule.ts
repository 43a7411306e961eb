import { type KeptDay, type KeptPage, keptScheduleKey } from "@evolve/contracts/kept-schedule";
import type { OwnSchedule } from "@evolve/contracts/my-schedule";
import type { Words } from "@evolve/i18n";
import { timeZoneName } from "@evolve/i18n/time-zone";
import { calendarDays, daysLater } from "@evolve/workforce";
import { dateIn } from "../../../parts/local-days.ts";
import { endOf } from "./next-activity.ts";
import { dayWords, durationOf, fullDay, nameOf, timeOf } from "./schedule-words.ts";

/** After so many days nothing is kept any more. */
const keptDays = 14;

type Months = Readonly<Record<string, OwnSchedule>>;

interface Kept {
  readonly userId: string;
  /** When it was up to date. */
  readonly at: number;
  readonly months: Months;
  readonly page: KeptPage;
}

/** The schedule that was last seen in this browser by its user, by month; null where there is none, or its days are over. */
export const readKept = (userId: string, now = Date.now()): Pick<Kept, "at" | "months"> | null => {
  try {
    const kept = JSON.parse(localStorage.getItem(keptScheduleKey) ?? "null") as Kept | null;
    if (kept?.userId === userId && kept.page.days.some(({ until }) => until > now)) return kept;
    localStorage.removeItem(keptScheduleKey);
  } catch {
    // Forbidden, or of another version.
  }
  return null;
};

interface Seen {
  readonly userId: string;
  readonly month: string;
  readonly schedule: OwnSchedule;
  readonly at: number;
}

/** Keeps the two months that were seen last. Signing out removes them. */
export const keepSeen = (words: Words, { userId, month, schedule, at }: Seen): void => {
  const others = Object.entries(readKept(userId)?.months ?? {}).filter(([known]) => known !== month);
  const months = Object.fromEntries([...others.slice(-1), [month, schedule]]);
  try {
    const kept: Kept = { userId, at, months, page: pageOf(words, months, at) };
    localStorage.setItem(keptScheduleKey, JSON.stringify(kept));
  } catch {
    // Full, or forbidden: the schedule is then not there offline.
  }
};

/** The published days from today on, as texts for the offline page. */
export const pageOf = (words: Words, months: Months, at: number): KeptPage => {
  const schedules = Object.values(months);
  const zone = schedules.at(-1)?.zone ?? "UTC";
  const today = dateIn(zone, at);
  const days = Array.from({ length: keptDays }, (_, index) => daysLater(today, index));
  return {
    language: words.language,
    title: words.t("schedules.title"),
    note: words.t("schedules.offline", { time: words.date(at, "dateTime", zone) }),
    zone: words.t("schedules.zone", { zone: timeZoneName(words, zone, at) }),
    days: days.flatMap((day) => {
      const schedule = schedules.find(({ publishedDays }) => publishedDays.includes(day));
      return schedule ? dayOf(words, schedule, day) : [];
    }),
  };
};

const dayOf = (words: Words, { shifts: all, zone }: OwnSchedule, day: string): KeptDay => {
  const shifts = all.filter((shift) => shift.day === day);
  const [midnight = 0] = calendarDays(daysLater(day, 1), zone, 15, 1).days.map(({ startsAt }) => startsAt);
  return {
    until: Math.max(midnight, ...shifts.map(endOf)),
    title: fullDay(words, day),
    what: dayWords(words, zone, shifts, true),
    pieces: shifts
      .flatMap(({ pieces }) => pieces)
      .map((piece) => ({
        time: timeOf(words, zone, piece.start),
        name: nameOf(words, piece),
        duration: durationOf(words, piece.minutes),
      })),
  };
};
