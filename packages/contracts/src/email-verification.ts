import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { Email, Id, OfferedPassword, UserName } from "./validators.ts";

/** The new address counts once its link `/login/#/updateEmail?userName=…&token=…` was used; the old one is told at once. */
export const changeEmail = defineCall({
  name: "changeEmail",
  summary:
    "Asks for another email address of a user: oneself, or others with user:edit. It takes the current password (one's own) " +
    "or a step-up; who has a second factor needs the step-up. A link goes to the new address and a note to the old one.",
  area: "users",
  method: "PUT",
  path: "/user-management/v1/users/:userId/email",
  access: "signed-in",
  notWhileImpersonating: true,
  params: z.strictObject({ userId: Id }),
  body: z.strictObject({ emailAddress: Email, currentPassword: z.optional(OfferedPassword) }),
  answer: z.object({ verificationSent: z.boolean() }),
  errors: ["notFound", "forbidden", "stepUpRequired", "wrongCredentials", "accountLocked", "emailExists", "throttled"],
});

export const verifyEmail = defineCall({
  name: "verifyEmail",
  summary: "Spends the link of a changed email address. `samlUser`: there is no password to sign in with.",
  area: "users",
  method: "PATCH",
  path: "/public/user-management/v1/users/email-verify",
  access: "public",
  body: z.strictObject({
    userName: UserName,
    emailVerificationToken: z.string().check(z.minLength(1), z.maxLength(500)),
  }),
  answer: z.object({ emailAddress: z.string(), samlUser: z.boolean() }),
  errors: ["emailTokenInvalid", "emailExists", "throttled"],
});
