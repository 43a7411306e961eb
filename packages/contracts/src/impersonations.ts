import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { ImpersonationFilter } from "./impersonation-filter.ts";
import { searchAnswer, searchBody } from "./search.ts";
import { Id } from "./validators.ts";

const area = "impersonation";
const path = "/authentication/v1/impersonations";
const access = { anyOf: ["user:impersonate", "tenant:edit"] } as const;

/**
 * How an impersonation ended: by the impersonator, by its time, because it was no longer allowed, with the impersonator's session, or
 * by an administrator.
 */
export const impersonationEndings = ["ended", "expired", "notAllowed", "sessionEnded", "stopped"] as const;
export type ImpersonationEnding = (typeof impersonationEndings)[number];

const Person = z.object({ id: z.string(), name: z.string() });

/** Instants are ISO 8601 in UTC. */
export const ImpersonationRow = z.object({
  id: z.string(),
  /** The person who acts. */
  impersonator: Person,
  /** Whom they act as. */
  user: Person,
  reason: z.string(),
  startedAt: z.string(),
  /** When it ends, or would have ended, by itself. */
  expiresAt: z.string(),
  /** Null while it goes on. */
  endedAt: z.nullable(z.string()),
  /** Null while it goes on, and of those from before this was kept. */
  ending: z.nullable(z.enum(impersonationEndings)),
  /** The administrator who ended it; else null. */
  endedBy: z.nullable(Person),
});
export type ImpersonationRow = z.output<typeof ImpersonationRow>;

export const searchImpersonations = defineCall({
  name: "searchImpersonations",
  summary:
    "Who acts as another user of the tenant and who has: why, from when to when, and how it ended. Newest first.",
  area,
  method: "POST",
  path: `${path}/search`,
  access,
  body: searchBody({ filter: ImpersonationFilter, orderBy: ["startedAt", "impersonator", "user"] }),
  answer: searchAnswer("impersonations", ImpersonationRow),
  errors: ["invalidParameters"],
});

export const stopImpersonation = defineCall({
  name: "stopImpersonation",
  summary: "Ends somebody's acting as another user at once, in their browser too. One that is over stays as it is.",
  area,
  method: "DELETE",
  path: `${path}/:impersonationId`,
  access,
  params: z.strictObject({ impersonationId: Id }),
  answer: z.object({ success: z.boolean() }),
  errors: ["notFound"],
});
