import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { OwnInteractionFilter } from "./own-interaction-filter.ts";
import { InteractionMessages, InteractionRow } from "./interactions.ts";
import { ListeningAddress } from "./recordings.ts";
import { searchAnswer, searchBody } from "./search.ts";
import { Id } from "./validators.ts";

const area = "recording";
const own = { anyOf: ["mySpace:view"] } as const;
const params = z.strictObject({ interactionId: Id });

/** The customer is masked for everybody: `+44 •••• 1234`. */
const OwnInteractionRow = z.pick(InteractionRow, {
  id: true,
  reference: true,
  startedAt: true,
  seconds: true,
  channel: true,
  direction: true,
  queue: true,
  wrapUp: true,
  customer: true,
  hasRecording: true,
});
export type OwnInteractionRow = z.output<typeof OwnInteractionRow>;

export const searchOwnInteractions = defineCall({
  name: "searchOwnInteractions",
  summary: "One's own interactions with customers; without an order, the latest first.",
  area,
  method: "POST",
  path: "/recording/v1/own-interactions/search",
  access: own,
  body: searchBody({
    filter: OwnInteractionFilter,
    orderBy: ["startedAt", "channel", "direction", "queue", "seconds"],
  }),
  answer: searchAnswer("interactions", OwnInteractionRow),
  errors: ["invalidParameters"],
});

const OwnInteraction = z.extend(OwnInteractionRow, {
  /** What was written; null: nothing was, or the tenant does not let agents hear and read their own. */
  messages: InteractionMessages,
  /** Of the recording, in bytes; null: there is none, or the tenant does not let agents hear it. */
  bytes: z.nullable(z.number()),
  /** Whether the tenant lets agents hear and read their own. */
  mayListen: z.boolean(),
});
export type OwnInteraction = z.output<typeof OwnInteraction>;

export const readOwnInteraction = defineCall({
  name: "readOwnInteraction",
  summary: "An interaction of one's own; that of somebody else is not found.",
  area,
  method: "GET",
  path: "/recording/v1/own-interactions/:interactionId",
  access: own,
  params,
  answer: z.object({ interaction: OwnInteraction }),
  errors: ["notFound"],
});

export const startOwnListening = defineCall({
  name: "startOwnListening",
  summary:
    "Answers the address of the recording of one's own interaction, as `startListening` does, where the tenant lets agents hear theirs. The audit log says who listened.",
  area,
  method: "POST",
  path: "/recording/v1/own-interactions/:interactionId/listening",
  access: own,
  notWhileImpersonating: true,
  params,
  answer: ListeningAddress,
  errors: ["notFound", "forbidden"],
});
