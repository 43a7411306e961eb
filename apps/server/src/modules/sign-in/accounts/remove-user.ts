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
import { expireLinks } from "../../platform/one-time-links/index.ts";
import { deleteAccessKeysOf } from "../access-keys/index.ts";
import { clearTotp, deletePasskeys } from "../factors/index.ts";
import { invalidateResets } from "../password-resets/index.ts";
import { endSessionsOfUser } from "../sessions/index.ts";
import { lockUser, removeSignInMeans, setStatus } from "./repository.ts";

/**
 * Deletes users in the caller's transaction: all of them or none. Their sessions end, and nothing that they signed in with works
 * any more. Row and names stay, so that nobody else takes them and the user can be revived.
 */
export const removeUsers = async (
  services: Services,
  tx: ActorTransaction,
  userIds: readonly string[],
): Promise<number> => {
  const { actor, now, tenantId } = tx;
  if (userIds.includes(actor.userId)) refuse("ownUser");
  await lockRoles(tx, tenantId);
  let losesAll = false;
  // In one order always, so that two that delete the same users do not wait for each other.
  for (const userId of [...userIds].sort()) {
    const person = { tenantId, userId };
    const user = await lockUser(tx, tenantId, userId);
    if (!user || user.status === "DELETED") refuse("notFound");
    await requireNotAbove(tx, userId);
    losesAll ||= ((await listPermissionsOf(tx, tenantId, userId)) ?? []).includes("all");
    await setStatus(tx, tenantId, userId, "DELETED");
    await removeSignInMeans(tx, tenantId, userId);
    await clearTotp(tx, tenantId, userId);
    await deletePasskeys(tx, tenantId, userId);
    await deleteAccessKeysOf(tx, tenantId, userId);
    for (const table of ["invitations", "email_changes"] as const) await expireLinks(tx, table, person, now);
    await invalidateResets(tx, tenantId, userId);
    await endSessionsOfUser(services, tx, person, "deleted");
    announce(services, tx, { kind: "user-changed", tenantId, userId });
    await recordEvent(tx, { tenantId, at: now, action: "user.deleted", actorId: actor.userId, targetId: userId });
  }
  if (losesAll && !(await hasAdministrator(tx, tenantId))) refuse("lastAdministrator");
  return userIds.length;
};
