import * as contract from "@evolve/contracts/authentication";
import { operation } from "../../../core/operation.ts";
import { lockAccount } from "./lock-account.ts";

/** Puts an account on lockdown, which ends all of its sessions on every node, or unlocks it from any lock. */
export const setUserLock = operation(contract.setUserLock, async ({ params, body, services, write }) => {
  await write((tx) => lockAccount(services, tx, params.userId, body.locked));
  return { success: true };
});
