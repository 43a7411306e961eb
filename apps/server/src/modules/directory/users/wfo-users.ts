import * as contract from "@evolve/contracts/user-lists";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { presentUser } from "./present.ts";
import { findUserRow } from "./repository.ts";
import { firstUserRows } from "./search-repository.ts";

/** The tenant's users by name, page by page. */
export const wfoUsers = operation(contract.wfoUsers, async ({ actor, query, read, now }) => {
  const { rows, total, next } = await read((tx) => firstUserRows(tx, actor.tenantId, {}, now, query.after));
  return { users: rows.map((row) => presentUser(row, now)), totalRecords: total, next };
});

/** One user; somebody of another tenant is not found. */
export const wfoUser = operation(contract.wfoUser, async ({ actor, params, read, now }) => {
  const row = await read((tx) => findUserRow(tx, actor.tenantId, params.userId));
  return { user: presentUser(row ?? refuse("notFound"), now) };
});
