import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { limits } from "./limits.ts";
import { permissionNames } from "./permission-names.ts";
import { ContentVersion, Id, Name } from "./validators.ts";

const PermissionName = z.enum(permissionNames);

/** What an administrator says of a role. */
export const RoleFields = z.strictObject({
  displayName: Name,
  description: z.string().check(z.trim(), z.maxLength(limits.descriptionMax, "maxLength")),
  permissions: z.array(PermissionName).check(z.maxLength(permissionNames.length)),
});
export type RoleFields = z.output<typeof RoleFields>;

/** A change of a role, and which state of it the change is based on. */
const RoleChange = z.extend(RoleFields, { version: z.optional(ContentVersion) });

const params = z.strictObject({ roleId: Id });
const Role = z.object({
  id: z.string(),
  displayName: z.string(),
  description: z.string(),
  /** Names that the product does not know any more are left out. */
  permissions: z.array(PermissionName),
  /** The product depends on it: it cannot be changed or deleted. */
  isSystem: z.boolean(),
  /** Another one after every change of what the role says. */
  version: z.string(),
});

export const readRole = defineCall({
  name: "readRole",
  summary: "One role of the tenant, with its permissions.",
  area: "roles",
  method: "GET",
  path: "/authorization/roles/:roleId",
  access: { anyOf: ["role:view"] },
  params,
  answer: z.object({ role: Role }),
  errors: ["notFound"],
});

export const createRole = defineCall({
  name: "createRole",
  summary:
    "Creates a role. Nobody gives a role a permission that they do not hold, and one to change others' access takes a step-up.",
  area: "roles",
  method: "POST",
  path: "/authorization/roles",
  access: { anyOf: ["role:create"] },
  body: RoleFields,
  answer: z.object({ role: Role }),
  errors: ["roleExists", "stepUpRequired"],
});

export const updateRole = defineCall({
  name: "updateRole",
  summary:
    "Changes a role. Its holders have the new permissions from their next call on, so one to change others' access takes a step-up. " +
    "Refused with `changedMeanwhile` when the role is another than the caller read.",
  area: "roles",
  method: "PUT",
  path: "/authorization/roles/:roleId",
  access: { anyOf: ["role:edit"] },
  params,
  body: RoleChange,
  answer: z.object({ role: Role }),
  errors: ["notFound", "changedMeanwhile", "roleExists", "systemRole", "lastAdministrator", "stepUpRequired"],
});

export const deleteRole = defineCall({
  name: "deleteRole",
  summary: "Deletes a role that nobody has.",
  area: "roles",
  method: "DELETE",
  path: "/authorization/roles/:roleId",
  access: { anyOf: ["role:delete"] },
  params,
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound", "systemRole", "roleInUse"],
});
