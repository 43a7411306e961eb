import * as contract from "@evolve/contracts/user-lists";
import { operation } from "../../../core/operation.ts";
import { presentUser } from "./present.ts";
import { listUserRows } from "./repository.ts";

/** Names and addresses of the tenant's users among these ids, by name. */
export const usersBasicDetails = operation(contract.usersBasicDetails, async ({ actor, body, query, read, now }) => {
  const rows = await read((tx) => listUserRows(tx, actor.tenantId, body.userIds));
  const shown = rows.filter(({ status }) => status !== "DELETED" || query.includeDeleted === "true");
  return { users: shown.map((row) => presentUser(row, now)) };
});
