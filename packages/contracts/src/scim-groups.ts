import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { scim, ScimBody, ScimId, scimList, ScimListQuery, ScimMeta, ScimPatch, ScimShown } from "./scim.ts";

const area = "scim";
const dialect = "scim";
const path = `${scim.path}/Groups` as const;
const onePath = `${path}/:groupId` as const;
const params = z.strictObject({ groupId: ScimId });

const ScimGroup = z.object({
  schemas: z.array(z.string()),
  id: z.string(),
  externalId: z.optional(z.string()),
  displayName: z.optional(z.string()),
  members: z.optional(
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
export type ScimGroup = z.output<typeof ScimGroup>;

export const listScimGroups = defineCall({
  name: "listScimGroups",
  summary: "The groups of the tenant that a SCIM filter matches, a page of them.",
  area,
  dialect,
  method: "GET",
  path,
  access: { anyOf: ["group:view"] },
  query: ScimListQuery,
  answer: scimList(ScimGroup),
  errors: ["invalidParameters"],
});

export const provisionGroup = defineCall({
  name: "provisionGroup",
  summary: "Creates a group of users.",
  area,
  dialect,
  status: 201,
  method: "POST",
  path,
  access: { anyOf: ["group:edit"] },
  query: ScimShown,
  body: ScimBody,
  answer: ScimGroup,
  errors: ["invalidParameters", "nameExists"],
});

export const readScimGroup = defineCall({
  name: "readScimGroup",
  summary: "A group as SCIM has it.",
  area,
  dialect,
  method: "GET",
  path: onePath,
  access: { anyOf: ["group:view"] },
  params,
  query: ScimShown,
  answer: ScimGroup,
  errors: ["notFound"],
});

const change = {
  area,
  dialect,
  path: onePath,
  access: { anyOf: ["group:edit"] },
  params,
  query: ScimShown,
  answer: ScimGroup,
  errors: ["notFound", "invalidParameters", "nameExists", "preconditionFailed"],
} as const;

export const replaceScimGroup = defineCall({
  ...change,
  name: "replaceScimGroup",
  summary: "Replaces a group's name and members.",
  method: "PUT",
  body: ScimBody,
});

export const patchScimGroup = defineCall({
  ...change,
  name: "patchScimGroup",
  summary: "Renames a group, adds members and removes them.",
  method: "PATCH",
  body: ScimPatch,
});

export const deprovisionGroup = defineCall({
  name: "deprovisionGroup",
  summary: "Deletes a group; its members stay.",
  area,
  dialect,
  status: 204,
  method: "DELETE",
  path: onePath,
  access: { anyOf: ["group:edit"] },
  params,
  answer: z.null(),
  errors: ["notFound", "preconditionFailed"],
});
