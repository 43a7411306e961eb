import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { IsoDate } from "./date-rules.ts";
import { organisationLimits } from "./organisation.ts";
import { wholeBetween } from "./planning.ts";
import { BrokenRule, ShiftDifference } from "./schedules.ts";
import { searchAnswer, searchBody } from "./search.ts";
import { Id } from "./validators.ts";
import { BlockingRule } from "./work-plans.ts";

const area = "schedules";

export const generationLimits = {
  /** Of one run: about half a minute of calculation. */
  movesMax: 100_000_000,
  movesUsual: 8_000_000,
  seedMax: 2_147_483_647,
  wishWeightUsual: 0.15,
  wishWeightMax: 20,
  messagesShown: 500,
  changedShown: 20,
} as const;

export const generationStates = ["running", "done", "cancelled", "failed", "accepted"] as const;

/** What the planner has to know about somebody. */
const GenerationMessage = z.object({
  agentId: z.string(),
  agentName: z.string(),
  /** The first day of the week, or the day. */
  day: z.string(),
  /** `leftOpen`: a shift was taken out. */
  kind: z.enum(["noLegalWeek", "lockedBreaksRule", "leftOpen"]),
  /** What is in the way of a legal week; null for the other kinds. */
  rule: z.nullable(BlockingRule),
  /** The rule that a locked shift breaks, or that the shift taken out broke; null of a week. */
  broken: z.nullable(BrokenRule),
});
export type GenerationMessage = z.output<typeof GenerationMessage>;

/** What runs of a draft are compared by. */
const Figures = z.object({
  /** People-hours below and above the people to schedule. */
  underHours: z.number(),
  overHours: z.number(),
  /** The share of contacts answered in time by the people scheduled; null where none are expected. */
  serviceLevel: z.nullable(z.number()),
  paidHours: z.number(),
  /** Wishes of agents in these days, and those that are met. */
  wishes: z.number(),
  wishesMet: z.number(),
  /** Of early, late and weekend shifts among people of the same plan, as a Gini coefficient: 0 is even. */
  unevenness: z.number(),
  /** Weeks and shifts that were left open, and rules that locked shifts break. */
  unfilled: z.number(),
  broken: z.number(),
});
export type GenerationFigures = z.output<typeof Figures>;

const run = {
  id: z.string(),
  scheduleId: z.string(),
  /** Followed, and cancelled, by the calls of jobs. A cancelled run keeps the best schedule that it had found. */
  jobId: z.nullable(z.string()),
  state: z.enum(generationStates),
  seed: z.number(),
  moves: z.number(),
  /** How much wishes counted, beside what is missing: 0 is not at all. */
  wishWeight: z.number(),
  /** People-hours that are missing of the requirement; while it runs, the best so far. */
  shortfallHours: z.nullable(z.number()),
  requiredHours: z.nullable(z.number()),
  /** No schedule for these people misses less; while it runs, what is known of that so far. */
  boundHours: z.nullable(z.number()),
  /** How much less another schedule could miss, as a share of the requirement as it is scaled to what people can give; null where it was cancelled. */
  gap: z.nullable(z.number()),
  /** Null until it has ended. */
  figures: z.nullable(Figures),
  /** How many agents may change, and on which days; null: everybody, and all days. */
  agents: z.nullable(z.number()),
  days: z.nullable(z.array(z.string())),
  startedAt: z.string(),
  endedAt: z.nullable(z.string()),
};
export const GenerationRun = z.object(run);
export type GenerationRun = z.output<typeof GenerationRun>;

/** A shift that is not as a generation read it. */
const ChangedShift = z.object({
  kind: z.enum(["added", "changed", "removed"]),
  agentId: z.string(),
  agentName: z.string(),
  day: z.string(),
  /** The name of who changed it last, and when; null where that is not known. */
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
});
export type ChangedShift = z.output<typeof ChangedShift>;

const scheduleParams = z.strictObject({ scheduleId: Id });
const params = z.strictObject({ runId: Id });

export const startGeneration = defineCall({
  name: "startGeneration",
  summary:
    "Generates shifts for a draft, or for some of its agents and days, as a job. The draft stays as it is until the result is accepted. The same seed, moves, weight of wishes and data give the same schedule.",
  area,
  method: "POST",
  path: "/wfm/v1/schedules/:scheduleId/generations",
  access: { anyOf: ["wfm:schedule:edit"] },
  params: scheduleParams,
  body: z.strictObject({
    seed: z._default(wholeBetween(0, generationLimits.seedMax), 1),
    moves: z._default(wholeBetween(0, generationLimits.movesMax), generationLimits.movesUsual),
    /** How much wishes count: what is given up of the coverage of a slot to meet one. 0 is not at all. */
    wishWeight: z._default(
      z.number().check(z.gte(0), z.lte(generationLimits.wishWeightMax)),
      generationLimits.wishWeightUsual,
    ),
    agentIds: z.optional(z.array(Id).check(z.minLength(1, "required"), z.maxLength(organisationLimits.membersAtOnce))),
    days: z.optional(z.array(IsoDate).check(z.minLength(1, "required"), z.maxLength(100))),
  }),
  answer: z.object({ run: GenerationRun }),
  errors: ["notFound", "tooManyJobs"],
});

export const GenerationFilter = z.strictObject({
  id: z.optional(z.array(Id).check(z.maxLength(100))),
  state: z.optional(z.array(z.enum(generationStates)).check(z.maxLength(generationStates.length))),
});

export const searchGenerations = defineCall({
  name: "searchGenerations",
  summary: "The generations of a draft.",
  area,
  method: "POST",
  path: "/wfm/v1/generations/search",
  access: { anyOf: ["wfm:schedule:view"] },
  body: searchBody({
    filter: GenerationFilter,
    orderBy: ["startedAt", "seed"],
    top: 20,
    more: { scheduleId: Id },
  }),
  answer: searchAnswer("runs", GenerationRun),
  errors: ["notFound", "invalidParameters"],
});

export const readGeneration = defineCall({
  name: "readGeneration",
  summary: "A generation: how good it is, what it says about people, and what it would change in the draft.",
  area,
  method: "GET",
  path: "/wfm/v1/generations/:runId",
  access: { anyOf: ["wfm:schedule:view"] },
  params,
  answer: z.object({
    run: GenerationRun,
    messages: z.array(GenerationMessage),
    /** How many there are; those after the first `messagesShown` are not in the list. */
    messageCount: z.number(),
    /** How many shifts it adds, removes, moves, and changes the activities of. */
    changes: z.object({ added: z.number(), removed: z.number(), moved: z.number(), activities: z.number() }),
    /** Only these may change; null: everybody. */
    agentIds: z.nullable(z.array(z.string())),
    /** What has been changed since it began, of the people and days that it planned and of the days beside these; the first `changedShown`. */
    changedSince: z.object({ isAcceptable: z.boolean(), total: z.number(), shifts: z.array(ChangedShift) }),
  }),
  errors: ["notFound"],
});

export const readGenerationChanges = defineCall({
  name: "readGenerationChanges",
  summary: "Which shifts a generation would change in its draft, by agent; none once it is accepted.",
  area,
  method: "GET",
  path: "/wfm/v1/generations/:runId/changes",
  access: { anyOf: ["wfm:schedule:view"] },
  params,
  answer: z.object({ total: z.number(), changes: z.array(ShiftDifference) }),
  errors: ["notFound"],
});

export const acceptGeneration = defineCall({
  name: "acceptGeneration",
  summary:
    "Puts the shifts of a generation into its draft, in place of those that are not locked. Refused once shifts of the people and days that it planned have been changed since it began; `details` names them.",
  area,
  method: "POST",
  path: "/wfm/v1/generations/:runId/accept",
  access: { anyOf: ["wfm:schedule:edit"] },
  params,
  body: z.strictObject({}),
  answer: z.object({ written: z.number() }),
  errors: ["notFound", "changedMeanwhile"],
});
