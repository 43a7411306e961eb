import type { CallAnswer } from "@evolve/contracts/call";
import type { removePasskey as contract } from "@evolve/contracts/factors";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { refuse } from "../../http/refusal.ts";
import { recordEvent } from "../audit/index.ts";
import { announceMail } from "../mail/index.ts";
import { sendNotice } from "../notices/index.ts";
import { deletePasskeys } from "./passkey-repository.ts";
import { readFactorState } from "./repository.ts";

type Call = typeof contract;

/** Removes one of the caller's passkeys, unless it is the last factor where the tenant requires one. */
export const removePasskey =
  (services: Services) =>
  async ({ actor, params, http }: Request<Call>): Promise<CallAnswer<Call>> => {
    const { tenantId, userId } = actor;
    const targetId = params.passkeyId;
    await services.database.withTenant(tenantId, async (tx) => {
      const [name] = await deletePasskeys(tx, tenantId, userId, targetId);
      if (name === undefined) return refuse("notFound");
      const state = await readFactorState(tx, tenantId, userId);
      if (state.required && !state.hasTotp && state.passkeys === 0) refuse("mfaRequired");
      const at = services.clock.now();
      await recordEvent(tx, { tenantId, at, action: "user.passkey-removed", actorId: userId, targetId });
      await sendNotice(services, tx, http, actor, "passkeyRemoved", { name });
    });
    await announceMail(services);
    return { success: true };
  };
