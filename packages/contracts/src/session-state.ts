import * as z from "zod/mini";
import { defineCall } from "./call.ts";

/* Apart from the calls of signing in, so that the first step of the sign-in page does without them. */

export const logoutFrames = defineCall({
  name: "logoutFrames",
  summary: "What the page of a sign-out loads in hidden frames: siblings confirm by a message, clients are only told.",
  area: "authentication",
  method: "GET",
  path: "/user/v1/session/logout-frames",
  access: "signed-in",
  answer: z.object({
    frames: z.array(
      z.object({
        kind: z.enum(["sibling", "client"]),
        /** Of a sibling a key of the sign-in words, of a client its own name. */
        name: z.string(),
        url: z.string(),
      }),
    ),
  }),
  errors: [],
});

export const systemSession = defineCall({
  name: "systemSession",
  summary: "Whether this browser's system-wide session lives. Says nothing of whose it is.",
  area: "authentication",
  method: "GET",
  path: "/public/user/cookie",
  access: "public",
  answer: z.object({
    loggedIn: z.boolean(),
    /** ISO 8601; null where there is no session. */
    expiresAt: z.nullable(z.string()),
  }),
  errors: [],
});

export const currentRefreshToken = defineCall({
  name: "currentRefreshToken",
  summary: "The session's refresh token of now, for the browser that holds the cookie of the same session.",
  area: "authentication",
  method: "GET",
  path: "/user/refreshtoken",
  access: "signed-in",
  answer: z.object({ refreshToken: z.string(), refreshTokenExpiry: z.number() }),
  errors: ["forbidden"],
});

export const watchSession = defineCall({
  name: "watchSession",
  summary: "Waits for the end of the session, or a change of its user, at most so many seconds; 25 at the most.",
  area: "authentication",
  method: "GET",
  path: "/user/v1/session/watch",
  access: "signed-in",
  passive: true,
  query: z.strictObject({ seconds: z.optional(z.string().check(z.regex(/^\d{1,2}$/))) }),
  answer: z.object({ state: z.enum(["live", "ended", "changed"]) }),
  errors: [],
});

export const reportActivity = defineCall({
  name: "reportActivity",
  summary: "Somebody is at the page, though no other call shows it: the session is in use.",
  area: "authentication",
  method: "POST",
  path: "/user/v1/session/activity",
  access: "signed-in",
  answer: z.object({ success: z.boolean() }),
  errors: [],
});
