import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { limits } from "./limits.ts";
import { Email, Id } from "./validators.ts";

export const UserStatus = z.enum(["UNREGISTERED", "PENDING", "ACTIVE", "DELETED"]);
export type UserStatus = z.output<typeof UserStatus>;

const Named = z.object({ id: z.string(), name: z.string() });

/** A user as a list shows one. Instants are ISO 8601 in UTC. */
export const UserRow = z.object({
  id: z.string(),
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

export const UserSearch = z.strictObject({
  filter: z._default(
    z.strictObject({
      search: z.optional(z.string().check(z.maxLength(100))),
      status: z.optional(z.array(UserStatus).check(z.maxLength(4))),
      teamId: z.optional(z.array(Id).check(z.maxLength(100))),
      roleId: z.optional(z.array(Id).check(z.maxLength(100))),
      skillId: z.optional(z.array(Id).check(z.maxLength(100))),
    }),
    {},
  ),
  skip: z._default(z.int().check(z.gte(0), z.lte(10_000_000)), 0),
  top: z._default(z.int().check(z.gte(1), z.lte(limits.pageSizeMax)), 50),
  orderBy: z._default(
    z
      .array(z.strictObject({ field: z.enum(userSortFields), direction: z._default(z.enum(["asc", "desc"]), "asc") }))
      .check(z.maxLength(userSortFields.length)),
    [],
  ),
});
export type UserSearch = z.output<typeof UserSearch>;

export const searchUsers = defineCall({
  name: "searchUsers",
  summary: "A page of the tenant's users. Impersonated users and those of the role 'No Access' are left out.",
  area: "users",
  method: "POST",
  path: "/user-management/v1/users/search",
  access: { anyOf: ["user:view"] },
  body: UserSearch,
  answer: z.object({ users: z.array(UserRow), totalRecords: z.number() }),
  errors: [],
});

export const readUser = defineCall({
  name: "readUser",
  summary: "One user of the tenant.",
  area: "users",
  method: "GET",
  path: "/user-management/v1/users/:userId",
  access: { anyOf: ["user:view"] },
  params: z.strictObject({ userId: Id }),
  answer: z.object({ user: UserRow }),
  errors: ["notFound"],
});

/** The signed-in user, as the shell shows one (section 3 'User (session)'). */
export const SessionUser = z.object({
  id: z.string(),
  userName: z.string(),
  emailAddress: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  initials: z.string(),
  status: UserStatus,
  organizationName: z.string(),
  tenantId: z.string(),
  impersonated: z.boolean(),
  isLoggedIn: z.boolean(),
  hireDate: z.string(),
  role: z.nullable(z.object({ id: z.string(), legacyId: z.string(), name: z.string() })),
  billingId: z.string(),
  /** The organization's identity provider signs this user in; there is no password here. */
  samlUser: z.boolean(),
});
export type SessionUser = z.output<typeof SessionUser>;

export const currentUser = defineCall({
  name: "currentUser",
  summary: "The signed-in user.",
  area: "users",
  method: "GET",
  path: "/user/current/clientgeneralinfo",
  access: "signed-in",
  answer: z.object({ user: SessionUser }),
  errors: [],
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
  summary: "Invites people by email address. Addresses that already exist are named; the others are invited.",
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
  errors: ["notFound", "forbidden", "userLimitExceeded"],
});

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

export const emailStatuses = [
  "EMAIL_EXIST_IN_SYSTEM",
  "EMAIL_EXIST_IN_TENANT_NOT_DELETED",
  "EMAIL_NOT_EXIST_IN_SYSTEM",
  "EMAIL_EXIST_IN_TENANT_DELETED",
] as const;

export const emailExistsStatus = defineCall({
  name: "emailExistsStatus",
  summary: "Whether an email address is taken, and whether it is a deleted user of this tenant, who can be revived.",
  area: "users",
  method: "GET",
  path: "/user/email/exists/status",
  access: { anyOf: ["user:create", "user:edit"] },
  query: z.strictObject({ emailAddress: Email }),
  answer: z.object({ emailExistStatus: z.enum(emailStatuses) }),
  errors: [],
});

export const searchRoles = defineCall({
  name: "searchRoles",
  summary: "The roles of the tenant.",
  area: "users",
  method: "POST",
  path: "/authorization/roles/search",
  access: { anyOf: ["user:view", "role:view"] },
  body: z.strictObject({}),
  answer: z.object({
    roles: z.array(z.object({ id: z.string(), legacyId: z.string(), roleName: z.string(), displayName: z.string() })),
  }),
  errors: [],
});

export const searchTeams = defineCall({
  name: "searchTeams",
  summary: "The teams of the tenant, by name.",
  area: "users",
  method: "POST",
  path: "/user-management/v1/teams/search",
  access: { anyOf: ["user:view", "team:view"] },
  body: z.strictObject({
    filter: z._default(z.strictObject({ search: z.optional(z.string().check(z.maxLength(100))) }), {}),
    skip: z._default(z.int().check(z.gte(0)), 0),
    top: z._default(z.int().check(z.gte(1), z.lte(limits.pageSizeMax)), 100),
  }),
  answer: z.object({
    teams: z.array(z.object({ id: z.string(), name: z.string(), memberCount: z.number() })),
    totalRecords: z.number(),
  }),
  errors: [],
});
