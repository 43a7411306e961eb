import * as contract from "@evolve/contracts/users";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { presentUser } from "./present.ts";
import { findUserRow } from "./repository.ts";

/** One user; somebody of another tenant is not found. */
export const readUser = operation(contract.readUser, async ({ actor, params, read, now }) => {
  const row = await read((tx) => findUserRow(tx, actor.tenantId, params.userId));
  return { user: presentUser(row ?? refuse("notFound"), now) };
});
