import { endTenantSessions as contract } from "@evolve/contracts/sessions";
import { operation } from "../../../core/operation.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { endEach } from "./end-sessions.ts";
import { listOpenSessionIds } from "./own-sessions-repository.ts";

/** After an incident: everybody in the tenant signs in again, but for the administrator who acts. */
export const endTenantSessions = operation(contract, async ({ actor, services, write, now }) => {
  const { tenantId, userId, sessionId } = actor;
  const ended = await write(async (tx) => {
    const others = (await listOpenSessionIds(tx, tenantId, now)).filter((id) => id !== sessionId);
    const ids = await endEach(services, tx, tenantId, others, "ended by an administrator");
    const details = { ended: ids.length };
    await recordEvent(tx, { tenantId, at: now, action: "tenant.sessions-ended", actorId: userId, details });
    return ids;
  });
  return { ended: ended.length };
});
