import { removeFactors as contract } from "@evolve/contracts/remove-factors";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { requireNotAbove } from "../../directory/authorization/index.ts";
import { sendNotice } from "../../platform/notices/index.ts";
import { endSessionsOfUser } from "../sessions/index.ts";
import { deletePasskeys } from "./passkey-repository.ts";
import { clearTotp } from "./repository.ts";

/**
 * Removes the second factors of somebody who has lost them. Their sessions end, so that the finder of a lost device is out;
 * where the tenant requires a factor they enrol another at the next sign-in.
 */
export const removeFactors = operation(contract, async ({ actor, params, http, services, write, now }) => {
  const { tenantId } = actor;
  const { userId } = params;
  await write(async (tx) => {
    await requireNotAbove(tx, userId);
    if (userId === actor.userId) refuse("forbidden", { reason: "one's own factors are removed in one's own settings" });
    const hadTotp = await clearTotp(tx, tenantId, userId);
    const passkeys = await deletePasskeys(tx, tenantId, userId);
    const details = { totp: hadTotp, passkeys: passkeys.length };
    const action = "user.factors-removed";
    await recordEvent(tx, { tenantId, at: now, action, actorId: actor.userId, targetId: userId, details });
    if (!hadTotp && passkeys.length === 0) return;
    await sendNotice(services, tx, http, { tenantId, userId }, "factorsRemoved");
    await endSessionsOfUser(services, tx, { tenantId, userId }, "factors removed by an administrator");
  });
  return { success: true };
});
