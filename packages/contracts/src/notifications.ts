import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { limits } from "./limits.ts";
import { notificationLimits } from "./notification-limits.ts";
import { Id } from "./validators.ts";
import { isWebAddress } from "./web-address.ts";

const area = "notifications";

/** What notifications are about; people choose for each how they want to be told. */
export const notificationTopics = [
  "security",
  "access",
  "jobs",
  "schedule",
  "adherence",
  "quality",
  "messages",
] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

const Address = z.string().check(
  z.maxLength(2_000, "maxLength"),
  z.refine((text) => text === "" || isWebAddress(text), { error: "invalid" }),
);
const verbs = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
const launchMethods = ["NEW_WINDOW", "API_CALL"] as const;
const Pixels = z.optional(z.int().check(z.gte(0), z.lte(10_000)));
const Payload = z.optional(
  z.nullable(
    z
      .unknown()
      .check(z.refine((value) => JSON.stringify(value ?? null).length <= limits.messageMax, { error: "maxLength" })),
  ),
);

/** How a new window is opened, in CSS pixels. */
const WindowProperties = z.object({ width: Pixels, height: Pixels, left: Pixels, top: Pixels });

/** Something that can be done about a notification: open a window, or make a call. */
export const NotificationAction = z.object({
  uri: z.string(),
  uriHttpVerb: z.enum(verbs),
  payload: z.optional(z.unknown()),
  guideline: z.object({
    uriLaunchMethod: z.enum(launchMethods),
    /** The action's text in the reader's language. */
    actionTextTranslation: z.string(),
    onSuccessTextTranslation: z.optional(z.string()),
    windowProperties: z.optional(WindowProperties),
  }),
});
export type NotificationAction = z.output<typeof NotificationAction>;

/** A notification in its reader's language and time zone. */
export const Notification = z.object({
  notificationUuid: z.string(),
  /** Higher for a newer one. */
  sequence: z.number(),
  topic: z.string(),
  title: z.string(),
  content: z.string(),
  publisher: z.string(),
  /** ISO 8601 in UTC. */
  publishDate: z.string(),
  /** The same, as the reader's language and time zone write it. */
  date: z.string(),
  linkURL: z.nullable(z.string()),
  isRead: z.boolean(),
  actions: z.array(NotificationAction),
});
export type Notification = z.output<typeof Notification>;

export const Broadcast = z.object({
  broadcastUuid: z.string(),
  message: z.string(),
  /** How much longer it is shown, in milliseconds. */
  duration: z.number(),
});
export type Broadcast = z.output<typeof Broadcast>;

export const listNotifications = defineCall({
  name: "listNotifications",
  summary: "One's own notifications, newest first, before a given `sequence`.",
  area,
  method: "GET",
  path: "/notifications/v1/notifications",
  access: "signed-in",
  passive: true,
  query: z.strictObject({
    before: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
    top: z.optional(z.string().check(z.regex(/^(?:[1-9]|[12]\d|30)$/))),
    timezone: z.optional(z.string().check(z.maxLength(100))),
  }),
  answer: z.object({ notifications: z.array(Notification), unreadCount: z.number() }),
  errors: [],
});

export const acknowledgeNotifications = defineCall({
  name: "acknowledgeNotifications",
  summary: "Marks some of one's own notifications as read.",
  area,
  method: "POST",
  path: "/notifications/v1/acknowledge",
  access: "signed-in",
  body: z.strictObject({
    notificationUuids: z.array(Id).check(z.minLength(1), z.maxLength(notificationLimits.notificationsKept)),
  }),
  answer: z.object({ unreadCount: z.number() }),
  errors: ["notFound"],
});

/** Lenient: an action that lacks its address, launch method or text is dropped. */
const GivenAction = z.strictObject({
  uri: z.optional(Address),
  uriHttpVerb: z.optional(z.enum(verbs)),
  payload: Payload,
  guideline: z.optional(
    z.strictObject({
      uriLaunchMethod: z.optional(z.enum(launchMethods)),
      actionTextTranslation: z.optional(z.string().check(z.maxLength(limits.nameMax, "maxLength"))),
      onSuccessTextTranslation: z.optional(
        z.string().check(z.maxLength(notificationLimits.notificationTitleMax, "maxLength")),
      ),
      windowProperties: z.optional(z.strictObject({ width: Pixels, height: Pixels, left: Pixels, top: Pixels })),
    }),
  ),
});
export type GivenAction = z.output<typeof GivenAction>;

const textOf = (max: number) => z.string().check(z.trim(), z.minLength(1, "required"), z.maxLength(max, "maxLength"));
const recipients = z.array(Id).check(z.minLength(1), z.maxLength(notificationLimits.notificationRecipientsMax));

/** What a notification says. */
export const NotificationText = z.strictObject({
  title: textOf(notificationLimits.notificationTitleMax),
  content: z._default(
    z.string().check(z.trim(), z.maxLength(notificationLimits.notificationContentMax, "maxLength")),
    "",
  ),
});

export const publishNotification = defineCall({
  name: "publishNotification",
  summary:
    "Notifies some users, the holders of some roles, or the whole tenant. A repetition with the same `notificationUuid` changes nothing.",
  area,
  method: "POST",
  path: "/notifications/v1/notifications",
  access: { anyOf: ["notification:publish"] },
  body: z.extend(NotificationText, {
    notificationUuid: z.optional(Id),
    /** By default the caller's own name. */
    publisher: z.optional(textOf(limits.nameMax)),
    linkURL: z.optional(z.nullable(Address)),
    actions: z._default(z.array(GivenAction).check(z.maxLength(notificationLimits.notificationActionsMax)), []),
    recipients: z.union([
      z.strictObject({ users: recipients }),
      z.strictObject({ roles: recipients }),
      z.strictObject({ tenant: z.literal(true) }),
    ]),
  }),
  answer: z.object({ notificationUuid: z.string(), recipientCount: z.number() }),
  errors: ["notFound", "changedMeanwhile", "invalidParameters"],
});

export const BroadcastText = z.strictObject({
  broadcastUuid: z.optional(Id),
  message: textOf(limits.descriptionMax),
  duration: z.int().check(z.gte(notificationLimits.broadcastMinMs), z.lte(notificationLimits.broadcastMaxMs)),
});

export const broadcastMessage = defineCall({
  name: "broadcastMessage",
  summary:
    "Shows a message above the page of everybody in the tenant who is signed in, or signs in while it lasts. `duration` is in milliseconds.",
  area,
  method: "POST",
  path: "/notifications/v1/broadcasts",
  access: { anyOf: ["notification:broadcast"] },
  body: BroadcastText,
  answer: z.object({ broadcastUuid: z.string() }),
  errors: ["changedMeanwhile"],
});

const Channels = z.object({
  topic: z.enum(notificationTopics),
  bell: z.boolean(),
  mail: z.boolean(),
  /** Mail about it is always sent, whatever the setting: it protects the account. */
  mailIsFixed: z.boolean(),
});

export const readNotificationSettings = defineCall({
  name: "readNotificationSettings",
  summary: "What one is notified of, and how.",
  area,
  method: "GET",
  path: "/notifications/v1/settings",
  access: "signed-in",
  answer: z.object({ settings: z.array(Channels) }),
  errors: [],
});

export const updateNotificationSettings = defineCall({
  name: "updateNotificationSettings",
  summary: "Sets how one is notified of a topic.",
  area,
  method: "PUT",
  path: "/notifications/v1/settings",
  access: "signed-in",
  body: z.strictObject({ topic: z.enum(notificationTopics), bell: z.boolean(), mail: z.boolean() }),
  answer: z.object({ settings: z.array(Channels) }),
  errors: [],
});
