import type { CallAnswer } from "@evolve/contracts/call";
import type { endOwnSession as contract } from "@evolve/contracts/sessions";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { refuse } from "../../http/refusal.ts";
import { recordEvent } from "../audit/index.ts";
import { announceEnd, endSession } from "./end-session.ts";
import { isOwnSession } from "./own-sessions-repository.ts";

type Call = typeof contract;

/** Ends one of the caller's own sessions: another browser's that was left open, say. */
export const endOwnSession =
  (services: Services) =>
  async ({ actor, params }: Request<Call>): Promise<CallAnswer<Call>> => {
    const { tenantId, userId } = actor;
    const targetId = params.sessionId;
    await services.database.withTenant(tenantId, async (tx) => {
      const isOwn = await isOwnSession(tx, tenantId, userId, targetId);
      if (!isOwn || !(await endSession(services, tx, tenantId, targetId, "ended by its user"))) refuse("notFound");
      const at = services.clock.now();
      await recordEvent(tx, { tenantId, at, action: "session.ended", actorId: userId, targetId });
    });
    await announceEnd(services, targetId);
    return { success: true };
  };
