import * as contract from "@evolve/contracts/service-accounts";
import { type ActorTransaction, operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { newId } from "../../../ids.ts";
import { findRoleToGive, lockRoles, requireNotAbove } from "../../directory/authorization/index.ts";
import { countUsers, readUserDetails } from "../../directory/users/index.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { lockUser } from "./repository.ts";
import { findServiceAccount, insertServiceAccount, renameServiceAccountRow } from "./service-accounts-repository.ts";

/**
 * Creates a service account. It is neither in the sign-in directory nor has it credentials, so that nobody signs in as it; it
 * counts towards the tenant's limit of users.
 */
export const createServiceAccount = operation(contract.createServiceAccount, ({ body, services, write, now }) =>
  write(async (tx) => {
    const { actor, tenantId } = tx;
    const role = await findRoleToGive(services, tx, body.roleId);
    await requireFreeName(tx, body.name);
    const { count, limit } = await countUsers(tx, tenantId);
    if (count >= limit) refuse("userLimitExceeded", { details: String(limit) });
    const id = newId();
    await insertServiceAccount(tx, { tenantId, id, name: body.name, roleId: body.roleId, createdAt: now });
    const details = { name: body.name, role: role?.displayName ?? null };
    const action = "user.service-account-created";
    await recordEvent(tx, { tenantId, at: now, action, actorId: actor.userId, targetId: id, details });
    return readUserDetails(tx, tenantId, id, now);
  }),
);

export const renameServiceAccount = operation(contract.renameServiceAccount, ({ params, body, write, now }) =>
  write(async (tx) => {
    const { actor, tenantId } = tx;
    const { userId } = params;
    const before = (await lockUser(tx, tenantId, userId)) ?? refuse("notFound");
    if (before.kind !== "service" || before.status === "DELETED") refuse("notFound");
    await requireNotAbove(tx, userId);
    if (before.version !== body.version) refuse("changedMeanwhile");
    await requireFreeName(tx, body.name, userId);
    if (body.name !== before.firstName) {
      await renameServiceAccountRow(tx, tenantId, userId, body.name);
      const details = { changes: { name: { before: before.firstName, after: body.name } } };
      const action = "user.updated";
      await recordEvent(tx, { tenantId, at: now, action, actorId: actor.userId, targetId: userId, details });
    }
    return readUserDetails(tx, tenantId, userId, now);
  }),
);

/** Refuses the name of another service account, deleted ones included, since those can be restored. */
const requireFreeName = async (tx: ActorTransaction, name: string, ownId?: string): Promise<void> => {
  await lockRoles(tx, tx.tenantId);
  const holder = await findServiceAccount(tx, tx.tenantId, name);
  if (holder !== null && holder !== ownId) refuse("nameExists", { fields: { name: "unique" } });
};
