export type ActivityKind =
  | "on-queue"
  | "break"
  | "meal"
  | "meeting"
  | "training"
  | "off-queue"
  | "time-off"
  | "unavailable";

export interface ActivityCode {
  readonly id: string;
  readonly kind: ActivityKind;
  readonly paid: boolean;
}

export interface Activity {
  readonly code: string;
  /** Minutes from the start of the shift. */
  readonly start: number;
  readonly minutes: number;
  /** The generator leaves it where it is. */
  readonly locked?: boolean;
  /** The skill that the activity needs, where it is one. */
  readonly skill?: string;
}

/** Work of one person without interruption. What no activity covers is spent on queue. */
export interface Shift {
  readonly id: string;
  readonly agent: string;
  /** Milliseconds since 1970. */
  readonly start: number;
  /** Elapsed minutes, which need not be what clocks show on days that they change. */
  readonly minutes: number;
  readonly activities: readonly Activity[];
  readonly locked?: boolean;
}

/** Both bounds belong to it. */
export interface Span {
  readonly min: number;
  readonly max: number;
}

/** Clock times in minutes after midnight; both bounds belong to it. */
export interface Band {
  readonly from: number;
  readonly to: number;
}

export interface PlanActivity {
  readonly code: string;
  readonly minutes: number;
  /** Earliest and latest start, in minutes from the start of the shift. */
  readonly window: Band;
  /** Shifts shorter than this do without it. */
  readonly minShiftMinutes?: number;
}

/** A kind of shift that a plan allows. */
export interface PlanShift {
  readonly id: string;
  /** 0 is Sunday. */
  readonly weekdays: readonly number[];
  readonly start: Band & { readonly step: number };
  readonly length: Span & { readonly step: number };
  readonly activities: readonly PlanActivity[];
}

/** What a week of somebody looks like. All hours are paid hours; a shift counts on the local day on which it starts. */
export interface WorkPlan {
  readonly id: string;
  readonly weeklyMinutes: Span;
  readonly days: Span;
  readonly maxDailyMinutes?: number;
  /** Between the end of a shift and the start of the next, in elapsed minutes. */
  readonly minRestMinutes: number;
  readonly maxConsecutiveDays: number;
  /** Every week has so many days off in a row; 1 where none is given. */
  readonly daysOffTogether?: number;
  /** The longest time without a break, a meal or the shift's end. */
  readonly maxMinutesWithoutBreak?: number;
  readonly shifts: readonly PlanShift[];
}

/** Plans that follow one another week by week, and begin again. */
export interface Rotation {
  readonly id: string;
  /** A local date in the week of the first plan. */
  readonly start: string;
  readonly plans: readonly string[];
}

/** From a local date until the next assignment: a plan or a rotation. */
export type PlanAssignment =
  | { readonly from: string; readonly plan: string }
  | { readonly from: string; readonly rotation: string };

export interface TimeOff {
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  /** Paid minutes that count as worked, for each local day that it counts on; 0 where none is given. */
  readonly creditMinutes?: number;
  /** The local date that it counts on, for a day off by another clock; each that it touches where none is given. */
  readonly day?: string;
}

/** Limits by contract or law. Of these and the plan's the stricter holds. */
export interface Contract {
  readonly minWeeklyMinutes?: number;
  readonly maxWeeklyMinutes?: number;
  readonly maxDailyMinutes?: number;
  readonly minRestMinutes?: number;
  /** Of a week. */
  readonly maxDays?: number;
  readonly maxConsecutiveDays?: number;
  readonly costPerHour?: number;
}

export interface AgentSkill {
  readonly skill: string;
  /** First and last local date. */
  readonly from?: string;
  readonly to?: string;
}

export interface Preferences {
  /** Local dates, and days of the week, that somebody would rather have off. */
  readonly datesOff?: readonly string[];
  readonly weekdaysOff?: readonly number[];
  readonly startBand?: Band;
  /** How long shifts would rather be, from start to end. */
  readonly shiftMinutes?: number;
}

export interface RosterAgent {
  readonly id: string;
  readonly site?: string;
  /** IANA time zone of the site; that of the roster where none is given. */
  readonly zone?: string;
  /** First and last local date of employment. */
  readonly hired?: string;
  readonly leaves?: string;
  readonly contract?: Contract;
  readonly skills: readonly AgentSkill[];
  readonly assignments: readonly PlanAssignment[];
  /** When shifts may be, by day of the week on which they start; `to` may lie after midnight. Days not named are free; without it, any time. */
  readonly availability?: readonly ({ readonly weekday: number } & Band)[];
  readonly timeOff?: readonly TimeOff[];
  readonly preferences?: Preferences;
}

/** Everything that the rules need to know. */
export interface RosterInput {
  /** The first local date. */
  readonly start: string;
  readonly days: number;
  readonly zone: string;
  /** First day of the week; 0 is Sunday. */
  readonly weekStart: number;
  readonly codes: readonly ActivityCode[];
  readonly plans: readonly WorkPlan[];
  readonly rotations?: readonly Rotation[];
  readonly agents: readonly RosterAgent[];
}
