import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { limits } from "./limits.ts";
import { IdmType } from "./password-policy.ts";
import { Email, Id, OfferedPassword, OneTimeCode, UserName } from "./validators.ts";

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

export const InviteUsers = z.strictObject({
  emailAddressesList: z.array(Email).check(z.minLength(1, "required"), z.maxLength(limits.inviteAtOnce, "maxLength")),
  roleId: z.optional(Id),
  teamId: z.optional(Id),
  senderEmail: z.optional(Email),
});

/** What became of each address: `exists` covers every address that cannot be invited, in this tenant or another. */
export const inviteUsers = defineCall({
  name: "inviteUsers",
  summary:
    "Invites people by email address. Addresses that already exist are named; the others are invited. A role that may change " +
    "others' access takes a step-up.",
  area: "users",
  method: "POST",
  path: "/user/invite",
  access: { anyOf: ["user:create"] },
  body: InviteUsers,
  answer: z.object({
    results: z.array(
      z.object({ emailAddress: z.string(), outcome: z.enum(["invited", "exists"]), userId: z.nullable(z.string()) }),
    ),
  }),
  errors: ["notFound", "forbidden", "stepUpRequired", "userLimitExceeded"],
});
