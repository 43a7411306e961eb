import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { limits } from "./limits.ts";
import { UserDetails } from "./users.ts";
import { Email, Id, Name, OptionalName, UserName } from "./validators.ts";

const area = "users";
const Day = z.iso.date();
const answer = z.object({ user: UserDetails });

/** What an administrator says of somebody new. Without a user name the email address is the user name. */
export const NewUser = z.strictObject({
  emailAddress: Email,
  userName: z.optional(UserName),
  firstName: Name,
  lastName: OptionalName,
  roleId: z.optional(Id),
  teamId: z.optional(Id),
  employeeGroupId: z.optional(Id),
  hireDate: z.optional(Day),
});
export type NewUser = z.output<typeof NewUser>;

const registration = {
  summary:
    "Creates a user and mails an invitation. Without a role it is that of agents. A role that may change others' access " +
    "takes a step-up.",
  area,
  method: "POST",
  access: { anyOf: ["user:create"] },
  body: NewUser,
  answer,
  errors: [
    "notFound",
    "forbidden",
    "stepUpRequired",
    "userLimitExceeded",
    "emailExists",
    "userNameExists",
    "deletedUser",
  ],
} as const;

export const registerUser = defineCall({ ...registration, name: "registerUser", path: "/user/register" });
export const registerWfoUser = defineCall({ ...registration, name: "registerWfoUser", path: "/wfo/user/register" });

/** What an administrator changes. What is left out stays as it is. */
export const UserChange = z.strictObject({
  id: Id,
  /** Of the user as the caller read them. */
  version: z.int().check(z.gte(1), z.lte(2_147_483_647)),
  firstName: z.optional(Name),
  lastName: z.optional(OptionalName),
  teamId: z.optional(z.nullable(Id)),
  employeeGroupId: z.optional(z.nullable(Id)),
  hireDate: z.optional(Day),
});
export type UserChange = z.output<typeof UserChange>;

const update = {
  summary:
    "Changes a user's names and place in the organization. Refused with `changedMeanwhile` when the user is another than the " +
    "caller read: nobody overwrites what they have not seen.",
  area,
  method: "POST",
  access: { anyOf: ["user:edit"] },
  body: UserChange,
  answer,
  errors: ["notFound", "forbidden", "changedMeanwhile"],
} as const;

export const updateUser = defineCall({ ...update, name: "updateUser", path: "/user/update" });
export const updateWfoUser = defineCall({ ...update, name: "updateWfoUser", path: "/wfo/user/update" });

export const assignRole = defineCall({
  name: "assignRole",
  summary:
    "Gives a user another role, and other secondary roles where those are named. Nobody changes their own role, or gives or " +
    "takes more than they hold; one administrator is left. A role that may change others' access takes a step-up.",
  area,
  method: "PUT",
  path: "/user/assignrole",
  access: { anyOf: ["user:edit"] },
  body: z.strictObject({
    userId: Id,
    roleId: Id,
    secondaryRoleIds: z.optional(z.array(Id).check(z.maxLength(limits.secondaryRolesMax))),
    version: z.optional(UserChange.shape.version),
  }),
  answer,
  errors: ["notFound", "ownRole", "roleNotPermitted", "lastAdministrator", "stepUpRequired", "changedMeanwhile"],
});

const removal = {
  area,
  method: "POST",
  access: { anyOf: ["user:delete"] },
  errors: ["notFound", "forbidden", "ownUser", "lastAdministrator", "invalidParameters"],
} as const;
const Deleted = z.object({ deleted: z.number() });

export const deleteUser = defineCall({
  ...removal,
  name: "deleteUser",
  summary:
    "Deletes a user: sessions end, passwords, second factors and links are gone. The name stays theirs, so that they can be revived.",
  path: "/user/delete",
  body: z.strictObject({ userId: Id }),
  answer: Deleted,
});

export const deleteUsersById = defineCall({
  ...removal,
  name: "deleteUsersById",
  summary: "Deletes users, all of them or none, named by their ids or by their email addresses.",
  path: "/user/deleteUsersById",
  body: z.strictObject({
    emailAddressesList: z.optional(z.array(Email).check(z.minLength(1), z.maxLength(limits.usersAtOnce))),
    userIds: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(limits.usersAtOnce))),
  }),
  answer: Deleted,
});

export const reviveUser = defineCall({
  name: "reviveUser",
  summary:
    "Brings back a deleted user of the tenant, who is invited again. What their role permits, the caller must hold.",
  area,
  method: "POST",
  path: "/user/revive",
  access: { anyOf: ["user:create"] },
  body: z.strictObject({ emailAddress: z.optional(Email), userId: z.optional(Id) }),
  answer,
  errors: ["notFound", "forbidden", "stepUpRequired", "userLimitExceeded", "invalidParameters"],
});

export const migrateTenantToCognito = defineCall({
  name: "migrateTenantToCognito",
  summary:
    "Moves the tenant and all its users who have a password here to the Cognito-style authenticator. A password that its policy " +
    "does not admit counts no more: the next sign-in mails a reset.",
  area,
  method: "POST",
  path: "/user/migrate/cognito/tenant",
  access: { anyOf: ["tenant:edit"] },
  needsStepUp: true,
  body: z.strictObject({}),
  answer: z.object({ migrated: z.number() }),
  errors: ["stepUpRequired"],
});
