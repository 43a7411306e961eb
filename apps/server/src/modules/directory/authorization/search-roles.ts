import * as contract from "@evolve/contracts/authorization";
import { operation } from "../../../core/operation.ts";
import { isSystemRole } from "./policy.ts";
import { searchRoleRows } from "./repository.ts";

/** The roles of the tenant. */
export const searchRoles = operation(contract.searchRoles, async ({ actor, body, read }) => {
  const { rows, total, next } = await read((tx) => searchRoleRows(tx, actor.tenantId, body));
  const roles = rows.map(({ name, permissions, ...row }) => ({
    id: row.id,
    legacyId: row.legacyId,
    roleName: name,
    displayName: row.displayName,
    description: row.description,
    isSystem: isSystemRole(name),
    holdsAll: permissions.includes("all"),
    permissionCount: permissions.length,
  }));
  return { roles, totalRecords: total, next };
});
