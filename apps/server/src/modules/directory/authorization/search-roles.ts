import * as contract from "@evolve/contracts/users";
import { operation } from "../../../core/operation.ts";
import { listRoles } from "./repository.ts";

/** The roles of the tenant. */
export const searchRoles = operation(contract.searchRoles, async ({ actor, read }) => {
  const rows = await read((tx) => listRoles(tx, actor.tenantId));
  return {
    roles: rows.map((row) => ({
      id: row.id,
      legacyId: row.legacyId,
      roleName: row.name,
      displayName: row.displayName,
    })),
  };
});
