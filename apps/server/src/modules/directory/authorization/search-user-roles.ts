import * as contract from "@evolve/contracts/role-lists";
import { operation } from "../../../core/operation.ts";
import { presentRole } from "./present-role.ts";
import { searchRoleRows } from "./repository.ts";

/** The roles of the tenant, in the form of a metrics query. */
export const searchUserRoles = operation(contract.searchUserRoles, async ({ actor, body, read }) => {
  const { page, isEntityQuery, ...search } = body;
  const { rows, total } = await read((tx) => searchRoleRows(tx, actor.tenantId, { ...search, ...page }));
  return { roles: isEntityQuery ? rows.map(presentRole) : [], totalRecords: total };
});
