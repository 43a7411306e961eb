import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { limits } from "./limits.ts";
import { between, IntervalMinutes, Measure, ValuesWithGaps, wholeBetween } from "./planning.ts";
import { Id } from "./validators.ts";

const area = "history";

export const historyLimits = {
  intervalsAtOnce: 5_000,
  /** Of so many intervals, each of some 300 bytes. */
  bodyMax: 2 * 1024 * 1024,
  contactsMax: 1_000_000,
  secondsMax: 100_000_000,
  /** A year, with the days that make its weeks whole. */
  daysMax: 371,
  /** All that a forecast learns from: a season is known when it has come twice. */
  learntDaysMax: 731,
} as const;

const contacts = wholeBetween(0, historyLimits.contactsMax);
const seconds = between(0, historyLimits.secondsMax);
const Instant = z.iso.datetime("date");

/** What happened in a queue in one interval. */
const Interval = z.strictObject({
  queueId: Id,
  /** An instant in UTC that is a multiple of `minutes` on the clock of the queue's business unit: `2026-11-22T08:30:00Z`. */
  start: Instant,
  minutes: IntervalMinutes,
  offered: contacts,
  handled: contacts,
  abandoned: contacts,
  answeredInLevel: contacts,
  /** Of all contacts handled together. */
  talkSeconds: seconds,
  holdSeconds: seconds,
  afterCallSeconds: seconds,
});
export type Interval = z.output<typeof Interval>;

export const pushIntervals = defineCall({
  name: "pushIntervals",
  summary:
    "Stores interval history, in place of what is stored for the same queue and time, of either length: sending it again changes nothing.",
  area,
  method: "PUT",
  path: "/wfm/v1/history/intervals",
  access: { anyOf: ["wfm:history:edit"] },
  bodyMax: historyLimits.bodyMax,
  body: z.strictObject({
    intervals: z.array(Interval).check(z.minLength(1, "required"), z.maxLength(historyLimits.intervalsAtOnce)),
  }),
  answer: z.object({ stored: z.number() }),
  errors: ["notFound", "invalidParameters"],
});

export const decisions = ["repair", "exclude", "keep"] as const;
export const Decision = z.enum(decisions);
export type Decision = z.output<typeof Decision>;
/** `gap`: nothing known; `low`, `high`: far from like days; `zero`: nothing offered on an open day, or contacts without a handle time. */
export const findingKinds = ["gap", "low", "high", "zero"] as const;
export const FindingKind = z.enum(findingKinds);
export type FindingKind = z.output<typeof FindingKind>;

/** Places in the series; `to` is the one after the last. */
const Stretch = z.object({ from: z.number(), to: z.number() });

const Finding = z.object({
  /** Of measure, kind and first minute: the same in both periods, and after another import. */
  id: z.string(),
  measure: Measure,
  kind: FindingKind,
  ...Stretch.shape,
  fromDate: z.string(),
  toDate: z.string(),
  /** Contacts of the stretch, or seconds of one. */
  actual: z.number(),
  expected: z.number(),
  likeDays: z.number(),
  afterClosure: z.boolean(),
  proposal: Decision,
});
export type Finding = z.output<typeof Finding>;

const Layer = z.object({
  id: z.string(),
  decision: Decision,
  measure: Measure,
  kind: FindingKind,
  ...Stretch.shape,
  fromDate: z.string(),
  reason: z.string(),
  decidedBy: z.string(),
  decidedAt: z.string(),
});
export type Layer = z.output<typeof Layer>;

/** `year`: the last year; `learnt`: all that a forecast learns from. */
export const historyPeriods = ["year", "learnt"] as const;
export const HistoryPeriod = z.enum(historyPeriods);
export type HistoryPeriod = z.output<typeof HistoryPeriod>;

const Series = z.object({
  zone: z.string(),
  intervalMinutes: IntervalMinutes,
  /** Whether there is history before the first of the days. */
  hasEarlier: z.boolean(),
  days: z.array(
    z.object({
      date: z.string(),
      /** The place of its first interval in the series. */
      first: z.number(),
      /** Of its midnight, in milliseconds since 1970. */
      startsAt: z.number(),
      /** 92 or 100 quarters of an hour when clocks change. */
      intervals: z.number(),
      closed: z.nullable(z.string()),
    }),
  ),
  /** What all that follows is about. */
  measure: Measure,
  /** Contacts, or the average handle time in seconds; null where nothing is known, or nothing was handled. */
  imported: ValuesWithGaps,
  /** Where a forecast learns from something else than what was imported: the values instead, null where they are excluded. */
  changes: z.array(z.object({ from: z.number(), values: ValuesWithGaps })),
  /** The median of like days, and the range of eight in ten. */
  expected: ValuesWithGaps,
  low: ValuesWithGaps,
  high: ValuesWithGaps,
  /** Of contacts: stretches in which some are usual and none are known, not even by a repair. */
  missing: z.nullable(z.array(Stretch)),
  findings: z.array(Finding),
  layers: z.array(Layer),
});
export type HistorySeries = z.output<typeof Series>;

const groupParams = z.strictObject({ planningGroupId: Id });

export const readHistory = defineCall({
  name: "readHistory",
  summary:
    "The last year of a planning group or all that a forecast learns from, in the intervals of its business unit, of one measure, by default of contacts: what was imported, what is usual, what looks wrong and what was decided about it; null without any history.",
  area,
  method: "GET",
  path: "/wfm/v1/planning-groups/:planningGroupId/history",
  access: { anyOf: ["wfm:history:view"] },
  params: groupParams,
  query: z.strictObject({ period: z.optional(HistoryPeriod), measure: z.optional(Measure) }),
  answer: z.object({ history: z.nullable(Series) }),
  errors: ["notFound"],
});

export const decideOnHistory = defineCall({
  name: "decideOnHistory",
  summary: "Keeps, repairs or excludes a stretch of a planning group's history. The imported values stay as they are.",
  area,
  method: "POST",
  path: "/wfm/v1/planning-groups/:planningGroupId/history/decisions",
  access: { anyOf: ["wfm:history:edit"] },
  params: groupParams,
  body: z.strictObject({
    /** A finding of `readHistory`. */
    findingId: z.string().check(z.minLength(1, "required"), z.maxLength(40)),
    decision: Decision,
    reason: z.string().check(z.trim(), z.minLength(1, "required"), z.maxLength(limits.descriptionMax, "maxLength")),
  }),
  answer: z.object({ decisionId: z.string() }),
  errors: ["notFound"],
});

export const undoHistoryDecision = defineCall({
  name: "undoHistoryDecision",
  summary: "Takes a decision about the history back.",
  area,
  method: "POST",
  path: "/wfm/v1/history/decisions/:decisionId/undo",
  access: { anyOf: ["wfm:history:edit"] },
  params: z.strictObject({ decisionId: Id }),
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound"],
});
