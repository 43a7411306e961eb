import { endOwnSessions as contract } from "@evolve/contracts/sessions";
import { operation } from "../../../core/operation.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { forgetDevicesOfUser } from "../devices/index.ts";
import { clearSessionCookie } from "./cookie.ts";
import { endSessionsOfUser } from "./end-session.ts";

/** Signs the caller out everywhere else, or everywhere. Everywhere means that no device is known any more either. */
export const endOwnSessions = operation(contract, async ({ actor, body, reply, services, write, now }) => {
  const { tenantId, userId, sessionId } = actor;
  const isAll = body.which === "all";
  const ended = await write(async (tx) => {
    const spared = isAll ? undefined : sessionId;
    const count = await endSessionsOfUser(services, tx, actor, "signed out everywhere", spared);
    if (isAll) await forgetDevicesOfUser(tx, tenantId, userId);
    await recordEvent(tx, {
      tenantId,
      at: now,
      action: "session.signed-out-everywhere",
      actorId: userId,
      targetId: userId,
      details: { which: body.which, ended: count },
    });
    return count;
  });
  if (isAll) clearSessionCookie(services.config, reply);
  return { ended };
});
