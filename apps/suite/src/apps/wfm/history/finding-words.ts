import type { Decision, Finding, FindingKind, HistorySeries } from "@evolve/contracts/history";
import type { PlainKey, Words } from "@evolve/i18n";
import { dayLabel } from "../day-names.ts";

export const kindNames: Readonly<Record<FindingKind, PlainKey>> = {
  gap: "planning.findingGap",
  low: "planning.findingLow",
  high: "planning.findingHigh",
  zero: "planning.findingZero",
};
export const decisionNames: Readonly<Record<Decision, PlainKey>> = {
  repair: "planning.repair",
  exclude: "planning.exclude",
  keep: "planning.keep",
};
export const decidedNames: Readonly<Record<Decision, PlainKey>> = {
  repair: "planning.repaired",
  exclude: "planning.excluded",
  keep: "planning.kept",
};

/** What is wrong with a stretch, and what shows it. */
export const foundText = (words: Words, { kind, actual, expected, likeDays }: Finding): string => {
  const evidence = words.t("planning.evidence", {
    actual: words.number(Math.round(actual)),
    expected: words.number(Math.round(expected)),
    days: likeDays,
  });
  return `${words.t(kindNames[kind])}: ${evidence}`;
};

type Span = Pick<Finding, "from" | "to" | "fromDate">;

/** The days of a stretch, with its hours where it is a part of one day. */
export const spanText = (
  words: Words,
  { days, zone, intervalMinutes }: HistorySeries,
  { from, to, fromDate }: Span,
): string => {
  const first = days.find(({ date }) => date === fromDate);
  const last = days.findLast((day) => day.first < to);
  if (!first || !last) return dayLabel(words, fromDate);
  if (last !== first) return `${dayLabel(words, fromDate)} – ${dayLabel(words, last.date)}`;
  if (from === first.first && to === first.first + first.intervals) return dayLabel(words, fromDate);
  const clock = (place: number): string =>
    words.date(first.startsAt + (place - first.first) * intervalMinutes * 60_000, "time", zone);
  return `${dayLabel(words, fromDate)}, ${clock(from)} – ${clock(to)}`;
};
