import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { scim, ScimBody, ScimId, scimList, ScimListQuery, ScimMeta, ScimPatch, ScimShown } from "./scim.ts";

const area = "scim";
const dialect = "scim";
const path = `${scim.path}/Users` as const;
const onePath = `${path}/:userId` as const;
const params = z.strictObject({ userId: ScimId });

const ScimUser = z.object({
  schemas: z.array(z.string()),
  id: z.string(),
  externalId: z.optional(z.string()),
  userName: z.optional(z.string()),
  name: z.optional(
    z.object({
      formatted: z.optional(z.string()),
      givenName: z.optional(z.string()),
      familyName: z.optional(z.string()),
    }),
  ),
  displayName: z.optional(z.string()),
  emails: z.optional(
    z.array(
      z.object({ value: z.optional(z.string()), type: z.optional(z.string()), primary: z.optional(z.boolean()) }),
    ),
  ),
  /** False while the user is locked: they have no session and cannot sign in. */
  active: z.optional(z.boolean()),
  groups: z.optional(
    z.array(
      z.object({
        value: z.optional(z.string()),
        display: z.optional(z.string()),
        type: z.optional(z.string()),
      }),
    ),
  ),
  meta: z.optional(ScimMeta),
});
export type ScimUser = z.output<typeof ScimUser>;

const taken = ["userNameExists", "emailExists"] as const;

export const listScimUsers = defineCall({
  name: "listScimUsers",
  summary: "The people of the tenant that a SCIM filter matches, a page of them.",
  area,
  dialect,
  method: "GET",
  path,
  access: { anyOf: ["user:view"] },
  query: ScimListQuery,
  answer: scimList(ScimUser),
  errors: ["invalidParameters"],
});

export const provisionUser = defineCall({
  name: "provisionUser",
  summary:
    "Creates a user with the role of agents, or brings back a deleted one of that name. They are invited by mail, unless the " +
    "tenant's identity provider signs them in.",
  area,
  dialect,
  status: 201,
  method: "POST",
  path,
  access: { anyOf: ["user:create"] },
  query: ScimShown,
  body: ScimBody,
  answer: ScimUser,
  errors: ["invalidParameters", "forbidden", "stepUpRequired", "userLimitExceeded", "lastAdministrator", ...taken],
});

export const readScimUser = defineCall({
  name: "readScimUser",
  summary: "A person of the tenant as SCIM has it.",
  area,
  dialect,
  method: "GET",
  path: onePath,
  access: { anyOf: ["user:view"] },
  params,
  query: ScimShown,
  answer: ScimUser,
  errors: ["notFound"],
});

const change = {
  area,
  dialect,
  path: onePath,
  access: { anyOf: ["user:edit"] },
  params,
  query: ScimShown,
  answer: ScimUser,
  errors: [
    "notFound",
    "forbidden",
    "invalidParameters",
    "preconditionFailed",
    "domainNotVerified",
    "lastAdministrator",
    ...taken,
  ],
} as const;

export const replaceScimUser = defineCall({
  ...change,
  name: "replaceScimUser",
  summary: "Replaces what SCIM says of a user. With `active: false` their sessions end at once.",
  method: "PUT",
  body: ScimBody,
});

export const patchScimUser = defineCall({
  ...change,
  name: "patchScimUser",
  summary: "Changes some of what SCIM says of a user. With `active: false` their sessions end at once.",
  method: "PATCH",
  body: ScimPatch,
});

/** The caller's own account, which the protocol calls `/Me` (RFC 7644, 3.11). */
const me = `${scim.path}/Me` as const;

export const readScimMe = defineCall({
  name: "readScimMe",
  summary: "The caller as SCIM has them. A service account is no user.",
  area,
  dialect,
  method: "GET",
  path: me,
  access: "signed-in",
  query: ScimShown,
  answer: ScimUser,
  errors: ["notFound"],
});

const { access, query, answer, errors } = change;
const changeMe = { area, dialect, path: me, access, query, answer, errors } as const;

export const replaceScimMe = defineCall({
  ...changeMe,
  name: "replaceScimMe",
  summary: "Replaces what SCIM says of the caller.",
  method: "PUT",
  body: ScimBody,
});

export const patchScimMe = defineCall({
  ...changeMe,
  name: "patchScimMe",
  summary: "Changes some of what SCIM says of the caller.",
  method: "PATCH",
  body: ScimPatch,
});

export const deprovisionUser = defineCall({
  name: "deprovisionUser",
  summary: "Deletes a user; their sessions end at once. Provisioned again under the same name, they are who they were.",
  area,
  dialect,
  status: 204,
  method: "DELETE",
  path: onePath,
  access: { anyOf: ["user:delete"] },
  params,
  answer: z.null(),
  errors: ["notFound", "forbidden", "ownUser", "lastAdministrator", "preconditionFailed"],
});
