import { endUserSessions as contract } from "@evolve/contracts/sessions";
import { operation } from "../../../core/operation.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { requireNotAbove } from "../../directory/authorization/index.ts";
import { endSessionsOfUser } from "./end-session.ts";

/** An administrator ends all sessions of a user who holds no more than they do. */
export const endUserSessions = operation(contract, async ({ actor, params, services, write, now }) => {
  const { tenantId } = actor;
  const { userId } = params;
  const ended = await write(async (tx) => {
    await requireNotAbove(tx, userId);
    const count = await endSessionsOfUser(services, tx, { tenantId, userId }, "ended by an administrator");
    const details = { ended: count };
    const action = "user.sessions-ended";
    await recordEvent(tx, { tenantId, at: now, action, actorId: actor.userId, targetId: userId, details });
    return count;
  });
  return { ended };
});
