/** What of a history is looked at. `handleTime`: the average handle time. */
export type Measure = "offered" | "handleTime";

/**
 * Why a stretch of the history looks wrong. `gap`: nothing known; `low`, `high`: far from like days; `zero`: nothing offered on an open day,
 * or contacts handled without a handle time.
 */
export type FindingKind = "gap" | "low" | "high" | "zero";

/** What a planner can do about a finding. */
export type Decision = "repair" | "exclude" | "keep";

export interface HistoryFinding {
  /** Of its measure, kind and first minute: the same in a longer history, and in one that was imported again. */
  readonly id: string;
  readonly measure: Measure;
  readonly kind: FindingKind;
  /** Intervals from the first of the history; `to` is the one after the last. */
  readonly from: number;
  readonly to: number;
  /** Local dates of the first and last interval. */
  readonly fromDate: string;
  readonly toDate: string;
  readonly evidence: FindingEvidence;
  /** The likely answer. A planner decides. */
  readonly proposal: Decision;
  /** The values that a repair would put in place of those from `from` to `to`. */
  readonly repair: readonly number[];
}

/** The numbers behind a finding, for its reason in words. */
export interface FindingEvidence {
  /** Contacts in the stretch; of a gap what is left of it. Of handle time the seconds of one contact. */
  readonly actual: number;
  /** What like days have at these times. */
  readonly expected: number;
  /** actual / expected; null where nothing is expected. */
  readonly ratio: number | null;
  /** How many deviations of like days the stretch is off; null of a gap. */
  readonly deviations: number | null;
  /** Like days that it was compared with. */
  readonly likeDays: number;
  /** Whether it follows a closed day, after which more is usual. */
  readonly afterClosure: boolean;
}

/** `offered high 2026-03-06T00:00Z` */
export const findingId = (measure: Measure, kind: FindingKind, startsAt: number): string =>
  `${measure} ${kind} ${new Date(startsAt).toISOString().slice(0, 16)}Z`;

/**
 * Whether decisions about stretches of the same measure settle a finding: those that cover all of a gap, and at least half of what stands
 * out. Where something stands out may move by an interval when more is known of like days.
 */
export const isSettled = (
  { measure, kind, from, to }: Pick<HistoryFinding, "measure" | "kind" | "from" | "to">,
  decided: readonly { readonly measure: Measure; readonly from: number; readonly to: number }[],
): boolean => {
  const own = decided.filter((one) => one.measure === measure && one.from < to && one.to > from);
  let covered = 0;
  for (let at = from; at < to; at += 1) if (own.some((one) => one.from <= at && at < one.to)) covered += 1;
  return kind === "gap" ? covered === to - from : covered * 2 >= to - from;
};
