import type { RoleRow } from "@evolve/contracts/role-lists";
import { isSystemRole } from "./policy.ts";
import type { searchRoleRows } from "./repository.ts";

type FoundRole = Awaited<ReturnType<typeof searchRoleRows>>["rows"][number];

/** A role as a list shows one. */
export const presentRole = (row: FoundRole): RoleRow => ({
  id: row.id,
  legacyId: row.legacyId,
  roleName: row.name,
  displayName: row.displayName,
  description: row.description,
  isSystem: isSystemRole(row.name),
  holdsAll: row.permissions.includes("all"),
  permissionCount: row.permissions.length,
  ...(row.userCount !== null && { userCount: row.userCount }),
});
