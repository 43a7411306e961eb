import { defaultWorkingHours, type WorkingHours } from "@evolve/contracts/employee-groups";

/** An interval of the week, by local time, in which contacts came. */
export interface ObservedInterval {
  /** 0 is Sunday. */
  readonly day: number;
  /** After midnight. */
  readonly minute: number;
  readonly length: number;
}

const dayMinutes = 1_440;
/** A shorter time without contacts is no closing time. */
const leastClosed = 120;

/**
 * When the working day begins: after the longest time in which no contacts come on any day. So the hours after midnight of a queue that
 * is open from 18 to 2 o'clock belong to the evening before.
 */
const dayBegins = (intervals: readonly ObservedInterval[]): number => {
  const spans = intervals.map(({ minute, length }) => [minute, minute + length] as const).sort(([a], [b]) => a - b);
  const first = spans[0]?.[0] ?? 0;
  let [begins, longest, end] = [0, 0, spans[0]?.[1] ?? 0];
  for (const [from, to] of [...spans, [first + dayMinutes, first + dayMinutes] as const]) {
    if (from - end > longest) [begins, longest] = [from % dayMinutes, from - end];
    end = Math.max(end, to);
  }
  return longest < leastClosed ? 0 : begins;
};

const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

/** Opening hours in which all of these intervals lie, one stretch a day, which may go on after midnight. */
export const observedWeek = (intervals: readonly ObservedInterval[]): WorkingHours[] => {
  const begins = dayBegins(intervals);
  // Minutes after the midnight with which the working day began.
  const shifted = intervals.map(({ day, minute, length }) =>
    minute < begins
      ? { day: (day + 6) % 7, from: minute + dayMinutes, to: minute + dayMinutes + length }
      : { day, from: minute, to: minute + length },
  );
  return defaultWorkingHours.map(({ day }) => {
    const seen = shifted.filter((one) => one.day === day);
    if (seen.length === 0) return { day, isOpen: false, fromHour: "00:00", durationInMinutes: 0 };
    // A day has to open before its midnight, however late the first contact came.
    const from = Math.min(dayMinutes - 30, ...seen.map((one) => one.from));
    const to = Math.max(...seen.map((one) => one.to));
    return { day, isOpen: true, fromHour: clockOf(from), durationInMinutes: Math.min(dayMinutes, to - from) };
  });
};
