import { endTenantSessions as contract } from "@evolve/contracts/sessions";
import { operation } from "../../../core/operation.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { endSessionsOfTenant } from "./end-session.ts";

/** After an incident: everybody in the tenant signs in again, but for the administrator who acts. */
export const endTenantSessions = operation(contract, async ({ actor, services, write, now }) => {
  const { tenantId, userId, sessionId } = actor;
  const ended = await write(async (tx) => {
    const count = await endSessionsOfTenant(services, tx, tenantId, "ended by an administrator", sessionId);
    const details = { ended: count };
    await recordEvent(tx, { tenantId, at: now, action: "tenant.sessions-ended", actorId: userId, details });
    return count;
  });
  return { ended };
});
