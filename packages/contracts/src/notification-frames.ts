import * as z from "zod/mini";
import { Broadcast, Notification } from "./notifications.ts";
import { Id } from "./validators.ts";

/** Where the socket is. `docs/protocols.md` describes its frames. */
export const notificationsPath = "/ws/notifications";

/** Why the server closes a socket, beside the codes of RFC 6455. */
export const socketCloseCodes = {
  /** The session is over, or was not accepted. */
  sessionOver: 4401,
  /** No CONNECT came in time. */
  notConnected: 4408,
  /** The session has opened too many. */
  tooMany: 4409,
  /** Far too many frames, or the client does not read. */
  abuse: 4429,
} as const;

const Locale = z.optional(z.string().check(z.maxLength(35)));
const TimeZone = z.optional(z.string().check(z.maxLength(100)));

/** What a screen shows and wants to be live: `schedule/<id>`. Only the tenant's own are told; they say nothing but that something has changed. */
const Subject = z.string().check(z.minLength(1), z.maxLength(100));
export const subjectsMax = 50;

/** What a browser sends. */
export const Command = z.discriminatedUnion("command", [
  z.object({
    command: z.literal("CONNECT"),
    headers: z.object({
      sessionToken: z.string().check(z.minLength(1), z.maxLength(8_192)),
      clientLocale: Locale,
      clientTimezone: TimeZone,
    }),
    /** `after`: the last sequence number that the client has; 0 for none. */
    payload: z.optional(z.nullable(z.object({ after: z.optional(z.int().check(z.gte(0), z.lte(2_147_483_647))) }))),
  }),
  z.object({ command: z.literal("ACKNOWLEDGE"), headers: z.object({ notificationUuid: Id }) }),
  z.object({
    command: z.literal("WATCH"),
    headers: z.object({}),
    /** Instead of those before. */
    payload: z.object({ subjects: z.array(Subject).check(z.maxLength(subjectsMax)) }),
  }),
]);
export type Command = z.output<typeof Command>;
export const commandNames: readonly unknown[] = ["CONNECT", "ACKNOWLEDGE", "WATCH"] satisfies Command["command"][];

/** New and changed notifications, and the state that they lead to. */
const Changes = z.object({
  /** The newest sequence number: what to resume after. */
  sequence: z.number(),
  unreadCount: z.number(),
  /** Whether these replace all that the client has. */
  isWhole: z.boolean(),
  notifications: z.array(Notification),
});
export type Changes = z.output<typeof Changes>;

/** What the server sends. */
export const ServerFrame = z.discriminatedUnion("command", [
  z.object({
    command: z.literal("CONNECTED"),
    headers: z.object({}),
    payload: z.extend(Changes, { broadcasts: z.array(Broadcast) }),
  }),
  z.object({ command: z.literal("NOTIFICATION"), headers: z.object({}), payload: Changes }),
  z.object({ command: z.literal("BROADCAST"), headers: z.object({}), payload: Broadcast }),
  z.object({
    command: z.literal("CHANGED"),
    headers: z.object({}),
    payload: z.object({ subjects: z.array(z.string()) }),
  }),
  z.object({
    command: z.literal("ERROR"),
    headers: z.object({ notificationUuid: z.optional(z.string()) }),
    payload: z.object({ errorCode: z.string(), message: z.string() }),
  }),
]);
export type ServerFrame = z.output<typeof ServerFrame>;
