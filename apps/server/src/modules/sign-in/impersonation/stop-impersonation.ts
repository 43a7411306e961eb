import { stopImpersonation as contract } from "@evolve/contracts/impersonations";
import { announce } from "../../../core/announce.ts";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { closeImpersonations } from "./close-impersonations.ts";
import { lockImpersonation } from "./repository.ts";

/** Ends an impersonation of anybody: the impersonator's session is that of its own user from the next call on. */
export const stopImpersonation = operation(contract, async ({ actor, params, services, write, now }) => {
  const { tenantId, userId } = actor;
  await write(async (tx) => {
    const one = (await lockImpersonation(tx, tenantId, params.impersonationId)) ?? refuse("notFound");
    if (one.endedAt !== null || one.expiresAt <= now) return;
    await closeImpersonations(services, tx, tenantId, [one.sessionId], "stopped", userId);
    announce(services, tx, { kind: "session-renewed", sessionId: one.sessionId });
  });
  return { success: true };
});
