import type { ActorTransaction } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Services } from "../../../core/services.ts";
import { requireStepUp } from "../../../core/step-up.ts";
import {
  isAdministrative,
  listPermissionsOf,
  lockRoles,
  requireNotAbove,
} from "../../directory/authorization/index.ts";
import { countUsers } from "../../directory/users/index.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { type AdministeredUser, lockUser, setStatus } from "./repository.ts";

/** Brings a deleted user back in the caller's transaction, with their roles and place. The caller invites them. */
export const restoreUser = async (
  services: Services,
  tx: ActorTransaction,
  userId: string,
): Promise<AdministeredUser> => {
  const { actor, now, tenantId } = tx;
  await lockRoles(tx, tenantId);
  const user = await lockUser(tx, tenantId, userId);
  if (user?.status !== "DELETED") return refuse("notFound");
  await requireNotAbove(tx, userId);
  const permissions = (await listPermissionsOf(tx, tenantId, userId)) ?? [];
  if (isAdministrative({ permissions })) requireStepUp(services.clock, actor);
  const { count, limit } = await countUsers(tx, tenantId);
  if (count >= limit) refuse("userLimitExceeded", { details: String(limit) });
  await setStatus(tx, tenantId, userId, user.kind === "person" ? "PENDING" : "ACTIVE");
  await recordEvent(tx, { tenantId, at: now, action: "user.revived", actorId: actor.userId, targetId: userId });
  return user;
};
