import * as contract from "@evolve/contracts/current-user";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { presentSessionUser } from "./present.ts";
import { findCurrentUser } from "./repository.ts";

/** The signed-in user. */
export const currentUser = operation(contract.currentUser, async ({ actor, read }) => {
  const row = await read((tx) => findCurrentUser(tx, actor.tenantId, actor.userId));
  return { user: presentSessionUser(row ?? refuse("signedOut"), actor.impersonatorId !== null) };
});
