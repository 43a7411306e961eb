import * as contract from "@evolve/contracts/authentication";
import { announce } from "../../../core/announce.ts";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { requireNotAbove } from "../../directory/authorization/index.ts";
import { endSessionsOfUser } from "../sessions/index.ts";
import { clearFailuresOfUser } from "./failures-repository.ts";
import { setLockdown } from "./repository.ts";

/** Puts an account on lockdown, which ends all of its sessions on every node, or unlocks it from any lock. */
export const setUserLock = operation(contract.setUserLock, async ({ actor, params, body, services, write, now }) => {
  const { database } = services;
  const { tenantId } = actor;
  const { userId } = params;
  if (body.locked && userId === actor.userId) refuse("forbidden", { reason: "nobody locks their own account" });
  await write(async (tx) => {
    await requireNotAbove(tx, userId);
    if (!(await setLockdown(tx, tenantId, userId, body.locked))) refuse("notFound");
    announce(services, tx, { kind: "user-changed", tenantId, userId });
    if (body.locked) await endSessionsOfUser(services, tx, { tenantId, userId }, "locked");
    const action = body.locked ? "user.locked" : "user.unlocked";
    await recordEvent(tx, { tenantId, at: now, action, actorId: actor.userId, targetId: userId });
    if (!body.locked) await clearFailuresOfUser(database.system, tenantId, userId);
  });
  return { success: true };
});
