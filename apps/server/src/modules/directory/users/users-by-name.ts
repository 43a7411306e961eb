import * as contract from "@evolve/contracts/user-lists";
import { operation } from "../../../core/operation.ts";
import { presentUser } from "./present.ts";
import { firstUserRows } from "./search-repository.ts";

/** Users whose full name contains a text. */
export const usersByName = operation(contract.usersByName, async ({ actor, query, read, now }) => {
  const filter = { nameContains: query.fullNameContains.trim() };
  const { rows } = await read((tx) => firstUserRows(tx, actor.tenantId, filter, now));
  return { users: rows.map((row) => presentUser(row, now)) };
});
