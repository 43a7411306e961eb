import type { RosterInput, Shift } from "../rules/roster.ts";
import type { Violation } from "../rules/violation.ts";

/** Contacts that people with a skill take, and how many of these are needed. */
export interface DemandGroup {
  readonly id: string;
  /** Agents who have it take the contacts; everybody does where none is given. */
  readonly skill?: string;
  /** People on queue, for each interval from the first midnight in the roster's zone. */
  readonly required: readonly number[];
}

export interface ScheduleInput {
  readonly roster: RosterInput;
  readonly intervalMinutes: 15 | 30;
  readonly groups: readonly DemandGroup[];
  /** Shifts that exist: of the weeks around, and those of the roster's days, of which locked ones stay as they are. */
  readonly shifts?: readonly Shift[];
  /** Only these may change; everybody and all days where nothing is given. */
  readonly selection?: { readonly agents?: readonly string[]; readonly dates?: readonly string[] };
  /** What is given up to do better for the people: a wish that is not met costs as much as so many people missing for a slot. */
  readonly wishWeight?: number;
}

/** The same seed and number of moves give the same schedule on every machine. */
export interface Budget {
  readonly seed: number;
  readonly moves: number;
  /** How long the lower bound is improved; 800 where none is given. */
  readonly boundRounds?: number;
}

/** What the planner has to know about somebody. */
export interface ScheduleMessage {
  readonly agent: string;
  /** The first date of the week, or the date. */
  readonly date: string;
  /** `no-legal-week`: no schedule keeps all rules; `rule` is the one that is in the way. `left-open`: a shift was taken out. */
  readonly kind: "no-legal-week" | "locked-breaks-rule" | "left-open";
  readonly rule: Violation["code"];
  readonly values: Violation["values"];
}

export interface ScheduleResult {
  readonly shifts: readonly Shift[];
  /** People-hours that are missing of the requirement … */
  readonly shortfallHours: number;
  /** … and a bound below which no schedule for these people comes; 0 where the search was cancelled before it was known. */
  readonly boundHours: number;
  /** What is missing of the requirement as it is scaled to what people can give, which is what the search reduces. */
  readonly scaledShortfallHours: number;
  /** Scaled shortfall above its own bound, as a share of the scaled requirement. */
  readonly gap: number;
  readonly messages: readonly ScheduleMessage[];
  readonly moves: number;
  readonly cancelled: boolean;
}
