import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { Email, UserName } from "./validators.ts";

const area = "users";
const access = { anyOf: ["user:create", "user:edit"] } as const;

/** Section 3 'Email existence status'. A user name is told by the same four. */
export const emailStatuses = [
  "EMAIL_EXIST_IN_SYSTEM",
  "EMAIL_EXIST_IN_TENANT_NOT_DELETED",
  "EMAIL_NOT_EXIST_IN_SYSTEM",
  "EMAIL_EXIST_IN_TENANT_DELETED",
] as const;
export type EmailStatus = (typeof emailStatuses)[number];

export const emailExistsStatus = defineCall({
  name: "emailExistsStatus",
  summary: "Whether an email address is taken, and whether it is a deleted user of this tenant, who can be revived.",
  area,
  method: "GET",
  path: "/user/email/exists/status",
  access,
  query: z.strictObject({ emailAddress: Email }),
  answer: z.object({ emailExistStatus: z.enum(emailStatuses) }),
  errors: [],
});

export const userNameExistsStatus = defineCall({
  name: "userNameExistsStatus",
  summary: "Whether a user name is taken, and whether it is a deleted user of this tenant, who can be revived.",
  area,
  method: "GET",
  path: "/user/userName/exists/status",
  access,
  query: z.strictObject({ userName: UserName }),
  answer: z.object({ userNameExistStatus: z.enum(emailStatuses) }),
  errors: [],
});

export const emailExists = defineCall({
  name: "emailExists",
  summary: "Whether an email address is taken, and by whom where that is a user of this tenant.",
  area,
  method: "GET",
  path: "/user/email/exists",
  access,
  query: z.strictObject({ emailAddress: Email }),
  answer: z.object({
    exists: z.boolean(),
    /** Null for a free address, and for one of another tenant. */
    userId: z.nullable(z.string()),
  }),
  errors: [],
});

export const publicEmailExists = defineCall({
  name: "publicEmailExists",
  summary:
    "Whether a stranger may go on with an address: yes, no matter who has it. Only its owner is told more, by email.",
  area,
  method: "GET",
  path: "/public/user/email/exists",
  access: "public",
  query: z.strictObject({ emailAddress: Email }),
  answer: z.object({ success: z.literal(true) }),
  errors: [],
});

export const publicUserNameExists = defineCall({
  name: "publicUserNameExists",
  summary: "Answers strangers that a user name is free, even if somebody has it.",
  area,
  method: "GET",
  path: "/public/user/username/exists",
  access: "public",
  query: z.strictObject({ username: UserName }),
  answer: z.object({ existing: z.literal(false) }),
  errors: [],
});
