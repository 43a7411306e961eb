import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { InteractionChannel, InteractionDirection, InteractionFilter } from "./interaction-filters.ts";
import { limits } from "./limits.ts";
import { RecordingFacts, RecordingMarker } from "./recordings.ts";
import { searchAnswer, searchBody } from "./search.ts";
import { Id } from "./validators.ts";

const area = "recording";
const view = { anyOf: ["recording:view"] } as const;
const edit = { anyOf: ["recording:edit"] } as const;
const params = z.strictObject({ interactionId: Id });
const success = z.object({ success: z.literal(true) });

export const interactionLimits = {
  atOnce: 1_000,
  /** Of a push, transcripts included. */
  bodyMax: 16 * 1024 * 1024,
  messagesMax: 500,
  messageMax: 8_000,
  /** A day. */
  secondsMax: 86_400,
  /** Clocks of other systems may be ahead by so much. */
  aheadMinutes: 5,
} as const;

const Instant = z.iso.datetime("date");
const text = (max: number) => z.string().check(z.trim(), z.minLength(1, "required"), z.maxLength(max, "maxLength"));

const Message = z.strictObject({
  at: Instant,
  from: z.enum(["agent", "customer", "system"]),
  text: text(interactionLimits.messageMax),
});

const PushedInteraction = z
  .strictObject({
    /** The contact system's own, unique in the tenant. */
    reference: text(120),
    userId: z.optional(Id),
    /** Instead of the id. */
    userName: z.optional(text(limits.userNameMax)),
    /** Instead of the id. */
    employeeNumber: z.optional(text(40)),
    channel: InteractionChannel,
    direction: InteractionDirection,
    /** An instant in UTC: `2026-11-22T08:30:00Z`. */
    startedAt: Instant,
    /** From the first moment to the end of after-contact work, in seconds. */
    seconds: z.int().check(z.gte(0), z.lte(interactionLimits.secondsMax)),
    /** Number, email address or name by which the customer was reached. */
    customer: text(255),
    queue: z.optional(text(80)),
    wrapUp: z.optional(text(80)),
    /** What was written, in order. */
    messages: z.optional(z.array(Message).check(z.maxLength(interactionLimits.messagesMax))),
  })
  .check(
    z.refine((row) => [row.userId, row.userName, row.employeeNumber].filter((one) => one !== undefined).length === 1, {
      error: "required",
      path: ["userId"],
    }),
  );

export const pushInteractions = defineCall({
  name: "pushInteractions",
  summary:
    "Stores interactions in place of what is stored under the same references: sending them again changes nothing. Recordings and markers stay, and an interaction on legal hold stays as it is. A bad row is named, and nothing of that push is stored.",
  area,
  method: "PUT",
  path: "/recording/v1/interactions",
  access: edit,
  bodyMax: interactionLimits.bodyMax,
  body: z.strictObject({
    interactions: z.array(PushedInteraction).check(z.minLength(1, "required"), z.maxLength(interactionLimits.atOnce)),
  }),
  answer: z.object({
    stored: z.number(),
    /** The ids by which recordings are sent, in the order of the push. */
    interactions: z.array(z.object({ reference: z.string(), id: z.string() })),
  }),
  errors: ["notFound", "invalidParameters"],
});

const row = {
  id: z.string(),
  reference: z.string(),
  /** ISO 8601 */
  startedAt: z.string(),
  seconds: z.number(),
  agent: z.object({ id: z.string(), name: z.string() }),
  teamName: z.nullable(z.string()),
  channel: InteractionChannel,
  direction: InteractionDirection,
  queue: z.nullable(z.string()),
  wrapUp: z.nullable(z.string()),
  /** Masked for those who may not listen: `+44 •••• 1234`. */
  customer: z.string(),
  hasRecording: z.boolean(),
  isHeld: z.boolean(),
};
export const InteractionRow = z.object(row);
export type InteractionRow = z.output<typeof InteractionRow>;

export const searchInteractions = defineCall({
  name: "searchInteractions",
  summary: "Interactions of agents with customers; without an order, the latest first.",
  area,
  method: "POST",
  path: "/recording/v1/interactions/search",
  access: view,
  body: searchBody({
    filter: InteractionFilter,
    orderBy: ["startedAt", "agent", "channel", "direction", "queue", "seconds"],
  }),
  answer: z.extend(searchAnswer("interactions", InteractionRow), {
    /** Of all interactions that the filter leaves. */
    figures: z.object({
      interactions: z.number(),
      /** Share of 1 that has a recording; null without interactions. */
      recorded: z.nullable(z.number()),
      /** Mean duration in seconds; null without interactions. */
      averageSeconds: z.nullable(z.number()),
    }),
  }),
  errors: ["invalidParameters"],
});

const Named = z.object({ id: z.string(), name: z.string() });

export const interactionChoices = defineCall({
  name: "interactionChoices",
  summary: "Agents, teams, topics, queues and wrap-up codes that the list of interactions can be narrowed by.",
  area,
  method: "GET",
  path: "/recording/v1/interaction-choices",
  access: view,
  answer: z.object({
    agents: z.array(Named),
    teams: z.array(Named),
    topics: z.array(Named),
    queues: z.array(z.string()),
    wrapUps: z.array(z.string()),
  }),
  errors: [],
});

export const InteractionMessages = z.nullable(
  z.array(z.object({ at: z.string(), from: z.enum(["agent", "customer", "system"]), text: z.string() })),
);

const Interaction = z.object({
  ...row,
  /** Null: the caller may not listen, or nothing was written. */
  messages: InteractionMessages,
  recording: z.nullable(RecordingFacts),
  markers: z.array(RecordingMarker),
  hold: z.nullable(z.object({ reason: z.string(), by: z.string(), at: z.string() })),
  /** When it is deleted, unless it is held: ISO 8601. */
  keptUntil: z.string(),
});
export type Interaction = z.output<typeof Interaction>;

export const readInteraction = defineCall({
  name: "readInteraction",
  summary: "An interaction with its recording's details, its markers and, for those who may listen, what was written.",
  area,
  method: "GET",
  path: "/recording/v1/interactions/:interactionId",
  access: view,
  params,
  answer: z.object({ interaction: Interaction }),
  errors: ["notFound"],
});

export const ReasonFields = z.strictObject({ reason: text(limits.descriptionMax) });

export const deleteInteraction = defineCall({
  name: "deleteInteraction",
  summary: "Deletes an interaction with its recording, its transcript and its markers for good.",
  area,
  method: "POST",
  path: "/recording/v1/interactions/:interactionId/delete",
  access: edit,
  params,
  body: ReasonFields,
  answer: success,
  errors: ["notFound", "legalHold"],
});

export const holdInteraction = defineCall({
  name: "holdInteraction",
  summary: "Puts an interaction on legal hold: it is not deleted, neither by people nor when its time is over.",
  area,
  method: "POST",
  path: "/recording/v1/interactions/:interactionId/hold",
  access: edit,
  params,
  body: ReasonFields,
  answer: success,
  errors: ["notFound"],
});

export const releaseInteraction = defineCall({
  name: "releaseInteraction",
  summary: "Ends the legal hold of an interaction.",
  area,
  method: "POST",
  path: "/recording/v1/interactions/:interactionId/release",
  access: edit,
  params,
  body: ReasonFields,
  answer: success,
  errors: ["notFound"],
});
