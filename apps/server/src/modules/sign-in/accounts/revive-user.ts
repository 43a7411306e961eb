import * as contract from "@evolve/contracts/user-administration";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { readFullName, readUserDetails } from "../../directory/users/index.ts";
import { letterheadOf } from "../../platform/mail/index.ts";
import { sendInvitation } from "../invitations/index.ts";
import { findIdsByEmail } from "./repository.ts";
import { restoreUser } from "./restore-user.ts";

/** Brings back a deleted user with their roles and place. A person is invited and chooses another password; a service account needs new keys. */
export const reviveUser = operation(contract.reviveUser, ({ actor, body, http, services, write, now }) => {
  const { tenantId, userId: actorId } = actor;
  const { emailAddress, userId } = body;
  if ((emailAddress === undefined) === (userId === undefined))
    refuse("invalidParameters", { fields: { userId: "required" }, reason: "either an id or an address" });
  return write(async (tx) => {
    const [named] = emailAddress ? await findIdsByEmail(tx, tenantId, [emailAddress.toLowerCase()]) : [];
    const id = userId ?? named?.id ?? refuse("notFound");
    const { kind, email } = await restoreUser(services, tx, id);
    if (kind === "person") {
      const inviter = await readFullName(tx, tenantId, actorId);
      await sendInvitation(services, tx, { tenantId, userId: id, email, inviter }, letterheadOf(http));
    }
    return readUserDetails(tx, tenantId, id, now);
  });
});
