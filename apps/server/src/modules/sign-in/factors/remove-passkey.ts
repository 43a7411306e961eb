import { removePasskey as contract } from "@evolve/contracts/factors";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { sendNotice } from "../../platform/notices/index.ts";
import { deletePasskeys } from "./passkey-repository.ts";
import { readFactorState } from "./repository.ts";

/** Removes one of the caller's passkeys, unless it is the last factor where the tenant requires one. */
export const removePasskey = operation(contract, async ({ actor, params, http, services, write, now }) => {
  const { tenantId, userId } = actor;
  const targetId = params.passkeyId;
  await write(async (tx) => {
    const [name] = await deletePasskeys(tx, tenantId, userId, targetId);
    if (name === undefined) return refuse("notFound");
    const state = await readFactorState(tx, tenantId, userId);
    if (state.required && !state.hasTotp && state.passkeys === 0) refuse("mfaRequired");
    const at = now;
    await recordEvent(tx, { tenantId, at, action: "user.passkey-removed", actorId: userId, targetId });
    await sendNotice(services, tx, http, actor, "passkeyRemoved", { name });
  });
  return { success: true };
});
