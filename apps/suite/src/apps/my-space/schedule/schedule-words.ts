import type { OwnShift } from "@evolve/contracts/my-schedule";
import type { Words } from "@evolve/i18n";
import { endOf, type Piece } from "./next-activity.ts";

export const timeOf = (words: Words, zone: string, moment: number): string => words.date(moment, "time", zone);

export const spanOf = (words: Words, zone: string, span: Pick<Piece, "start" | "minutes">): string =>
  words.t("schedules.span", { from: timeOf(words, zone, span.start), to: timeOf(words, zone, endOf(span)) });

/** '1 h 45 min', '2 h', '0 min' */
export const durationOf = (words: Words, minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  return hours > 0 && minutes % 60 === 0
    ? words.t("schedules.wholeHours", { hours })
    : words.t("schedules.countdown", { hours, minutes: minutes % 60 });
};

/** '3 days', from two on, or '1 h 45 min'. */
export const countdownOf = (words: Words, milliseconds: number): string => {
  const minutes = Math.max(0, Math.ceil(milliseconds / 60_000));
  const days = Math.floor(minutes / 1_440);
  return days >= 2 ? words.t("schedules.countdownDays", { days }) : durationOf(words, minutes);
};

export const nameOf = (words: Words, { name }: Pick<Piece, "name">): string => name || words.t("schedules.onQueue");

/** 'Monday, November 30, 2026' */
export const fullDay = (words: Words, day: string): string => words.date(day, "fullDate", "UTC");

/** What a day is, for its label: shifts, a day off, or not published. */
export const dayWords = (words: Words, zone: string, shifts: readonly OwnShift[], isPublished: boolean): string => {
  if (shifts.length === 0) return words.t(isPublished ? "schedules.off" : "schedules.unknown");
  const spans = words.list(shifts.map((shift) => spanOf(words, zone, shift)));
  return shifts.some(({ isChanged }) => isChanged) ? `${spans}, ${words.t("schedules.changed")}` : spans;
};
