import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { limits } from "./limits.ts";
import { Tokens } from "./session-tokens.ts";
import { Id } from "./validators.ts";

const area = "impersonation";
const path = "/authentication/v1/impersonations";

/** Why somebody acts as another user, and for how long. */
export const Impersonation = z.strictObject({
  userId: Id,
  reason: z.string().check(z.trim(), z.minLength(1, "required"), z.maxLength(limits.descriptionMax, "maxLength")),
  minutes: z.int().check(z.gte(5), z.lte(limits.impersonationMinutesMax)),
});
export type Impersonation = z.output<typeof Impersonation>;

const Person = z.object({ id: z.string(), name: z.string() });
const State = z.object({
  id: z.string(),
  /** The person who acts. */
  impersonator: Person,
  /** Whom they act as. */
  user: Person,
  reason: z.string(),
  /** ISO 8601 */
  startedAt: z.string(),
  expiresAt: z.string(),
});

export const startImpersonation = defineCall({
  name: "startImpersonation",
  summary:
    "Makes the caller's session act as another user of the tenant who holds no more than they do, for a while and with a " +
    "reason that is audited. The tokens and the cookie from before are dead.",
  area,
  method: "POST",
  path,
  access: { anyOf: ["user:impersonate"] },
  needsStepUp: true,
  body: Impersonation,
  answer: Tokens,
  errors: ["notFound", "forbidden", "notImpersonable", "stepUpRequired", "impersonating", "signedOut"],
});

export const endImpersonation = defineCall({
  name: "endImpersonation",
  summary: "Makes the caller's session that of its own user again. The tokens and the cookie from before are dead.",
  area,
  method: "DELETE",
  path: `${path}/current`,
  access: "signed-in",
  answer: Tokens,
  errors: ["notFound", "signedOut"],
});

export const currentImpersonation = defineCall({
  name: "currentImpersonation",
  summary: "Who acts as the caller in this session, why and until when; not found where nobody does.",
  area,
  method: "GET",
  path: `${path}/current`,
  access: "signed-in",
  passive: true,
  answer: State,
  errors: ["notFound"],
});

export const listImpersonations = defineCall({
  name: "listImpersonations",
  summary: "The users as whom somebody acts at the moment, newest first.",
  area,
  method: "GET",
  path,
  access: { anyOf: ["user:impersonate", "tenant:edit"] },
  answer: z.object({ impersonations: z.array(State) }),
  errors: [],
});
