import { type LocalDays, localDays } from "../calendar/local-days.ts";
import { arrangeByDay, type DailyHistory } from "../forecast/daily-history.ts";
import { checkSeries, type SeriesInput } from "../forecast/series.ts";
import { type Control, reportProgress } from "../support/control.ts";
import { sum } from "../support/statistics.ts";
import { type Decision, type FindingKind, findingId, type HistoryFinding } from "./finding.ts";
import { type Curves, expectedOn, likeDayCurves, usualDeviation } from "./like-days.ts";
import { runsOf } from "./runs.ts";

export interface HistoryInput extends SeriesInput {
  /** The first interval that is not over yet, counted from the first of the history; by default all are. */
  readonly until?: number;
}

export interface CleanedHistory {
  readonly findings: readonly HistoryFinding[];
  /** For each interval the median of like days, and the range of eight in ten; NaN where there are too few. */
  readonly expected: Float64Array;
  readonly low: Float64Array;
  readonly high: Float64Array;
}

/** A day further off than so many deviations of like days is an outlier. */
const limit = 4;
/** Smaller differences are no finding, however unlikely. */
const leastRatio = 0.25;
/** A stretch of hours is off by so many deviations, and by so many contacts. A year has 35,000 intervals, so chance goes far. */
const stretchLimit = 6.5;
const leastExcess = 15;
/** Gaps of fewer expected contacts are not worth a decision. */
const leastContacts = 5;

/**
 * Finds gaps and outliers in a history by comparing each day with the same weekdays around it, and proposes what to do:
 * repair what is missing or broken, exclude days that will not come again, keep what may. What comes after the last known interval, or is
 * not over yet, is no part of any finding.
 *
 * Source: Hampel's identifier (Davies and Gather, JASA 88 (1993) 782-792) on the logarithm of daily totals and, within days,
 * on runs of intervals.
 *
 * @throws InputError naming the field that is missing, negative, absurd or no number
 * @throws CancelledError
 */
export const cleanHistory = (given: HistoryInput, control: Control = {}): CleanedHistory => {
  const { start, known } = checkSeries(given);
  const input = withoutComing(given);
  const calendar = localDays(start, input.zone, input.intervalMinutes, { days: known });
  const history = arrangeByDay(calendar, known, input.values, new Set(input.closedDays));
  const curves = likeDayCurves(history, calendar, control);
  const usual = usualDeviation(history, curves);
  const end = input.values.findLastIndex((value) => value !== null) + 1;
  const findings = calendar.days.flatMap((_, day) => findingsOn(day, { input, calendar, history, curves, usual, end }));
  reportProgress(control, 1);
  return { findings: joinGaps(findings), expected: curves.expected, low: curves.low, high: curves.high };
};

/** What is counted so far of an interval that is not over says nothing. */
const withoutComing = ({ until, ...input }: HistoryInput): SeriesInput =>
  until === undefined || until >= input.values.length
    ? input
    : { ...input, values: input.values.map((value, at) => (at < until ? value : null)) };

interface Comparison {
  readonly input: SeriesInput;
  readonly calendar: LocalDays;
  readonly history: DailyHistory;
  readonly curves: Curves;
  /** Deviation of a day's total from its like days', as a logarithm. */
  readonly usual: number;
  /** The interval after the last known one. */
  readonly end: number;
}

const findingsOn = (day: number, comparison: Comparison): HistoryFinding[] => {
  const { calendar, history, curves, usual } = comparison;
  const local = calendar.days[day];
  if (!local || (history.closed[day] && history.totals[day] !== 0 && !isEmptyDay(day, comparison))) return [];
  const end = Math.min(local.first + local.slots.length, comparison.end);
  const expected = expectedOn(calendar, curves, day);
  if (isEmptyDay(day, comparison)) return [findingOf("zero", local.first, end, null, day, comparison)];
  const gaps = gapsOn(day, comparison);
  const total = history.totals[day] as number;
  if (Number.isNaN(total) || expected < 20) return gaps;
  // Chance adds its own to what days differ by.
  const deviations = Math.log(Math.max(1, total) / expected) / Math.hypot(usual, 1 / Math.sqrt(expected));
  const isOff = Math.abs(deviations) > limit && Math.abs(total / expected - 1) > leastRatio;
  if (!isOff) return [...gaps, ...stretchesOn(day, total / expected, comparison)];
  return [...gaps, findingOf(deviations < 0 ? "low" : "high", local.first, end, deviations, day, comparison)];
};

/** Open by the calendar, its weekday is usually busy, and nothing was offered all day. */
const isEmptyDay = (day: number, { input, calendar, history }: Comparison): boolean => {
  const local = calendar.days[day];
  if (!local || !history.closed[day] || input.closedDays?.includes(local.date)) return false;
  const values = input.values.slice(local.first, local.first + local.slots.length);
  return values.some((value) => value === 0);
};

const gapsOn = (day: number, comparison: Comparison): HistoryFinding[] => {
  const { input, calendar, history, curves } = comparison;
  const { first = 0, slots = [] } = calendar.days[day] ?? {};
  if (history.closed[day]) return [];
  return runsOf(
    first,
    Math.min(first + slots.length, comparison.end),
    (at) => (input.values[at] ?? null) === null && !Number.isNaN(curves.expected[at]),
  )
    .map(([from, to]) => findingOf("gap", from, to, null, day, comparison))
    .filter(({ evidence }) => evidence.expected >= leastContacts);
};

/** Hours of a day that are off while the day as a whole is not: an outage, a burst. */
const stretchesOn = (day: number, level: number, comparison: Comparison): HistoryFinding[] => {
  const { input, calendar, curves } = comparison;
  const { first = 0, slots = [] } = calendar.days[day] ?? {};
  const scores = new Float64Array(slots.length);
  for (let place = 0; place < slots.length; place += 1) {
    const [actual, expected] = [
      input.values[first + place] ?? null,
      (curves.expected[first + place] as number) * level,
    ];
    if (actual === null || Number.isNaN(expected)) continue;
    // Anscombe's transformation makes the deviation of a count 1, however small it is; intervals also differ by a tenth of their own.
    const score = 2 * (Math.sqrt(actual + 0.375) - Math.sqrt(expected + 0.375));
    scores[place] = score / Math.sqrt(1 + 0.01 * expected);
  }
  return ([-1, 1] as const).flatMap((sign) =>
    runsOf(first, first + slots.length, (at) => sign * (scores[at - first] as number) > 1.5).flatMap(([from, to]) => {
      const deviations = sum(scores.subarray(from - first, to - first)) / Math.sqrt(to - from);
      const isOff = Math.abs(deviations) >= stretchLimit && Math.abs(excessIn(from, to, comparison)) >= leastExcess;
      return isOff ? [findingOf(sign < 0 ? "low" : "high", from, to, deviations, day, comparison)] : [];
    }),
  );
};

/** How many more contacts came than like days have, or than what came where there are too few of them. */
const excessIn = (from: number, to: number, { input, curves }: Comparison): number => {
  let excess = 0;
  for (let at = from; at < to; at += 1) {
    const [actual, expected] = [input.values[at] ?? 0, curves.expected[at] as number];
    if (!Number.isNaN(expected)) excess += actual - expected;
  }
  return excess;
};

const findingOf = (
  kind: FindingKind,
  from: number,
  to: number,
  deviations: number | null,
  day: number,
  { input, calendar, curves }: Comparison,
): HistoryFinding => {
  const { date = "", first = 0, startsAt = 0 } = calendar.days[day] ?? {};
  const repair = Array.from({ length: to - from }, (_, place) => {
    const expected = curves.expected[from + place] as number;
    return Number.isNaN(expected) ? (input.values[from + place] ?? 0) : expected;
  });
  const actual = input.values.slice(from, to).reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const expected = repair.reduce((sum, value) => sum + value, 0);
  const afterClosure = input.closedDays?.includes(calendar.days[day - 1]?.date ?? "") ?? false;
  return {
    id: findingId("offered", kind, startsAt + (from - first) * input.intervalMinutes * 60_000),
    measure: "offered",
    kind,
    from,
    to,
    fromDate: date,
    toDate: date,
    evidence: {
      actual,
      expected,
      ratio: expected > 0 ? actual / expected : null,
      deviations,
      likeDays: curves.likeDays[day] ?? 0,
      afterClosure,
    },
    proposal: proposalFor(kind, afterClosure),
    repair,
  };
};

/** A high day may come again, and after a closure it will; what is missing is repaired, what broke down is left out. */
const proposalFor = (kind: FindingKind, afterClosure: boolean): Decision => {
  if (kind === "gap") return "repair";
  if (kind === "high") return afterClosure ? "keep" : "exclude";
  return kind === "low" ? "repair" : "exclude";
};

/** Gaps that follow each other over midnight are one. */
const joinGaps = (findings: readonly HistoryFinding[]): HistoryFinding[] => {
  const joined: HistoryFinding[] = [];
  for (const finding of findings) {
    const last = joined.at(-1);
    const follows = last?.kind === "gap" && finding.kind === "gap" && finding.from === last.to;
    if (!follows) {
      joined.push(finding);
      continue;
    }
    const [actual, expected] = [
      last.evidence.actual + finding.evidence.actual,
      last.evidence.expected + finding.evidence.expected,
    ];
    joined[joined.length - 1] = {
      ...last,
      to: finding.to,
      toDate: finding.toDate,
      evidence: { ...last.evidence, actual, expected, ratio: expected > 0 ? actual / expected : null },
      repair: [...last.repair, ...finding.repair],
    };
  }
  return joined;
};
