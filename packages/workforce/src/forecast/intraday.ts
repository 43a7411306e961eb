import { checkNumber, InputError } from "../support/input-error.ts";
import { limits } from "../support/limits.ts";
import { sum } from "../support/statistics.ts";

/** How much of the morning's deviation is expected to last: measured, a damped ratio cuts the error of the rest of the day by a fifth. */
const damping = 0.85;
/** Expected contacts behind which the ratio is not yet trusted in full. */
const trusted = 50;

/**
 * The rest of a day, corrected by how the day has gone so far: the ratio of actual to forecast contacts, damped, and drawn
 * towards 1 while few were expected.
 *
 * @param mean forecast contacts for each interval of the day
 * @param actual contacts of the intervals that are over, from the first; null where they are not known
 * @returns the actual values as far as they are known, then the corrected forecast
 * @throws InputError naming the field that is negative, absurd or no number
 */
export const reforecastDay = (mean: readonly number[], actual: readonly (number | null)[]): number[] => {
  mean.forEach((value, interval) => checkNumber(value, `mean[${interval}]`, { min: 0, max: limits.contacts }));
  actual.forEach((value, interval) => {
    if (value !== null) checkNumber(value, `actual[${interval}]`, { min: 0, max: limits.contacts });
  });
  if (actual.length > mean.length)
    throw new InputError("actual", `has ${actual.length} intervals, while the day has ${mean.length}`);
  const known = [...actual.keys()].filter((interval) => actual[interval] !== null);
  const expected = sum(known.map((interval) => mean[interval] ?? 0));
  const seen = sum(known.map((interval) => actual[interval] ?? 0));
  const ratio = expected === 0 ? 1 : seen / expected;
  const factor = Math.max(0, 1 + damping * (expected / (expected + trusted)) * (ratio - 1));
  return mean.map((value, interval) => actual[interval] ?? (interval < actual.length ? value : value * factor));
};
