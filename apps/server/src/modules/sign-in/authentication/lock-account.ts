import { announce } from "../../../core/announce.ts";
import type { ActorTransaction } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Services } from "../../../core/services.ts";
import {
  hasAdministrator,
  listPermissionsOf,
  lockRoles,
  requireNotAbove,
} from "../../directory/authorization/index.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { endSessionsOfUser } from "../sessions/index.ts";
import { clearFailuresOfUser } from "./failures-repository.ts";
import { setLockdown } from "./repository.ts";

/** Locks somebody who holds no more than the actor out, in the caller's transaction, or lets them in again. An administrator is left. */
export const lockAccount = async (
  services: Services,
  tx: ActorTransaction,
  userId: string,
  locked: boolean,
): Promise<void> => {
  const { actor, now, tenantId } = tx;
  if (locked && userId === actor.userId) refuse("forbidden", { reason: "nobody locks their own account" });
  await lockRoles(tx, tenantId);
  await requireNotAbove(tx, userId);
  const losesAll = locked && ((await listPermissionsOf(tx, tenantId, userId)) ?? []).includes("all");
  if (!(await setLockdown(tx, tenantId, userId, locked))) refuse("notFound");
  if (losesAll && !(await hasAdministrator(tx, tenantId))) refuse("lastAdministrator");
  announce(services, tx, { kind: "user-changed", tenantId, userId });
  if (locked) await endSessionsOfUser(services, tx, { tenantId, userId }, "locked");
  const action = locked ? "user.locked" : "user.unlocked";
  await recordEvent(tx, { tenantId, at: now, action, actorId: actor.userId, targetId: userId });
  if (!locked) await clearFailuresOfUser(services.database.system, tenantId, userId);
};
