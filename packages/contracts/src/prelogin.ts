import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { UserName } from "./validators.ts";

/** The first step of sign-in. */
export const UserNameForm = z.strictObject({ userName: UserName });

/** Alone in its file: the first step of sign-in needs it at once, and no other call. */
export const prelogin = defineCall({
  name: "prelogin",
  summary:
    "What the password step must show for a user name. An unknown name gets an answer of the same shape and time.",
  area: "authentication",
  method: "POST",
  path: "/authentication/v1/prelogin",
  access: "public",
  body: UserNameForm,
  answer: z.object({ lock: z.boolean(), mfa: z.boolean(), samlUser: z.boolean(), tenantId: z.string() }),
  errors: ["throttled"],
});
