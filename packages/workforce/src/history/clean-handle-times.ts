import { type LocalDays, localDays } from "../calendar/local-days.ts";
import { arrangeByDay, type DailyHistory } from "../forecast/daily-history.ts";
import { checkSeries } from "../forecast/series.ts";
import { type Control, reportProgress } from "../support/control.ts";
import { checkNumber, InputError } from "../support/input-error.ts";
import { limits } from "../support/limits.ts";
import { robustDeviation, sum } from "../support/statistics.ts";
import type { CleanedHistory, HistoryInput } from "./clean-history.ts";
import { type Decision, type FindingKind, findingId, type HistoryFinding } from "./finding.ts";
import { likeDayCurves } from "./like-days.ts";
import { runsOf } from "./runs.ts";

/** `values` are the contacts handled. */
export interface HandleTimeHistory extends HistoryInput {
  /** The average handle time of each interval in seconds; null where nothing was handled. */
  readonly handleSeconds: readonly (number | null)[];
}

/** A day further off than so many deviations of like days is an outlier. */
const limit = 4;
/** Smaller differences are no finding, however unlikely: handle times differ less than contacts do. */
const leastRatio = 0.2;
/** A stretch of hours is off by so many deviations, and by a larger share. */
const stretchLimit = 6.5;
const leastStretchRatio = 0.3;
/** The average of fewer contacts says little about a day, or about some hours. */
const leastContacts = 20;

/**
 * Finds handle times that are far from those of like days, and contacts handled without any. A day's average is compared over the
 * intervals in which it had contacts, so that a busy evening alone is no finding; what few contacts may differ by is allowed for.
 *
 * Source: as `cleanHistory`, on the cube root of the ratio (Wilson and Hilferty, PNAS 17 (1931) 684-688): for handle times that differ by as much
 * as they last it makes the deviation of an average normal, also that of a few contacts.
 *
 * @throws InputError naming the field that is missing, negative, absurd or no number
 * @throws CancelledError
 */
export const cleanHandleTimes = (given: HandleTimeHistory, control: Control = {}): CleanedHistory => {
  const { start, known: dayCount } = checkSeries(given);
  const { values, until = values.length, handleSeconds, zone, intervalMinutes } = given;
  if (handleSeconds.length !== values.length)
    throw new InputError("handleSeconds", `has ${handleSeconds.length} intervals, while values has ${values.length}`);
  // By place: for the intervals of a year iterators and names of faults take longer than the comparison.
  const contacts = new Float64Array(values.length);
  /** NaN where nothing was handled, and where contacts came without a handle time. */
  const seconds = new Float64Array(values.length).fill(Number.NaN);
  for (let at = 0; at < Math.min(until, values.length); at += 1) {
    const handle = handleSeconds[at] ?? null;
    if (handle !== null && !(handle >= 0 && handle <= limits.seconds))
      checkNumber(handle, `handleSeconds[${at}]`, { min: 0, max: limits.seconds });
    contacts[at] = values[at] ?? 0;
    if ((contacts[at] as number) > 0 && handle !== null && handle > 0) seconds[at] = handle;
  }
  const calendar = localDays(start, zone, intervalMinutes, { days: dayCount });
  const arranged = arrangeByDay(calendar, dayCount, seconds, new Set(given.closedDays));
  const history = { ...arranged, totals: averagesOfDays(calendar, contacts, seconds) };
  const { expected, low, high, likeDays } = likeDayCurves(history, calendar, control);
  const series: Comparison = { given, calendar, history, contacts, seconds, expected, likeDays };
  const ratios = [...calendar.days.keys()].flatMap((day) => {
    const { actual, usual } = averageOf(...boundsOf(calendar, day), series);
    return actual > 0 && usual > 0 ? [Math.log(actual / usual)] : [];
  });
  const usualDeviation = ratios.length < 10 ? 0.1 : Math.max(0.02, robustDeviation(ratios));
  const findings = [
    ...withoutHandleTime(series),
    ...calendar.days.flatMap((_, day) => findingsOn(day, usualDeviation, series)),
  ];
  reportProgress(control, 1);
  return { findings: findings.sort((one, other) => one.from - other.from), expected, low, high };
};

interface Comparison {
  readonly given: HandleTimeHistory;
  readonly calendar: LocalDays;
  readonly history: DailyHistory;
  readonly contacts: Float64Array;
  readonly seconds: Float64Array;
  readonly expected: Float64Array;
  readonly likeDays: Uint8Array;
}

const boundsOf = ({ days }: LocalDays, day: number): [number, number] => {
  const { first = 0, slots = [] } = days[day] ?? {};
  return [first, first + slots.length];
};

/** Seconds per contact of each day; NaN without any. */
const averagesOfDays = (calendar: LocalDays, contacts: Float64Array, seconds: Float64Array): Float64Array =>
  Float64Array.from(calendar.days.keys(), (day) => {
    const [from, to] = boundsOf(calendar, day);
    let [count, total] = [0, 0];
    for (let at = from; at < to; at += 1) {
      if (Number.isNaN(seconds[at] ?? Number.NaN)) continue;
      count += contacts[at] as number;
      total += (contacts[at] as number) * (seconds[at] as number);
    }
    return count > 0 ? total / count : Number.NaN;
  });

/** The handle time of the contacts of a stretch, and what like days make of the same contacts, where both are known. */
const averageOf = (from: number, to: number, { contacts, seconds, expected }: Comparison) => {
  let [count, actual, usual] = [0, 0, 0];
  for (let at = from; at < to; at += 1) {
    const [own, like] = [seconds[at] ?? Number.NaN, expected[at] ?? Number.NaN];
    if (Number.isNaN(own) || Number.isNaN(like)) continue;
    count += contacts[at] as number;
    actual += own * (contacts[at] as number);
    usual += like * (contacts[at] as number);
  }
  return count === 0 ? { count, actual: 0, usual: 0 } : { count, actual: actual / count, usual: usual / count };
};

/** By how many deviations an average of so many contacts is off, where averages also differ by a share of their own. */
const deviationsOf = (ratio: number, count: number, own: number): number =>
  (3 * (Math.cbrt(ratio) - 1 + 1 / (9 * count))) / Math.sqrt(own * own + 1 / count);

/** Contacts that were handled although no handle time is known, over nights and quiet hours too. */
const withoutHandleTime = (series: Comparison): HistoryFinding[] => {
  const { contacts, seconds, expected } = series;
  return runsOf(0, contacts.length, (at) => {
    if (contacts[at] === 0 || Number.isNaN(expected[at])) return null;
    return Number.isNaN(seconds[at]);
  }).flatMap(([from, to]) => {
    const count = contacts.subarray(from, to).reduce((sum, contact) => sum + contact, 0);
    return count < leastContacts ? [] : [findingOf("zero", from, to, null, series)];
  });
};

const findingsOn = (day: number, usualDeviation: number, series: Comparison): HistoryFinding[] => {
  const { calendar, history } = series;
  const [from, to] = boundsOf(calendar, day);
  const { count, actual, usual } = averageOf(from, to, series);
  if (history.closed[day] || count < leastContacts || usual === 0) return [];
  const level = actual / usual;
  const deviations = deviationsOf(level, count, usualDeviation);
  if (Math.abs(deviations) <= limit || Math.abs(level - 1) <= leastRatio) return stretchesOn(day, level, series);
  const end = Math.min(to, series.contacts.findLastIndex((contact) => contact > 0) + 1);
  return [findingOf(level < 1 ? "low" : "high", from, end, deviations, series)];
};

/** Hours of a day that are off while the day as a whole is not. */
const stretchesOn = (day: number, level: number, series: Comparison): HistoryFinding[] => {
  const { calendar, contacts, seconds, expected } = series;
  const [first, end] = boundsOf(calendar, day);
  /** NaN where nothing is known. */
  const scoresOfDay = new Float64Array(end - first);
  for (let at = first; at < end; at += 1) {
    const [own, like] = [seconds[at] as number, (expected[at] as number) * level];
    // Intervals also differ by a tenth of their own.
    scoresOfDay[at - first] = deviationsOf(own / like, contacts[at] as number, 0.1);
  }
  return ([-1, 1] as const).flatMap((sign) =>
    runsOf(first, end, (at) => {
      const score = scoresOfDay[at - first] as number;
      return Number.isNaN(score) ? null : sign * score > 1.5;
    }).flatMap(([from, to]) => {
      const scores = scoresOfDay.subarray(from - first, to - first).filter((score) => !Number.isNaN(score));
      const deviations = sum(scores) / Math.sqrt(scores.length);
      const { count, actual, usual } = averageOf(from, to, series);
      const isOff = Math.abs(deviations) >= stretchLimit && Math.abs(actual / usual - 1) > leastStretchRatio;
      return isOff && count >= leastContacts
        ? [findingOf(sign < 0 ? "low" : "high", from, to, deviations, series)]
        : [];
    }),
  );
};

/** What is off is not learnt from: the contacts left are enough for an average. Where handle times are missing, like days fill them in. */
const proposalFor = (kind: FindingKind): Decision => (kind === "zero" ? "repair" : "exclude");

const findingOf = (
  kind: FindingKind,
  from: number,
  to: number,
  deviations: number | null,
  series: Comparison,
): HistoryFinding => {
  const { given, calendar, expected, seconds, contacts, likeDays } = series;
  const dayAt = (at: number): number => calendar.days.findLastIndex(({ first }) => first <= at);
  const day = dayAt(from);
  const { date = "", first = 0, startsAt = 0 } = calendar.days[day] ?? {};
  const repair = Array.from({ length: to - from }, (_, place) => {
    const [like, own] = [expected[from + place] as number, seconds[from + place] as number];
    return Number.isNaN(like) ? (Number.isNaN(own) ? 0 : own) : like;
  });
  let [count, likely] = [0, 0];
  repair.forEach((value, place) => {
    count += contacts[from + place] as number;
    likely += value * (contacts[from + place] as number);
  });
  const average = kind === "zero" ? { actual: 0, usual: likely / count } : averageOf(from, to, series);
  return {
    id: findingId("handleTime", kind, startsAt + (from - first) * given.intervalMinutes * 60_000),
    measure: "handleTime",
    kind,
    from,
    to,
    fromDate: date,
    toDate: calendar.days[dayAt(to - 1)]?.date ?? date,
    evidence: {
      actual: average.actual,
      expected: average.usual,
      ratio: average.usual > 0 ? average.actual / average.usual : null,
      deviations,
      likeDays: likeDays[day] ?? 0,
      afterClosure: given.closedDays?.includes(calendar.days[day - 1]?.date ?? "") ?? false,
    },
    proposal: proposalFor(kind),
    repair,
  };
};
