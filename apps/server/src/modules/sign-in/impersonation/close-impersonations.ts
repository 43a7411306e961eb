import type { ImpersonationEnding } from "@evolve/contracts/impersonations";
import * as z from "zod/mini";
import { announce } from "../../../core/announce.ts";
import { on, type Subscription } from "../../../core/event.ts";
import type { Services } from "../../../core/services.ts";
import type { TenantTransaction } from "../../../database/index.ts";
import { defineJob } from "../../../jobs/index.ts";
import { recordEvents } from "../../platform/audit/index.ts";
import {
  checkActing,
  endImpersonationRows,
  listOpenImpersonations,
  type OpenImpersonation,
  sessionsEnded,
} from "../sessions/index.ts";

/** How the audit trail puts it. */
const becauseOf: Readonly<Record<ImpersonationEnding, string>> = {
  ended: "ended",
  expired: "expired",
  /** The user was locked or deleted, holds more than before, or the impersonator holds less. */
  notAllowed: "not allowed",
  sessionEnded: "session ended",
  stopped: "ended by an administrator",
};

/** Ends the open impersonations of these sessions and records it, in the name of the administrator who ends them, else of who really was there. */
export const closeImpersonations = async (
  { clock }: Pick<Services, "clock">,
  tx: TenantTransaction,
  tenantId: string,
  sessionIds: readonly string[],
  ending: ImpersonationEnding,
  endedBy: string | null = null,
): Promise<OpenImpersonation[]> => {
  const at = clock.now();
  const closed = await endImpersonationRows(tx, tenantId, sessionIds, { at, ending, endedBy });
  const because = becauseOf[ending];
  const events = closed.map(({ impersonatorId, userId: targetId }) => ({
    tenantId,
    at,
    action: "user.impersonation-ended" as const,
    actorId: endedBy ?? impersonatorId,
    targetId,
    details: endedBy === null ? { because } : { because, actedBy: impersonatorId },
  }));
  await recordEvents(tx, events);
  return closed;
};

/** An impersonation ends with its session, whatever ended that. */
export const endWithSession = (services: Services): Subscription =>
  on(sessionsEnded, async (tx, { tenantId, sessions }) => {
    const ids = sessions.map(({ sessionId }) => sessionId);
    const closed = await closeImpersonations(services, tx, tenantId, ids, "sessionEnded");
    // Messages about the sessions of a user do not reach those who know the session by another user.
    for (const { sessionId } of closed) announce(services, tx, { kind: "session-ended", sessionId });
  });

/** Nobody ends an impersonation that runs out or may not go on: no call is made in it, and within a minute it is recorded. */
export const closeOver = defineJob({
  name: "impersonation.close-over",
  payload: z.strictObject({}),
  retries: { most: 1, waitSeconds: () => 0 },
  cron: "* * * * *",
  run: async ({ services }) => {
    const { clock, database } = services;
    for (const open of await listOpenImpersonations(database.system)) {
      const { tenantId, sessionId, expiresAt } = open;
      const now = clock.now();
      if (await database.readTenant(tenantId, (tx) => checkActing(tx, open, now))) continue;
      await database.withTenant(tenantId, async (tx) => {
        const ending = expiresAt <= now ? "expired" : "notAllowed";
        await closeImpersonations(services, tx, tenantId, [sessionId], ending);
        announce(services, tx, { kind: "session-renewed", sessionId });
      });
    }
  },
});
