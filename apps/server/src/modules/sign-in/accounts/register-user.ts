import type { CallAnswer } from "@evolve/contracts/call";
import * as contract from "@evolve/contracts/user-administration";
import { type ActorTransaction, type Context, operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Services } from "../../../core/services.ts";
import { newId } from "../../../ids.ts";
import { findRoleToGive } from "../../directory/authorization/index.ts";
import { findTenantPolicy } from "../../directory/credentials/index.ts";
import { claimNames, findByName } from "../../directory/directory/index.ts";
import { countUsers, findUserStatus, insertUsers, readFullName, readUserDetails } from "../../directory/users/index.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { letterheadOf } from "../../platform/mail/index.ts";
import { sendInvitation } from "../invitations/index.ts";
import { requirePlace } from "./require-place.ts";

type Call = typeof contract.registerUser;

/** Creates a user and invites them. The directory above the tenants decides in the same transaction whose the names are. */
const register = async ({ body, http, services, write, now }: Context<Call>): Promise<CallAnswer<Call>> => {
  const id = newId();
  const letterhead = letterheadOf(http);
  return write(async (tx) => {
    const { actor, tenantId } = tx;
    const { emailAddress: email, userName = email, firstName, lastName, hireDate } = body;
    const role = await findRoleToGive(services, tx, body.roleId);
    await requirePlace(tx, body);
    const claimed = await claimNames(tx, [{ userName, email, userId: id, area: services.config.area }]);
    if (claimed.length === 0) await refuseTaken(services, tx, { email, userName });
    const { count, limit } = await countUsers(tx, tenantId);
    if (count >= limit) refuse("userLimitExceeded", { details: String(limit) });
    const { idmType } = await findTenantPolicy(tx, tenantId);
    const place = { roleId: role?.id ?? null, teamId: body.teamId ?? null, employeeGroupId: body.employeeGroupId };
    const names = { firstName, lastName };
    await insertUsers(tx, [{ tenantId, id, email, userName, names, idmType, ...place, hireDate, createdAt: now }]);
    const inviter = await readFullName(tx, tenantId, actor.userId);
    await sendInvitation(services, tx, { tenantId, userId: id, email, inviter }, letterhead);
    const details = { userName, role: role?.displayName ?? null };
    await recordEvent(tx, { tenantId, at: now, action: "user.created", actorId: actor.userId, targetId: id, details });
    return readUserDetails(tx, tenantId, id, now);
  });
};

export const registerUser = operation(contract.registerUser, register);
export const registerWfoUser = operation(contract.registerWfoUser, register);

/** Says which of the names is taken; of a deleted user of this tenant, that they can be revived. */
const refuseTaken = async (
  { database }: Services,
  tx: ActorTransaction,
  { email, userName }: { email: string; userName: string },
): Promise<never> => {
  const byEmail = await findByName(database.system, email);
  if (byEmail?.tenantId === tx.tenantId && (await findUserStatus(tx, tx.tenantId, byEmail.userId)) === "DELETED")
    return refuse("deletedUser", { fields: { emailAddress: "deletedUser" } });
  return byEmail
    ? refuse("emailExists", { fields: { emailAddress: "emailExists" } })
    : refuse("userNameExists", { fields: { userName: "userNameExists" }, reason: `${userName} is taken` });
};
