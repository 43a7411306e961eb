import type { CallAnswer } from "@evolve/contracts/call";
import type { renewRecoveryCodes as contract } from "@evolve/contracts/factors";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { refuse } from "../../http/refusal.ts";
import { recordEvent } from "../audit/index.ts";
import { announceMail } from "../mail/index.ts";
import { sendNotice } from "../notices/index.ts";
import { newRecoveryCodes } from "./recovery-codes.ts";
import { readFactorState, replaceRecoveryCodes } from "./repository.ts";

type Call = typeof contract;

/** Replaces the caller's recovery codes, used or not. They stand beside an authenticator app, so one must be there. */
export const renewRecoveryCodes =
  (services: Services) =>
  async ({ actor, http }: Request<Call>): Promise<CallAnswer<Call>> => {
    const { tenantId, userId } = actor;
    const { codes, hashed } = await newRecoveryCodes(services);
    await services.database.withTenant(tenantId, async (tx) => {
      if (!(await readFactorState(tx, tenantId, userId)).hasTotp)
        refuse("notFound", { reason: "no authenticator app" });
      const at = services.clock.now();
      await replaceRecoveryCodes(tx, tenantId, userId, hashed, at);
      await recordEvent(tx, { tenantId, at, action: "user.recovery-codes-renewed", actorId: userId, targetId: userId });
      await sendNotice(services, tx, http, actor, "recoveryCodesRenewed");
    });
    await announceMail(services);
    return { recoveryCodes: codes };
  };
