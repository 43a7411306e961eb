import { unlinkSamlUser as contract } from "@evolve/contracts/saml";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { requireNotAbove } from "../../directory/authorization/index.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { endSessionsOfUser } from "../sessions/index.ts";
import { deleteIdentities } from "./sign-in-repository.ts";

/** Unlinks a user from their name at the identity provider: it was the wrong one, or has changed. */
export const unlinkSamlUser = operation(contract, async ({ actor, params, services, write, now }) => {
  const { tenantId } = actor;
  const { userId } = params;
  await write(async (tx) => {
    await requireNotAbove(tx, userId);
    const nameIds = await deleteIdentities(tx, tenantId, userId);
    if (nameIds.length === 0) refuse("notFound", { reason: "the user is linked to no name" });
    const details = { nameIds };
    const action = "saml.identity-unlinked";
    await recordEvent(tx, { tenantId, at: now, action, actorId: actor.userId, targetId: userId, details });
    await endSessionsOfUser(services, tx, { tenantId, userId }, "unlinked from the identity provider");
  });
  return { success: true };
});
