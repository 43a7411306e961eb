import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { searchAnswer, searchBody } from "./search.ts";
import { Id } from "./validators.ts";

const area = "sessions";
const Ended = z.object({ ended: z.number() });

const SessionRow = z.object({
  id: z.string(),
  /** As people know it; empty for a program. */
  browser: z.string(),
  /** Of the access key that opened it; null for a person who signed in. */
  accessKeyId: z.nullable(z.string()),
  address: z.string(),
  firstUsedAt: z.string(),
  lastUsedAt: z.string(),
  /** Of the caller. */
  current: z.boolean(),
});
const list = { filter: z.strictObject({}), orderBy: ["lastUsedAt", "firstUsedAt"] } as const;
const answer = searchAnswer("sessions", SessionRow);

export const searchSessions = defineCall({
  name: "searchSessions",
  summary: "The caller's sessions that are open, newest use first, with this one marked.",
  area,
  method: "POST",
  path: "/authentication/v1/sessions/search",
  access: "signed-in",
  body: searchBody(list),
  answer,
  errors: ["invalidParameters"],
});

export const searchUserSessions = defineCall({
  name: "searchUserSessions",
  summary: "The open sessions of a user who holds no more than the caller, newest use first.",
  area,
  method: "POST",
  path: "/authentication/v1/user-sessions/search",
  access: { anyOf: ["user:edit"] },
  body: searchBody({ ...list, more: { userId: Id } }),
  answer,
  errors: ["notFound", "forbidden", "invalidParameters"],
});

export const endOwnSession = defineCall({
  name: "endOwnSession",
  summary: "Ends one of the caller's sessions, at once and on every node.",
  area,
  method: "DELETE",
  path: "/authentication/v1/sessions/:sessionId",
  access: "signed-in",
  notWhileImpersonating: true,
  params: z.strictObject({ sessionId: Id }),
  answer: z.object({ success: z.boolean() }),
  errors: ["notFound"],
});

export const endOwnSessions = defineCall({
  name: "endOwnSessions",
  summary: "Ends all of the caller's sessions: the others, or this one too, which forgets the known devices as well.",
  area,
  method: "POST",
  path: "/authentication/v1/sessions/end",
  access: "signed-in",
  notWhileImpersonating: true,
  body: z.strictObject({ which: z.enum(["others", "all"]) }),
  answer: Ended,
  errors: [],
});

export const endUserSessions = defineCall({
  name: "endUserSessions",
  summary: "Ends all sessions of a user.",
  area,
  method: "POST",
  path: "/authentication/v1/users/:userId/sessions/end",
  access: { anyOf: ["user:edit"] },
  params: z.strictObject({ userId: Id }),
  answer: Ended,
  errors: ["notFound", "forbidden"],
});

export const endUserSession = defineCall({
  name: "endUserSession",
  summary: "Ends one session of a user who holds no more than the caller, at once and on every node.",
  area,
  method: "DELETE",
  path: "/authentication/v1/users/:userId/sessions/:sessionId",
  access: { anyOf: ["user:edit"] },
  params: z.strictObject({ userId: Id, sessionId: Id }),
  answer: z.object({ success: z.boolean() }),
  errors: ["notFound", "forbidden"],
});

export const endTenantSessions = defineCall({
  name: "endTenantSessions",
  summary: "Ends the sessions of everybody in the tenant but the caller's own.",
  area,
  method: "POST",
  path: "/authentication/v1/sessions/end-everybody",
  access: { anyOf: ["tenant:edit"] },
  needsStepUp: true,
  answer: Ended,
  errors: ["stepUpRequired"],
});
