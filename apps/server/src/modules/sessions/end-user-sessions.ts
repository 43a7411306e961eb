import type { CallAnswer } from "@evolve/contracts/call";
import type { endUserSessions as contract } from "@evolve/contracts/sessions";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { refuse } from "../../http/refusal.ts";
import { recordEvent } from "../audit/index.ts";
import { holdsAtLeast, listPermissionsOf } from "../authorization/index.ts";
import { announceEnds, endOpenSessions } from "./end-sessions.ts";

type Call = typeof contract;

/** An administrator ends all sessions of a user who holds no more than they do. */
export const endUserSessions =
  (services: Services) =>
  async ({ actor, params }: Request<Call>): Promise<CallAnswer<Call>> => {
    const { tenantId } = actor;
    const { userId } = params;
    const ended = await services.database.withTenant(tenantId, async (tx) => {
      const held = (await listPermissionsOf(tx, tenantId, userId)) ?? refuse("notFound");
      if (!holdsAtLeast(actor, held)) refuse("forbidden", { reason: "the user holds more than the actor does" });
      const ids = await endOpenSessions(services, tx, { tenantId, userId }, "ended by an administrator");
      const at = services.clock.now();
      const details = { ended: ids.length };
      const action = "user.sessions-ended";
      await recordEvent(tx, { tenantId, at, action, actorId: actor.userId, targetId: userId, details });
      return ids;
    });
    await announceEnds(services, ended);
    return { ended: ended.length };
  };
