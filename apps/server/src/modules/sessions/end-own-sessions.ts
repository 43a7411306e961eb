import type { CallAnswer } from "@evolve/contracts/call";
import type { endOwnSessions as contract } from "@evolve/contracts/sessions";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { recordEvent } from "../audit/index.ts";
import { forgetDevicesOfUser } from "../devices/index.ts";
import { clearSessionCookie } from "./cookie.ts";
import { announceEnds, endOpenSessions } from "./end-sessions.ts";

type Call = typeof contract;

/** Signs the caller out everywhere else, or everywhere. Everywhere means that no device is known any more either. */
export const endOwnSessions =
  (services: Services) =>
  async ({ actor, body, reply }: Request<Call>): Promise<CallAnswer<Call>> => {
    const { tenantId, userId, sessionId } = actor;
    const isAll = body.which === "all";
    const ended = await services.database.withTenant(tenantId, async (tx) => {
      const ids = await endOpenSessions(services, tx, actor, "signed out everywhere", isAll ? undefined : sessionId);
      if (isAll) await forgetDevicesOfUser(tx, tenantId, userId);
      await recordEvent(tx, {
        tenantId,
        at: services.clock.now(),
        action: "session.signed-out-everywhere",
        actorId: userId,
        targetId: userId,
        details: { which: body.which, ended: ids.length },
      });
      return ids;
    });
    if (isAll) clearSessionCookie(services.config, reply);
    await announceEnds(services, ended);
    return { ended: ended.length };
  };
