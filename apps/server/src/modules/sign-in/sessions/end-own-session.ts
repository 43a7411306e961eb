import { endOwnSession as contract } from "@evolve/contracts/sessions";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { endSession } from "./end-session.ts";
import { isOwnSession } from "./own-sessions-repository.ts";

/** Ends one of the caller's own sessions: another browser's that was left open, say. */
export const endOwnSession = operation(contract, async ({ actor, params, services, write, now }) => {
  const { tenantId, userId } = actor;
  const targetId = params.sessionId;
  await write(async (tx) => {
    const isOwn = await isOwnSession(tx, tenantId, userId, targetId);
    if (!isOwn || !(await endSession(services, tx, tenantId, targetId, "ended by its user"))) refuse("notFound");
    await recordEvent(tx, { tenantId, at: now, action: "session.ended", actorId: userId, targetId });
  });
  return { success: true };
});
