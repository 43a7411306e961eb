import { type Permission, permissionNames } from "@evolve/contracts/permission-names";
import { contentVersion } from "../../../core/content-version.ts";
import { isSystemRole } from "../../directory/authorization/index.ts";
import type { StoredRole } from "./repository.ts";

/** The permission as the product spells it: roles are compared whatever their case. */
const spelled = new Map<string, Permission>(permissionNames.map((name) => [name.toLowerCase(), name]));

/** Of what a role says, whatever the order of its permissions. */
export const versionOf = ({ displayName, description, permissions }: Omit<StoredRole, "id" | "name">): string => {
  const held = [...new Set(permissions.map((permission) => permission.toLowerCase()))].sort();
  return contentVersion(displayName, description, held);
};

export const presentRole = ({ id, name, displayName, description, permissions }: StoredRole) => ({
  role: {
    id,
    displayName,
    description,
    permissions: permissions.flatMap((permission) => spelled.get(permission.toLowerCase()) ?? []),
    isSystem: isSystemRole(name),
    version: versionOf({ displayName, description, permissions }),
  },
});
