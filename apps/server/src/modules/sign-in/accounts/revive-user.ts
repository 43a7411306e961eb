import * as contract from "@evolve/contracts/user-administration";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { requireStepUp } from "../../../core/step-up.ts";
import { languageOfRequest } from "../../../http/language.ts";
import { isAdministrative, listPermissionsOf, requireNotAbove } from "../../directory/authorization/index.ts";
import { countUsers, readFullName, readUserDetails } from "../../directory/users/index.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { sendInvitation } from "../invitations/index.ts";
import { findIdsByEmail, lockUser, setStatus } from "./repository.ts";

/** Brings back a deleted user with their roles and place, and invites them: they choose another password. */
export const reviveUser = operation(contract.reviveUser, ({ actor, body, http, services, write, now }) => {
  const { tenantId, userId: actorId } = actor;
  const { emailAddress, userId } = body;
  if ((emailAddress === undefined) === (userId === undefined))
    refuse("invalidParameters", { fields: { userId: "required" }, reason: "either an id or an address" });
  return write(async (tx) => {
    const [named] = emailAddress ? await findIdsByEmail(tx, tenantId, [emailAddress.toLowerCase()]) : [];
    const id = userId ?? named?.id ?? refuse("notFound");
    const user = await lockUser(tx, tenantId, id);
    if (user?.status !== "DELETED") return refuse("notFound");
    await requireNotAbove(tx, id);
    const permissions = (await listPermissionsOf(tx, tenantId, id)) ?? [];
    if (isAdministrative({ permissions })) requireStepUp(services.clock, actor);
    const { count, limit } = await countUsers(tx, tenantId);
    if (count >= limit) refuse("userLimitExceeded", { details: String(limit) });
    await setStatus(tx, tenantId, id, "PENDING");
    const inviter = await readFullName(tx, tenantId, actorId);
    await sendInvitation(services, tx, { tenantId, userId: id, email: user.email, inviter }, languageOfRequest(http));
    await recordEvent(tx, { tenantId, at: now, action: "user.revived", actorId, targetId: id });
    return readUserDetails(tx, tenantId, id, now);
  });
});
