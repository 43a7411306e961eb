import * as contract from "@evolve/contracts/user-lists";
import { operation } from "../../../core/operation.ts";
import { presentUser } from "./present.ts";
import { searchUserRows } from "./search-repository.ts";

/** A page of the tenant's users, each with the fields that are asked for. */
export const searchUsersV1 = operation(contract.searchUsersV1, async ({ actor, body, read, now }) => {
  const { rows, total, next } = await read((tx) => searchUserRows(tx, actor.tenantId, body, now));
  const asked = body.fields && new Set<string>(body.fields);
  const users = rows.map((row) => {
    const fields = Object.entries(presentUser(row, now));
    return Object.fromEntries(asked ? fields.filter(([name]) => asked.has(name)) : fields);
  });
  return { users, totalRecords: total, next };
});
