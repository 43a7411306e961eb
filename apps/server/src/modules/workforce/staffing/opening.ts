import type { LocalDay } from "@evolve/workforce";
import type { WorkingDay } from "../../../database/json-columns.ts";

const dayMinutes = 1_440;

/** From and to in minutes after midnight of a weekday; hours of the day before may reach into it. */
const spansOn = (weekday: number, hours: readonly WorkingDay[]): readonly (readonly [number, number])[] =>
  hours.flatMap(({ day, isOpen, fromHour, durationInMinutes }) => {
    if (!isOpen || durationInMinutes === 0) return [];
    const [hour = 0, minute = 0] = fromHour.split(":").map(Number);
    const from = hour * 60 + minute;
    const to = from + durationInMinutes;
    if (day === weekday) return [[from, Math.min(to, dayMinutes)] as const];
    return (day + 1) % 7 === weekday && to > dayMinutes ? [[0, to - dayMinutes] as const] : [];
  });

/** For each interval of a day, whether any of these opening hours touch it. */
export const openIntervals = (
  { weekday, slots }: Pick<LocalDay, "weekday" | "slots">,
  intervalMinutes: number,
  openingHours: readonly (readonly WorkingDay[])[],
): boolean[] => {
  const spans = openingHours.flatMap((hours) => spansOn(weekday, hours));
  return slots.map((slot) => {
    const from = slot * intervalMinutes;
    return spans.some(([opens, closes]) => opens < from + intervalMinutes && closes > from);
  });
};
