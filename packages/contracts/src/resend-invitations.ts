import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { limits } from "./limits.ts";
import { Id } from "./validators.ts";

export const resendInvitations = defineCall({
  name: "resendInvitations",
  summary: "Sends the invitation of pending users again; the earlier links stop working.",
  area: "users",
  method: "PATCH",
  path: "/user/v1/email-verification",
  access: { anyOf: ["user:create"] },
  body: z.strictObject({
    resend: z.literal(true),
    userIds: z.array(Id).check(z.minLength(1), z.maxLength(limits.inviteAtOnce)),
  }),
  answer: z.object({ sent: z.number() }),
  errors: ["notFound"],
});
