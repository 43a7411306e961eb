import { renewRecoveryCodes as contract } from "@evolve/contracts/factors";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { sendNotice } from "../../platform/notices/index.ts";
import { newRecoveryCodes } from "./recovery-codes.ts";
import { readFactorState, replaceRecoveryCodes } from "./repository.ts";

/** Replaces the caller's recovery codes, used or not. They stand beside an authenticator app, so one must be there. */
export const renewRecoveryCodes = operation(contract, async ({ actor, http, services, write, now }) => {
  const { tenantId, userId } = actor;
  const { codes, hashed } = await newRecoveryCodes(services);
  await write(async (tx) => {
    if (!(await readFactorState(tx, tenantId, userId)).hasTotp) refuse("notFound", { reason: "no authenticator app" });
    const at = now;
    await replaceRecoveryCodes(tx, tenantId, userId, hashed, at);
    await recordEvent(tx, { tenantId, at, action: "user.recovery-codes-renewed", actorId: userId, targetId: userId });
    await sendNotice(services, tx, http, actor, "recoveryCodesRenewed");
  });
  return { recoveryCodes: codes };
});
