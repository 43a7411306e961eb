import { endUserSession as contract } from "@evolve/contracts/sessions";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { requireNotAbove } from "../../directory/authorization/index.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { endSession } from "./end-session.ts";
import { isOwnSession } from "./own-sessions-repository.ts";

/** An administrator ends one session of a user who holds no more than they do. */
export const endUserSession = operation(contract, async ({ actor, params, services, write, now }) => {
  const { tenantId } = actor;
  const { userId, sessionId } = params;
  await write(async (tx) => {
    await requireNotAbove(tx, userId);
    const isTheirs = await isOwnSession(tx, tenantId, userId, sessionId);
    if (!isTheirs || !(await endSession(services, tx, tenantId, sessionId, "ended by an administrator")))
      refuse("notFound");
    const action = "user.session-ended";
    await recordEvent(tx, {
      tenantId,
      at: now,
      action,
      actorId: actor.userId,
      targetId: userId,
      details: { sessionId },
    });
  });
  return { success: true };
});
