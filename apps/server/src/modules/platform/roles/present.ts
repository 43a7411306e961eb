import { type Permission, permissionNames } from "@evolve/contracts/permission-names";
import { isSystemRole } from "../../directory/authorization/index.ts";
import type { StoredRole } from "./repository.ts";

/** The permission as the product spells it: roles are compared whatever their case. */
const spelled = new Map<string, Permission>(permissionNames.map((name) => [name.toLowerCase(), name]));

export const presentRole = ({ id, name, displayName, description, permissions }: StoredRole) => ({
  role: {
    id,
    displayName,
    description,
    permissions: permissions.flatMap((permission) => spelled.get(permission.toLowerCase()) ?? []),
    isSystem: isSystemRole(name),
  },
});
