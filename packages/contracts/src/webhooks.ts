import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { Version } from "./organisation.ts";
import { searchAnswer, searchBody } from "./search.ts";
import { fault, Id, Name } from "./validators.ts";
import { WebhookFilter } from "./webhook-filter.ts";

const area = "webhooks";

export const webhookLimits = {
  webhooksPerTenant: 20,
  addressMax: 2_000,
  deliveriesListed: 20,
  /** After so many days without a successful delivery a webhook is turned off. */
  failingDaysMax: 3,
} as const;

/** What a webhook can be told of. */
export const webhookEvents = [
  "user.created",
  "user.imported",
  "user.activated",
  "user.updated",
  "user.role_changed",
  "user.deleted",
  "user.restored",
  "role.created",
  "role.updated",
  "role.deleted",
  "team.created",
  "team.updated",
  "team.deleted",
  "group.created",
  "group.updated",
  "group.deleted",
  "schedule.published",
  "import.finished",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent on request, whatever a webhook has chosen. */
export const testEvent = "webhook.test";

const Address = z.string().check(
  z.trim(),
  z.minLength(1, "required"),
  z.maxLength(webhookLimits.addressMax, fault("maxLength", { max: webhookLimits.addressMax })),
  z.refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ""), "outgoingAddress"),
);

const fields = {
  name: Name,
  address: Address,
  events: z.array(z.enum(webhookEvents)).check(z.minLength(1, "required"), z.maxLength(webhookEvents.length)),
  isEnabled: z.boolean(),
};

export const WebhookFields = z.strictObject(fields);
export type WebhookFields = z.output<typeof WebhookFields>;

export const Webhook = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  events: z.array(z.enum(webhookEvents)),
  isEnabled: z.boolean(),
  /** ISO 8601; since when no delivery has succeeded, null while they do. */
  failingSince: z.nullable(z.string()),
  /** Turned off by the server, because its deliveries kept failing. */
  isGivenUp: z.boolean(),
  version: Version,
});
export type Webhook = z.output<typeof Webhook>;

const deliveryStates = ["waiting", "delivered", "failed"] as const;
const WebhookDelivery = z.object({
  /** The `webhook-id` of the message, the same at every attempt. */
  id: z.string(),
  event: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.number(),
  /** The HTTP status of the last answer; null where none came. */
  status: z.nullable(z.number()),
  /** Why the last attempt failed. */
  error: z.nullable(z.string()),
  /** ISO 8601 */
  at: z.string(),
  lastAttemptAt: z.nullable(z.string()),
});
export type WebhookDelivery = z.output<typeof WebhookDelivery>;

const path = "/webhooks/v1/webhooks";
const access = { anyOf: ["tenant:edit"] } as const;
const params = z.strictObject({ webhookId: Id });
const done = z.object({ success: z.literal(true) });

export const searchWebhooks = defineCall({
  name: "searchWebhooks",
  summary: "The tenant's webhooks. Their secrets are never shown.",
  area,
  method: "POST",
  path: `${path}/search`,
  access,
  body: searchBody({ filter: WebhookFilter, orderBy: ["name", "address"] }),
  answer: searchAnswer("webhooks", Webhook),
  errors: ["invalidParameters"],
});

export const readWebhook = defineCall({
  name: "readWebhook",
  summary: "One webhook.",
  area,
  method: "GET",
  path: `${path}/:webhookId`,
  access,
  params,
  answer: z.object({ webhook: Webhook }),
  errors: ["notFound"],
});

export const createWebhook = defineCall({
  name: "createWebhook",
  summary:
    "Registers an address that is told of events by signed requests (Standard Webhooks). The answer shows the secret, for the only time.",
  area,
  method: "POST",
  path,
  access,
  needsStepUp: true,
  body: WebhookFields,
  answer: z.object({ webhook: Webhook, secret: z.string() }),
  errors: ["stepUpRequired", "nameExists", "tooManyWebhooks", "invalidParameters"],
});

export const updateWebhook = defineCall({
  name: "updateWebhook",
  summary: "Changes a webhook. Turning it on forgets that its deliveries failed.",
  area,
  method: "PUT",
  path: `${path}/:webhookId`,
  access,
  needsStepUp: true,
  params,
  body: z.strictObject({ ...fields, version: z.optional(Version) }),
  answer: z.object({ webhook: Webhook }),
  errors: ["stepUpRequired", "notFound", "nameExists", "changedMeanwhile", "invalidParameters"],
});

export const rotateWebhookSecret = defineCall({
  name: "rotateWebhookSecret",
  summary: "Gives a webhook a new secret, shown in this answer alone. All later attempts are signed with it.",
  area,
  method: "POST",
  path: `${path}/:webhookId/secret`,
  access,
  needsStepUp: true,
  params,
  body: z.strictObject({}),
  answer: z.object({ secret: z.string() }),
  errors: ["stepUpRequired", "notFound"],
});

export const deleteWebhook = defineCall({
  name: "deleteWebhook",
  summary: "Deletes a webhook with the log of its deliveries. Nothing more is sent to it.",
  area,
  method: "DELETE",
  path: `${path}/:webhookId`,
  access,
  params,
  answer: done,
  errors: ["notFound"],
});

export const testWebhook = defineCall({
  name: "testWebhook",
  summary: "Sends the event `webhook.test`, even where the webhook is off.",
  area,
  method: "POST",
  path: `${path}/:webhookId/test`,
  access,
  notWhileImpersonating: true,
  params,
  body: z.strictObject({}),
  answer: z.object({ deliveryId: z.string() }),
  errors: ["notFound"],
});

export const listWebhookDeliveries = defineCall({
  name: "listWebhookDeliveries",
  summary: `The newest ${webhookLimits.deliveriesListed} deliveries to a webhook, or those before \`before\`. They are kept for 30 days.`,
  area,
  method: "GET",
  path: `${path}/:webhookId/deliveries`,
  access,
  params,
  query: z.strictObject({ before: z.optional(Id) }),
  answer: z.object({ deliveries: z.array(WebhookDelivery), hasMore: z.boolean() }),
  errors: ["notFound"],
});

export const replayWebhookDelivery = defineCall({
  name: "replayWebhookDelivery",
  summary: "Sends a message again, with its id, even where the webhook is off.",
  area,
  method: "POST",
  path: `${path}/:webhookId/deliveries/:deliveryId/replay`,
  access,
  notWhileImpersonating: true,
  params: z.strictObject({ webhookId: Id, deliveryId: Id }),
  body: z.strictObject({}),
  answer: done,
  errors: ["notFound"],
});
