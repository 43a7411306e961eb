import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { searchAnswer, searchBody, SearchText } from "./search.ts";
import { UserStatus } from "./user-status.ts";
import { Id } from "./validators.ts";

/** People, and service accounts: users without any means of sign-in, which only hold roles and access keys. */
export const UserKind = z.enum(["person", "service"]);
export type UserKind = z.output<typeof UserKind>;

export const LockState = z.enum(["locked", "unlocked"]);
export type LockState = z.output<typeof LockState>;

const Named = z.object({ id: z.string(), name: z.string() });

/** A user as a list shows one. Instants are ISO 8601 in UTC. */
export const UserRow = z.object({
  id: z.string(),
  kind: UserKind,
  /** Of a service account `service:` and its name, which nobody signs in with; its address is empty. */
  userName: z.string(),
  emailAddress: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  initials: z.string(),
  status: UserStatus,
  locked: z.boolean(),
  invitationExpired: z.boolean(),
  role: z.nullable(Named),
  team: z.nullable(Named),
  employeeGroup: z.nullable(Named),
  skills: z.array(Named),
  lastSignInAt: z.nullable(z.string()),
  /** Until when failed sign-ins lock the user; null where an administrator has locked them, or nobody. */
  lockedUntil: z.nullable(z.string()),
});
export type UserRow = z.output<typeof UserRow>;

/** Columns that the server can sort by. */
export const userSortFields = [
  "fullName",
  "emailAddress",
  "role",
  "team",
  "employeeGroup",
  "status",
  "lastSignInAt",
] as const;

export const UserFilter = z.strictObject({
  search: z.optional(SearchText),
  status: z.optional(z.array(UserStatus).check(z.maxLength(4))),
  teamId: z.optional(z.array(Id).check(z.maxLength(100))),
  /** Of the first role or a secondary one. Holders of the role 'No Access' are listed only where it is among these. */
  roleId: z.optional(z.array(Id).check(z.maxLength(100))),
  skillId: z.optional(z.array(Id).check(z.maxLength(100))),
  /** Locked by an administrator, or for a while after failed sign-ins. */
  locked: z.optional(z.array(LockState).check(z.maxLength(2))),
  /** People only, unless said otherwise. */
  kind: z.optional(z.array(UserKind).check(z.maxLength(2))),
});
export type UserFilter = z.output<typeof UserFilter>;

export const searchUsers = defineCall({
  name: "searchUsers",
  summary:
    "A page of the tenant's users. Impersonated users are left out, and those of the role 'No Access' unless the filter names it.",
  area: "users",
  method: "POST",
  path: "/user-management/v1/users/search",
  access: { anyOf: ["user:view"] },
  body: searchBody({ filter: UserFilter, orderBy: userSortFields }),
  answer: searchAnswer("users", UserRow),
  errors: ["invalidParameters"],
});

/** A user as their page shows one, and as an edit begins from. */
export const UserDetails = z.extend(UserRow, {
  /** Rises with each change; an edit names the version that it is based on. */
  version: z.number(),
  /** ISO 8601, a day. */
  hireDate: z.string(),
  secondaryRoles: z.array(Named),
  samlUser: z.boolean(),
  createdAt: z.string(),
});
export type UserDetails = z.output<typeof UserDetails>;

export const readUser = defineCall({
  name: "readUser",
  summary: "One user of the tenant.",
  area: "users",
  method: "GET",
  path: "/user-management/v1/users/:userId",
  access: { anyOf: ["user:view"] },
  params: z.strictObject({ userId: Id }),
  answer: z.object({ user: UserDetails }),
  errors: ["notFound"],
});
