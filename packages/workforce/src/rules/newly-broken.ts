import type { Violation } from "./violation.ts";

/** The same rule, broken by the same shift with the same other one, activity, skill or time off. */
const keyOf = ({ code, date, shift = "", values: { other, activity, skill, from } }: Violation): string =>
  JSON.stringify([code, date, shift, other, activity, skill, from]);

/** By how much a rule is broken, in its own unit; 1 of those that are kept or not. */
const extentOf = ({ code, values }: Violation): number => {
  const { off, rest, paid, days, minutes, min, max, start, from, to } = values;
  if (off !== undefined) return Number(off);
  if (code === "activity-outside-window") return Math.max(Number(from) - Number(start), Number(start) - Number(to));
  const reached = Number(rest ?? paid ?? days ?? minutes);
  if (min !== undefined) return Number(min) - reached;
  return max === undefined ? 1 : reached - Number(max);
};

const extents = (violations: readonly Violation[]): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const violation of violations) {
    const key = keyOf(violation);
    sums.set(key, (sums.get(key) ?? 0) + extentOf(violation));
  }
  return sums;
};

/** Of the rules that are broken now, those that were kept before or broken by less: these need a reason of their own. */
export const newlyBroken = (before: readonly Violation[], now: readonly Violation[]): Violation[] => {
  const [had, has] = [extents(before), extents(now)];
  return now.filter((violation) => {
    const key = keyOf(violation);
    return (has.get(key) ?? 0) > (had.get(key) ?? 0);
  });
};
