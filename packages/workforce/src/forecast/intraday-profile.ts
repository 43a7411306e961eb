import { mean, median } from "../support/statistics.ts";
import { type DailyHistory, latestDays } from "./daily-history.ts";

/** Same weekdays that a profile is learnt from. */
const weeks = 8;
/** Below this many contacts an interval's median is biased, so its mean is taken. */
const sparse = 10;
/** What a day of a weekday with the same course weighs beside one of the weekday's own. */
const borrowed = 0.5;

/**
 * How a day's total is spread over its intervals: for each weekday the shares of the slots, which sum to 1.
 *
 * A share is the median over the last same weekdays, which a disturbed day does not move. A weekday with few days
 * borrows from the course of the days that are like it.
 */
export const intradayProfiles = (history: DailyHistory, origin: number): readonly Float64Array[] => {
  const ofWeekday = (weekday: number) =>
    latestDays(history, origin, weeks, (day) => history.days[day]?.weekday === weekday);
  const own = Array.from({ length: 7 }, (_, weekday) => sharesOf(history, ofWeekday(weekday)));
  const all = sharesOf(
    history,
    latestDays(history, origin, weeks * 3, () => true),
  );
  return own.map((profile) => normalised(profile.days === 0 ? all.shares : borrow(profile, own)));
};

interface Shares {
  readonly shares: Float64Array;
  /** How many days they were learnt from. */
  readonly days: number;
  readonly total: number;
}

const sharesOf = (history: DailyHistory, chosen: readonly number[]): Shares => {
  const { slotsPerDay, values, totals } = history;
  const shares = new Float64Array(slotsPerDay);
  const days = chosen.filter((day) => (totals[day] as number) > 0);
  const total = mean(days.map((day) => totals[day] as number));
  for (let slot = 0; slot < slotsPerDay; slot += 1) {
    const seen: number[] = [];
    for (const day of days) {
      const value = values[day * slotsPerDay + slot] as number;
      if (!Number.isNaN(value)) seen.push(value / (totals[day] as number));
    }
    if (seen.length === 0) continue;
    const average = mean(seen);
    shares[slot] = average * total < sparse ? average : median(seen);
  }
  return { shares: normalised(shares), days: days.length, total };
};

const normalised = (shares: Float64Array): Float64Array => {
  const total = shares.reduce((sum, share) => sum + share, 0);
  return total === 0 ? shares : shares.map((share) => share / total);
};

/** Mixes a weekday's course with those of other weekdays, in so far as they differ by no more than chance explains. */
const borrow = (profile: Shares, all: readonly Shares[]): Float64Array => {
  const mixed = profile.shares.map((share) => share * profile.days);
  for (const other of all) {
    if (other === profile || other.days === 0) continue;
    let distance = 0;
    let byChance = 0;
    profile.shares.forEach((share, slot) => {
      distance += Math.abs(share - (other.shares[slot] as number));
      // The mean distance of two counts of Poisson's distribution: √(2/π) of its deviation.
      byChance += 0.8 * Math.sqrt(share * (1 / (profile.total * profile.days) + 1 / (other.total * other.days)));
    });
    const excess = Math.max(0, distance / byChance - 1);
    const weight = borrowed * other.days * Math.exp(-excess * excess);
    other.shares.forEach((share, slot) => (mixed[slot] = (mixed[slot] as number) + share * weight));
  }
  return mixed;
};
