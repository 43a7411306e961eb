import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { IdmType } from "./password-policy.ts";
import { Email, OfferedPassword, OneTimeCode, UserName } from "./validators.ts";

const Token = z.string().check(z.minLength(1), z.maxLength(500));

export const resolveInvitationToken = defineCall({
  name: "resolveInvitationToken",
  summary: "Whether an invitation may still be used. Looking at it does not spend it.",
  area: "invitations",
  method: "POST",
  path: "/public/user/resolveInvitationToken",
  access: "public",
  body: z.strictObject({ email: z.optional(Email), userName: z.optional(UserName), token: Token }),
  answer: z.object({
    userStatus: z.enum(["PENDING", "DELETED", "ACTIVE", "UNREGISTERED"]),
    invitationTokenValid: z.boolean(),
    idmType: IdmType,
  }),
  errors: ["throttled"],
});

export const activateUser = defineCall({
  name: "activateUser",
  summary:
    "Spends an invitation: sets the first password and activates the user. 141: that is done, but the one-time code was wrong.",
  area: "invitations",
  method: "POST",
  path: "/public/user/activate",
  access: "public",
  body: z.strictObject({ password: OfferedPassword, token: Token, otp: z.optional(OneTimeCode) }),
  answer: z.object({ userName: z.string() }),
  errors: [
    "invitationInvalid",
    "activatedTotpInvalid",
    "passwordPolicy",
    "passwordRefused",
    "accountLocked",
    "throttled",
  ],
});
