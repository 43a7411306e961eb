import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { limits } from "./limits.ts";
import { permissionNames } from "./permission-names.ts";
import { searchAnswer, searchBody, SearchText } from "./search.ts";
import { UserFilter, UserRow, userSortFields } from "./users.ts";
import { UserStatus } from "./user-status.ts";
import { Email, Id, UserName } from "./validators.ts";

const area = "users";
const method = "GET";
const access = { anyOf: ["user:view"] } as const;
const users = z.object({ users: z.array(UserRow) });

const Operations = z.optional(z.array(z.enum(["count"])).check(z.maxLength(1)));
const userFields = z.keyof(UserRow);

export const searchUsersV1 = defineCall({
  name: "searchUsersV1",
  summary: "A page of the tenant's users, with the fields that are asked for; without `fields` all of them.",
  area,
  method: "POST",
  path: "/user/search",
  access,
  body: z.safeExtend(
    searchBody({
      filter: z.extend(z.pick(UserFilter, { search: true, teamId: true, status: true }), {
        impersonated: z.optional(z.literal(false)),
      }),
      orderBy: userSortFields,
    }),
    {
      fields: z.optional(z.array(userFields).check(z.maxLength(userFields.options.length))),
      /** `totalRecords` is counted in any case. */
      operations: Operations,
    },
  ),
  answer: searchAnswer("users", z.partial(UserRow)),
  errors: ["invalidParameters"],
});

export const searchUsersByPermission = defineCall({
  name: "searchUsersByPermission",
  summary: "Users who hold any of the permissions, by their role or a secondary one.",
  area,
  method: "POST",
  path: "/wfo/user/searchByPermission",
  access,
  body: searchBody({
    filter: z.extend(UserFilter, {
      permissions: z.optional(z.array(z.enum(permissionNames)).check(z.minLength(1), z.maxLength(20))),
    }),
    orderBy: userSortFields,
  }),
  answer: searchAnswer("users", UserRow),
  errors: ["invalidParameters"],
});

export const usersBasicDetails = defineCall({
  name: "usersBasicDetails",
  summary:
    "Names and addresses of users. Unknown ids are left out; so are deleted users, unless `includeDeleted` is true.",
  area,
  method: "POST",
  path: "/user/getUsersBasicDetails",
  access,
  query: z.strictObject({ includeDeleted: z.optional(z.enum(["true", "false"])) }),
  body: z.strictObject({ userIds: z.array(Id).check(z.maxLength(limits.pageSizeMax)) }),
  answer: z.object({
    users: z.array(
      z.pick(UserRow, {
        id: true,
        userName: true,
        emailAddress: true,
        firstName: true,
        lastName: true,
        fullName: true,
        status: true,
      }),
    ),
  }),
  errors: [],
});

export const usersByName = defineCall({
  name: "usersByName",
  summary: `Users whose full name contains a text: the first ${limits.pageSizeMax} by name.`,
  area,
  method,
  path: "/user",
  access,
  query: z.strictObject({ fullNameContains: SearchText }),
  answer: users,
  errors: [],
});

const attributes = {
  summary: `Users who have all of these attributes exactly, whatever their case: the first ${limits.pageSizeMax} by name.`,
  area,
  method,
  access,
  query: z.strictObject({
    emailAddress: z.optional(Email),
    userName: z.optional(UserName),
    firstName: z.optional(SearchText),
    lastName: z.optional(SearchText),
    status: z.optional(UserStatus),
    teamId: z.optional(Id),
    roleId: z.optional(Id),
  }),
  answer: users,
  errors: [],
} as const;

export const usersByAttributes = defineCall({ ...attributes, name: "usersByAttributes", path: "/user/byAttributes" });
export const wfoUsersByAttributes = defineCall({
  ...attributes,
  name: "wfoUsersByAttributes",
  path: "/wfo/user/byAttributes",
});

export const wfoUsers = defineCall({
  name: "wfoUsers",
  summary: `The tenant's users by name, ${limits.pageSizeMax} at a time: \`after\` is the \`next\` of the page before.`,
  area,
  method,
  path: "/wfo/user",
  access,
  query: z.strictObject({ after: z.optional(z.string().check(z.minLength(1), z.maxLength(4_000))) }),
  answer: searchAnswer("users", UserRow),
  errors: ["invalidParameters"],
});

export const wfoUser = defineCall({
  name: "wfoUser",
  summary: "One user of the tenant.",
  area,
  method,
  path: "/wfo/user/:userId",
  access,
  params: z.strictObject({ userId: Id }),
  answer: z.object({ user: UserRow }),
  errors: ["notFound"],
});
