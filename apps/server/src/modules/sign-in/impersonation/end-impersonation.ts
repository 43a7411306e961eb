import { endImpersonation as contract } from "@evolve/contracts/impersonation";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { reissueSession, setSessionCookie } from "../sessions/index.ts";
import { closeImpersonations } from "./close-impersonations.ts";

/** Makes the session that of its own user again. */
export const endImpersonation = operation(contract, async ({ actor, reply, services, write }) => {
  const { tenantId, sessionId } = actor;
  const userId = actor.impersonatorId ?? refuse("notFound");
  const renewed = await write(async (tx) => {
    await closeImpersonations(services, tx, tenantId, [sessionId], "ended");
    return reissueSession(services, tx, { tenantId, userId, sessionId });
  });
  setSessionCookie(services.config, reply, renewed.cookieSecret);
  return renewed.tokens;
});
