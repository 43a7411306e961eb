import type { Decision, Finding, FindingKind, HistorySeries } from "@evolve/contracts/history";
import type { Measure } from "@evolve/contracts/planning";
import type { PlainKey, Words } from "@evolve/i18n";
import { dayLabel } from "../day-names.ts";

const kindNames: Readonly<Record<Measure, Readonly<Record<FindingKind, PlainKey>>>> = {
  offered: {
    gap: "planning.findingGap",
    low: "planning.findingLow",
    high: "planning.findingHigh",
    zero: "planning.findingZero",
  },
  handleTime: {
    gap: "planning.findingHandleZero",
    low: "planning.findingHandleLow",
    high: "planning.findingHandleHigh",
    zero: "planning.findingHandleZero",
  },
};
export const kindName = (words: Words, { measure, kind }: Pick<Finding, "measure" | "kind">): string =>
  words.t(kindNames[measure][kind]);

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

/** What shows that a stretch is off. */
export const evidenceText = (words: Words, { measure, kind, actual, expected, likeDays }: Finding): string => {
  const values = {
    actual: words.number(Math.round(actual)),
    expected: words.number(Math.round(expected)),
    days: likeDays,
  };
  if (measure === "offered") return words.t("planning.evidence", values);
  return words.t(kind === "zero" ? "planning.evidenceNoHandle" : "planning.evidenceHandle", values);
};

/** What is wrong with a stretch, and what shows it. */
export const foundText = (words: Words, finding: Finding): string =>
  `${kindName(words, finding)}: ${evidenceText(words, finding)}`;

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
