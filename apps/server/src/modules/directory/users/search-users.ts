import * as contract from "@evolve/contracts/users";
import { operation } from "../../../core/operation.ts";
import { presentUser } from "./present.ts";
import { searchUserRows } from "./search-repository.ts";

/** A page of the tenant's users. */
export const searchUsers = operation(contract.searchUsers, async ({ actor, body, read, now }) => {
  const { rows, total, next, statistics } = await read((tx) => searchUserRows(tx, actor.tenantId, body, now));
  return { users: rows.map((row) => presentUser(row, now)), totalRecords: total, next, statistics };
});
