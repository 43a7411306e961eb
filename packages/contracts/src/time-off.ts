import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { CoverageEffects } from "./coverage-effect.ts";
import { Version } from "./organisation.ts";
import { LocalDate, wholeBetween } from "./planning.ts";
import { searchAnswer, searchBody } from "./search.ts";
import { OwnTimeOffFilter, TimeOffFilter, TimeOffState } from "./time-off-filters.ts";
import { Id } from "./validators.ts";

const area = "timeOff";
const own = { anyOf: ["mySpace:view"] } as const;

export const timeOffLimits = {
  /** Of one request. */
  daysMax: 60,
  /** How far ahead people ask. */
  aheadDaysMax: 730,
  commentMax: 500,
  /** What a day without a shift counts where its schedule is not published. */
  dayMinutes: 480,
  /** Of an unpublished week. */
  daysPerWeek: 5,
} as const;

const Comment = z.string().check(z.trim(), z.maxLength(timeOffLimits.commentMax, "maxLength"));

const asked = {
  /** The id of an activity code of the kind time off. */
  codeId: Id,
  firstDay: LocalDate,
  lastDay: LocalDate,
  /** A part of one day, by the clock: minutes after midnight, and how long; null: whole days. */
  part: z.nullable(z.strictObject({ from: wholeBetween(0, 1_425), minutes: wholeBetween(15, 1_440) })),
};
type Asked = {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly part: { readonly from: number; readonly minutes: number } | null;
};
const isWhole = z.check<Asked>(({ value, issues }) => {
  const { firstDay, lastDay, part } = value;
  const days = (Date.parse(lastDay) - Date.parse(firstDay)) / 86_400_000 + 1;
  const tell = (path: string, message: string) => issues.push({ code: "custom", input: value, path: [path], message });
  if (days < 1) tell("lastDay", "dateRange");
  else if (days > timeOffLimits.daysMax) tell("lastDay", "maxDays");
  if (part && days > 1) tell("lastDay", "maxDays");
  if (part && part.from + part.minutes > 1_440) tell("part", "timeRange");
});

/** What somebody asks for. */
export const TimeOffAsked = z.strictObject(asked).check(isWhole);
export type TimeOffAsked = z.output<typeof TimeOffAsked>;

export const TimeOffFields = z.strictObject({ ...asked, comment: Comment }).check(isWhole);
export type TimeOffFields = z.output<typeof TimeOffFields>;

const Balance = z.object({
  codeId: z.string(),
  year: z.number(),
  /** Minutes; taken lies in the past, planned is approved and ahead, requested is not decided. */
  entitled: z.number(),
  taken: z.number(),
  planned: z.number(),
  requested: z.number(),
});
export type TimeOffBalance = z.output<typeof Balance>;

/** What will probably be answered, and why. */
const Likely = z.enum(["approved", "likely", "unlikely", "waitlisted"]);
const likelyReasons = [
  "withinLimits",
  "limitFull",
  "noLimit",
  "hasBegun",
  "personDecides",
  "balanceShort",
  "noBalance",
  "coverageKept",
  "coverageShort",
  "notPublished",
] as const;

const Assessment = z.object({
  likely: Likely,
  reasons: z.array(
    z.object({
      code: z.enum(likelyReasons),
      /** Days that are full, or intervals in which people are missing. */
      count: z.number(),
      day: z.nullable(z.string()),
    }),
  ),
  /** Taken from the balance. */
  minutes: z.number(),
  days: z.array(z.object({ day: z.string(), minutes: z.number() })),
  /** Of the limits that hold, on the day on which they leave fewest; null where there is no limit. */
  places: z.nullable(z.object({ day: z.string(), left: z.number(), of: z.number() })),
  /** What would be left of the balance of each of its years, in minutes; below 0: so much is missing. Empty where none is kept. */
  balanceAfter: z.array(z.object({ year: z.number(), minutes: z.number() })),
  /**
   * What is predicted for the time away, of the planning group that would be furthest below its goal, as shares of 1; null where
   * nothing is published or calculated.
   */
  serviceLevel: z.nullable(z.object({ predicted: z.number(), goal: z.number() })),
  assessedAt: z.string(),
});
export type TimeOffAssessment = z.output<typeof Assessment>;

const requestFields = {
  id: z.string(),
  codeId: z.string(),
  codeName: z.string(),
  colorCode: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  part: z.nullable(z.object({ from: z.number(), minutes: z.number() })),
  minutes: z.number(),
  comment: z.string(),
  state: TimeOffState,
  requestedAt: z.string(),
  decidedAt: z.nullable(z.string()),
  /** Empty where nobody has decided, or the rules did. */
  decidedBy: z.string(),
  isAutomatic: z.boolean(),
  reason: z.string(),
  /** Among those who wait for the same days, from 1; null where it does not wait. */
  place: z.nullable(z.number()),
  version: Version,
};
const OwnRequest = z.object(requestFields);
export type OwnTimeOff = z.output<typeof OwnRequest>;

export const readMyTimeOff = defineCall({
  name: "readMyTimeOff",
  summary: "One's own balances of time off, and what can be asked for.",
  area,
  method: "GET",
  path: "/my-space/v1/time-off",
  access: own,
  answer: z.object({
    /** People who are not planned ask for no time off here. */
    isPlanned: z.boolean(),
    today: z.string(),
    types: z.array(z.object({ id: z.string(), name: z.string(), colorCode: z.string(), isPaid: z.boolean() })),
    balances: z.array(Balance),
  }),
  errors: [],
});

export const searchMyTimeOff = defineCall({
  name: "searchMyTimeOff",
  summary: "One's own requests for time off.",
  area,
  method: "POST",
  path: "/my-space/v1/time-off/search",
  access: own,
  body: searchBody({ filter: OwnTimeOffFilter, orderBy: ["firstDay", "requestedAt"] }),
  answer: searchAnswer("requests", OwnRequest),
  errors: ["invalidParameters"],
});

export const checkMyTimeOff = defineCall({
  name: "checkMyTimeOff",
  summary: "What a request would take from the balance and how it would probably be answered, before it is sent.",
  area,
  method: "POST",
  path: "/my-space/v1/time-off/check",
  access: own,
  body: TimeOffAsked,
  answer: Assessment,
  errors: ["notFound", "invalidParameters"],
});

export const requestTimeOff = defineCall({
  name: "requestTimeOff",
  summary: "Asks for time off. Rules decide at once where they can.",
  area,
  method: "POST",
  path: "/my-space/v1/time-off",
  access: own,
  body: TimeOffFields,
  answer: z.object({ request: OwnRequest }),
  errors: ["notFound", "invalidParameters"],
});

const requestParams = z.strictObject({ requestId: Id });

export const withdrawTimeOff = defineCall({
  name: "withdrawTimeOff",
  summary: "Withdraws one's request, or cancels approved time off that has not begun; shifts come back.",
  area,
  method: "POST",
  path: "/my-space/v1/time-off/:requestId/withdrawal",
  access: own,
  params: requestParams,
  answer: z.object({ request: OwnRequest }),
  errors: ["notFound", "changedMeanwhile"],
});

export const TimeOffRow = z.object({
  ...requestFields,
  userId: z.string(),
  userName: z.string(),
  teamName: z.nullable(z.string()),
  businessUnitName: z.string(),
});
export type TimeOffRow = z.output<typeof TimeOffRow>;

const view = { anyOf: ["wfm:requests:view"] } as const;
const edit = { anyOf: ["wfm:requests:edit"] } as const;

export const searchTimeOff = defineCall({
  name: "searchTimeOff",
  summary: "Requests for time off of the tenant.",
  area,
  method: "POST",
  path: "/wfm/v1/time-off/search",
  access: view,
  body: searchBody({ filter: TimeOffFilter, orderBy: ["requestedAt", "firstDay", "userName", "state"] }),
  answer: searchAnswer("requests", TimeOffRow),
  errors: ["invalidParameters"],
});

export const readTimeOff = defineCall({
  name: "readTimeOff",
  summary: "A request with its balance, how rules see it, and what approving it does to coverage by interval.",
  area,
  method: "GET",
  path: "/wfm/v1/time-off/:requestId",
  access: view,
  params: requestParams,
  answer: z.object({
    request: TimeOffRow,
    /** Null where no balance is kept. */
    balance: z.nullable(Balance),
    assessment: Assessment,
    zone: z.string(),
    coverage: CoverageEffects,
  }),
  errors: ["notFound"],
});

export const decideTimeOff = defineCall({
  name: "decideTimeOff",
  summary: "Approves or denies a request. Approving takes the time out of what is published and of drafts.",
  area,
  method: "POST",
  path: "/wfm/v1/time-off/:requestId/decision",
  access: edit,
  params: requestParams,
  body: z.strictObject({
    decision: z.enum(["approved", "denied"]),
    reason: z._default(Comment, ""),
    /** The one that the decision is based on. */
    version: z.optional(Version),
  }),
  answer: z.object({ request: TimeOffRow }),
  errors: ["notFound", "changedMeanwhile"],
});

export const reopenTimeOff = defineCall({
  name: "reopenTimeOff",
  summary: "Undoes a decision: the request waits again, and shifts that nobody has changed since come back.",
  area,
  method: "POST",
  path: "/wfm/v1/time-off/:requestId/reopening",
  access: edit,
  params: requestParams,
  answer: z.object({
    request: TimeOffRow,
    /** Shifts that came back, and those that were left because they were changed since. */
    restored: z.number(),
    left: z.number(),
  }),
  errors: ["notFound", "changedMeanwhile"],
});
