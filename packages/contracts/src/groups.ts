import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { organisationLimits, Version } from "./organisation.ts";
import { GroupFilter } from "./organisation-filters.ts";
import { searchAnswer, searchBody } from "./search.ts";
import { Id, Name } from "./validators.ts";

const area = "organisation";
const UserIds = z.array(Id).check(z.maxLength(organisationLimits.membersAtOnce));

/** Section 3 'Group'. */
export const Group = z.object({ id: z.string(), name: z.string(), usersIds: z.array(z.string()), version: Version });

export const GroupRow = z.object({ id: z.string(), name: z.string(), memberCount: z.number(), version: Version });
export type GroupRow = z.output<typeof GroupRow>;

export const searchGroups = defineCall({
  name: "searchGroups",
  summary: "The groups of the tenant, with the number of their members.",
  area,
  method: "POST",
  path: "/user-management/v1/groups/search",
  access: { anyOf: ["group:view"] },
  body: searchBody({ filter: GroupFilter, orderBy: ["name"], figures: ["members"] }),
  answer: searchAnswer("groups", GroupRow),
  errors: ["invalidParameters"],
});

export const listGroups = defineCall({
  name: "listGroups",
  summary: "All groups of the tenant, each with the ids of its members.",
  area,
  method: "GET",
  path: "/group",
  access: { anyOf: ["group:view"] },
  answer: z.object({ groups: z.array(Group) }),
  errors: [],
});

export const groupUsers = defineCall({
  name: "groupUsers",
  summary: "The members of a group, by name.",
  area,
  method: "POST",
  path: "/group/users",
  access: { anyOf: ["group:view"] },
  body: z.strictObject({ groupId: Id }),
  answer: z.object({ users: z.array(z.object({ id: z.string(), fullName: z.string(), emailAddress: z.string() })) }),
  errors: ["notFound"],
});

export const GroupFields = z.strictObject({ name: Name, usersIds: z._default(UserIds, []) });

export const createGroup = defineCall({
  name: "createGroup",
  summary: "Creates a group of users.",
  area,
  method: "POST",
  path: "/group",
  access: { anyOf: ["group:edit"] },
  body: GroupFields,
  answer: z.object({ group: Group }),
  errors: ["nameExists", "notFound"],
});

export const updateGroup = defineCall({
  name: "updateGroup",
  summary: "Renames a group and, with `usersIds`, replaces its members.",
  area,
  method: "PUT",
  path: "/group",
  access: { anyOf: ["group:edit"] },
  body: z.strictObject({ id: Id, name: Name, usersIds: z.optional(UserIds), version: z.optional(Version) }),
  answer: z.object({ group: Group }),
  errors: ["nameExists", "notFound", "changedMeanwhile"],
});

export const deleteGroups = defineCall({
  name: "deleteGroups",
  summary: "Deletes groups, all or none; their members stay.",
  area,
  method: "POST",
  path: "/group/delete",
  access: { anyOf: ["group:edit"] },
  body: z.strictObject({ groupToDeleteIds: z.array(Id).check(z.minLength(1, "required"), z.maxLength(100)) }),
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound"],
});

export const groupExists = defineCall({
  name: "groupExists",
  summary: "The id of the group that has a name, whatever its case; null where none has.",
  area,
  method: "POST",
  path: "/group/exists",
  access: { anyOf: ["group:view"] },
  body: z.strictObject({ name: Name }),
  answer: z.object({ groupId: z.nullable(z.string()) }),
  errors: [],
});
