import { calendarDays, localDateOf, type Violation } from "@evolve/workforce";
import type { EditedShift } from "./draft-state.ts";

export const minute = 60_000;
const quarter = 15 * minute;
/** Shifts that are written by hand end within so many hours. */
const longest = 16 * 60 * minute;

/** Moments from one to another, with that which is chosen now. */
const moments = (from: number, to: number, step: number, chosen: number): number[] => {
  const times = Array.from({ length: Math.max(0, Math.floor((to - from) / step) + 1) }, (_, at) => from + at * step);
  return times.includes(chosen) ? times : [...times, chosen].sort((one, other) => one - other);
};

/** When a shift may begin on its day, each quarter of an hour that passes. */
export const startsOf = ({ start }: EditedShift, zone: string): number[] => {
  const [day, next] = calendarDays(localDateOf(start, zone), zone, 15, 2).days;
  const from = day?.startsAt ?? start;
  return moments(from, (next?.startsAt ?? start) - quarter, quarter, start);
};

/** When a shift may end. */
export const endsOf = ({ start, minutes }: EditedShift): number[] =>
  moments(start + quarter, start + longest, quarter, start + minutes * minute);

/** When one of its activities may begin. */
export const activityStarts = (
  { start, minutes }: EditedShift,
  activity: EditedShift["activities"][number],
): number[] =>
  moments(start, start + Math.max(0, minutes - activity.minutes) * minute, 5 * minute, start + activity.start * minute);

/** When the shift would begin had its person rested long enough; undefined where that is not what is wrong. */
export const restedStart = ({ start }: EditedShift, broken: readonly Violation[]): number | undefined => {
  const rest = broken.find(({ code, values }) => code === "rest-too-short" && values["start"] === start);
  return rest && Number(rest.values["end"]) + Number(rest.values["min"]) * minute;
};
