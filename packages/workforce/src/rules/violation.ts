import type { Shift } from "./roster.ts";

/** Each has a message in the catalogue of texts, which takes the violation's values. */
export type RuleCode =
  | "not-employed"
  | "no-plan"
  | "not-in-plan"
  | "outside-availability"
  | "during-time-off"
  | "two-shifts-in-a-day"
  | "overlap"
  | "rest-too-short"
  | "too-many-hours-in-a-day"
  | "too-many-hours-in-a-week"
  | "too-few-hours-in-a-week"
  | "too-many-days-in-a-week"
  | "too-few-days-in-a-week"
  | "too-many-days-in-a-row"
  | "days-off-not-together"
  | "activity-outside-shift"
  | "activities-overlap"
  | "activity-missing"
  | "activity-too-short"
  | "activity-outside-window"
  | "work-without-break"
  | "skill-missing"
  | "no-skill-left";

/** A rule that is broken, with what its message says. */
export interface Violation {
  readonly code: RuleCode;
  /** A warning is worth knowing; an error needs a reason to stay. */
  readonly severity: "error" | "warning";
  readonly agent: string;
  /** The local date on which it shows; of a week, its first. */
  readonly date: string;
  readonly shift?: string;
  /**
   * Minutes, days, moments (milliseconds) and names; `off` says by how many minutes, where no least or most does. `startFrom` and `startTo`
   * are minutes since midnight.
   */
  readonly values: Readonly<Record<string, number | string>>;
}

export type Report = (
  code: RuleCode,
  values: Violation["values"],
  where: { readonly day: number; readonly shift?: Shift; readonly severity?: Violation["severity"] },
) => void;
