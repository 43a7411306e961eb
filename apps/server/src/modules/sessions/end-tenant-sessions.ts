import type { CallAnswer } from "@evolve/contracts/call";
import type { endTenantSessions as contract } from "@evolve/contracts/sessions";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { recordEvent } from "../audit/index.ts";
import { announceEnds, endEach } from "./end-sessions.ts";
import { listOpenSessionIds } from "./own-sessions-repository.ts";

type Call = typeof contract;

/** After an incident: everybody in the tenant signs in again, but for the administrator who acts. */
export const endTenantSessions =
  (services: Services) =>
  async ({ actor }: Request<Call>): Promise<CallAnswer<Call>> => {
    const { tenantId, userId, sessionId } = actor;
    const at = services.clock.now();
    const ended = await services.database.withTenant(tenantId, async (tx) => {
      const others = (await listOpenSessionIds(tx, tenantId, at)).filter((id) => id !== sessionId);
      const ids = await endEach(services, tx, tenantId, others, "ended by an administrator");
      const details = { ended: ids.length };
      await recordEvent(tx, { tenantId, at, action: "tenant.sessions-ended", actorId: userId, details });
      return ids;
    });
    await announceEnds(services, ended);
    return { ended: ended.length };
  };
