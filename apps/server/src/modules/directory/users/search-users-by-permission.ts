import * as contract from "@evolve/contracts/user-lists";
import { operation } from "../../../core/operation.ts";
import { listRoles } from "../authorization/index.ts";
import { presentUser } from "./present.ts";
import { searchUserRows } from "./search-repository.ts";

/** Users who hold any of the permissions; a role with 'all' holds each. */
export const searchUsersByPermission = operation(
  contract.searchUsersByPermission,
  async ({ actor, body, read, now }) => {
    const { permissions, ...filter } = body.filter;
    const wanted = permissions && new Set(["all", ...permissions.map((permission) => permission.toLowerCase())]);
    const { rows, total, next, statistics } = await read(async (tx) => {
      const roles = wanted ? await listRoles(tx, actor.tenantId) : [];
      const holding = roles.filter((role) => role.permissions.some((held) => wanted?.has(held.toLowerCase())));
      const anyRoleId = wanted && holding.map(({ id }) => id);
      return searchUserRows(tx, actor.tenantId, { ...body, filter: { ...filter, anyRoleId } }, now);
    });
    return { users: rows.map((row) => presentUser(row, now)), totalRecords: total, next, statistics };
  },
);
