import * as z from "zod/mini";
import { ActivityKind } from "./planning-filters.ts";
import { defineCall } from "./call.ts";
import { LocalDate } from "./planning.ts";

const area = "schedules";
const own = { anyOf: ["mySpace:view"] } as const;

const Piece = z.object({
  name: z.string(),
  kind: ActivityKind,
  colorCode: z.string(),
  isPaid: z.boolean(),
  /** Milliseconds since 1970. */
  start: z.number(),
  minutes: z.number(),
});

/** A shift as its agent sees it. */
const OwnShift = z.object({
  id: z.string(),
  /** The local day on which it counts. */
  day: z.string(),
  start: z.number(),
  minutes: z.number(),
  paidMinutes: z.number(),
  /** All of its time, in order, work on queue included. */
  pieces: z.array(Piece),
  /** Changed since its agent last saw it. */
  isChanged: z.boolean(),
});
export type OwnShift = z.output<typeof OwnShift>;

const OwnSchedule = z.object({
  /** Of the agent's site; dates and days are in it. */
  zone: z.string(),
  /** 0 is Sunday. */
  weekStart: z.number(),
  today: z.string(),
  /** The days asked for that are published: one without a shift is a day off. */
  publishedDays: z.array(z.string()),
  /** The last day that is published at all. */
  publishedUntil: z.nullable(z.string()),
  shifts: z.array(OwnShift),
});
export type OwnSchedule = z.output<typeof OwnSchedule>;

export const readMySchedule = defineCall({
  name: "readMySchedule",
  summary: "One's own published shifts on up to 62 days from a local date on; without a date, around today.",
  area,
  method: "GET",
  path: "/my-space/v1/schedule",
  access: own,
  query: z.strictObject({
    from: z.optional(LocalDate),
    days: z.optional(z.string().check(z.regex(/^(?:[1-9]|[1-5]\d|6[0-2])$/))),
  }),
  answer: OwnSchedule,
  errors: [],
});

export const seeMySchedule = defineCall({
  name: "seeMySchedule",
  summary: "One has seen one's shifts of a day as they are now.",
  area,
  method: "POST",
  path: "/my-space/v1/schedule/seen",
  access: own,
  body: z.strictObject({ day: LocalDate }),
  answer: z.object({ success: z.literal(true) }),
  errors: [],
});

export const readCalendarFeed = defineCall({
  name: "readCalendarFeed",
  summary: "Whether one has a calendar feed. Its address is shown only when it is made.",
  area,
  method: "GET",
  path: "/my-space/v1/schedule/feed",
  access: own,
  answer: z.object({ createdAt: z.nullable(z.string()) }),
  errors: [],
});

export const renewCalendarFeed = defineCall({
  name: "renewCalendarFeed",
  summary: "Makes a new secret address for one's calendar feed; the one before ends.",
  area,
  method: "POST",
  path: "/my-space/v1/schedule/feed",
  access: own,
  answer: z.object({ address: z.string(), createdAt: z.string() }),
  errors: [],
});

export const endCalendarFeed = defineCall({
  name: "endCalendarFeed",
  summary: "Ends one's calendar feed.",
  area,
  method: "DELETE",
  path: "/my-space/v1/schedule/feed",
  access: own,
  answer: z.object({ success: z.literal(true) }),
  errors: [],
});
