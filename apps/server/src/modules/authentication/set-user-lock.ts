import type * as contract from "@evolve/contracts/authentication";
import type { CallAnswer } from "@evolve/contracts/call";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { refuse } from "../../http/refusal.ts";
import { recordEvent } from "../audit/index.ts";
import { holdsAtLeast, listPermissionsOf } from "../authorization/index.ts";
import { endSessionsOfUser } from "../sessions/index.ts";
import { clearFailuresOfUser } from "./failures-repository.ts";
import { setLockdown } from "./repository.ts";

type Call = typeof contract.setUserLock;

/** Puts an account on lockdown, which ends all of its sessions on every node, or unlocks it from any lock. */
export const setUserLock =
  (services: Services) =>
  async ({ actor, params, body }: Request<Call>): Promise<CallAnswer<Call>> => {
    const { bus, clock, database } = services;
    const { tenantId } = actor;
    const { userId } = params;
    if (body.locked && userId === actor.userId) refuse("forbidden", { reason: "nobody locks their own account" });
    await database.withTenant(tenantId, async (tx) => {
      const now = clock.now();
      const held = (await listPermissionsOf(tx, tenantId, userId)) ?? refuse("notFound");
      if (!holdsAtLeast(actor, held)) refuse("forbidden", { reason: "the user holds more than the actor does" });
      if (!(await setLockdown(tx, tenantId, userId, body.locked))) refuse("notFound");
      if (body.locked) await endSessionsOfUser(services, tx, { tenantId, userId }, "locked");
      const action = body.locked ? "user.locked" : "user.unlocked";
      await recordEvent(tx, { tenantId, at: now, action, actorId: actor.userId, targetId: userId });
    });
    if (!body.locked) await clearFailuresOfUser(database.system, tenantId, userId);
    await bus.publish({ kind: "user-changed", tenantId, userId });
    return { success: true };
  };
