import * as contract from "@evolve/contracts/role-lists";
import { operation } from "../../../core/operation.ts";
import { presentRole } from "./present-role.ts";
import { searchRoleRows } from "./repository.ts";

/** The roles of the tenant. */
export const searchRoles = operation(contract.searchRoles, async ({ actor, body, read }) => {
  const { rows, total, next, statistics } = await read((tx) => searchRoleRows(tx, actor.tenantId, body));
  return { roles: rows.map(presentRole), totalRecords: total, next, statistics };
});
