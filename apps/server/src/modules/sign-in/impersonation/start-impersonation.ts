import { startImpersonation as contract } from "@evolve/contracts/impersonation";
import { plusSeconds } from "../../../clock.ts";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { newId } from "../../../ids.ts";
import { listPermissionsOf, mayActAs } from "../../directory/authorization/index.ts";
import { findPersonState } from "../../directory/users/index.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { reissueSession, setSessionCookie } from "../sessions/index.ts";
import { closeImpersonations } from "./close-impersonations.ts";
import { insertImpersonation } from "./repository.ts";

/** Makes the caller's session act as another user: never upwards, and only as somebody who could act themselves. */
export const startImpersonation = operation(contract, async ({ actor, body, reply, services, write, now }) => {
  const { tenantId, userId: actorId, sessionId } = actor;
  const { userId, reason, minutes } = body;
  const renewed = await write(async (tx) => {
    const person = (await findPersonState(tx, tenantId, userId)) ?? refuse("notFound");
    if (!person.mayAct || !person.isPerson || userId === actorId) refuse("notImpersonable");
    const permissions = (await listPermissionsOf(tx, tenantId, userId)) ?? refuse("notFound");
    if (!mayActAs(actor.permissions, permissions))
      refuse("forbidden", { reason: "the user holds more than the actor does" });
    // One that ran out moments ago may still be open.
    await closeImpersonations(services, tx, tenantId, [sessionId], "expired");
    const expiresAt = plusSeconds(now, minutes * 60);
    await insertImpersonation(tx, {
      tenantId,
      id: newId(),
      sessionId,
      impersonatorId: actorId,
      userId,
      reason,
      startedAt: now,
      expiresAt,
    });
    const details = { reason, minutes };
    const action = "user.impersonation-started";
    await recordEvent(tx, { tenantId, at: now, action, actorId, targetId: userId, details });
    return reissueSession(services, tx, actor);
  });
  setSessionCookie(services.config, reply, renewed.cookieSecret);
  return renewed.tokens;
});
