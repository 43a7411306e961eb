import type { CallAnswer } from "@evolve/contracts/call";
import type { removeFactors as contract } from "@evolve/contracts/factors";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { refuse } from "../../http/refusal.ts";
import { recordEvent } from "../audit/index.ts";
import { holdsAtLeast, listPermissionsOf } from "../authorization/index.ts";
import { announceMail } from "../mail/index.ts";
import { sendNotice } from "../notices/index.ts";
import { announceEnds, endOpenSessions } from "../sessions/index.ts";
import { deletePasskeys } from "./passkey-repository.ts";
import { clearTotp } from "./repository.ts";

type Call = typeof contract;

/**
 * Removes the second factors of somebody who has lost them. Their sessions end, so that whoever found the lost device is out;
 * where the tenant requires a factor they enrol another at the next sign-in.
 */
export const removeFactors =
  (services: Services) =>
  async ({ actor, params, http }: Request<Call>): Promise<CallAnswer<Call>> => {
    const { tenantId } = actor;
    const { userId } = params;
    const ended = await services.database.withTenant(tenantId, async (tx) => {
      const held = (await listPermissionsOf(tx, tenantId, userId)) ?? refuse("notFound");
      if (!holdsAtLeast(actor, held)) refuse("forbidden", { reason: "the user holds more than the actor does" });
      if (userId === actor.userId)
        refuse("forbidden", { reason: "one's own factors are removed in one's own settings" });
      const hadTotp = await clearTotp(tx, tenantId, userId);
      const passkeys = await deletePasskeys(tx, tenantId, userId);
      const details = { totp: hadTotp, passkeys: passkeys.length };
      const at = services.clock.now();
      const action = "user.factors-removed";
      await recordEvent(tx, { tenantId, at, action, actorId: actor.userId, targetId: userId, details });
      if (!hadTotp && passkeys.length === 0) return [];
      await sendNotice(services, tx, http, { tenantId, userId }, "factorsRemoved");
      return endOpenSessions(services, tx, { tenantId, userId }, "factors removed by an administrator");
    });
    await Promise.all([announceEnds(services, ended), announceMail(services)]);
    return { success: true };
  };
