import { sql } from "kysely";
import type { SystemTx, Tx } from "../../../database/index.ts";

/** Makes the clients of sessions due to be told that these have ended. */
export const makeDue = async (tx: Tx, tenantId: string, sessionIds: readonly string[], now: Date): Promise<void> => {
  await tx
    .updateTable("openid_session_clients")
    .set({ next_attempt_at: now })
    .where("tenant_id", "=", tenantId)
    .where(({ eb, ref }) => eb(ref("session_id"), "=", sql<string>`any(${[...sessionIds]}::uuid[])`))
    .where("logout_state", "=", "open")
    .execute();
};

export interface DueLogout {
  tenantId: string;
  sessionId: string;
  clientId: string;
  redirectUri: string;
  userId: string;
  attempts: number;
}

/**
 * Claims clients that are due, of any tenant, for this node alone, by moving their next attempt out of the way: a node that dies
 * while it tells them leaves them to be told again.
 */
export const claimDueLogouts = async (tx: SystemTx, now: Date, retryAt: Date, most: number): Promise<DueLogout[]> => {
  const { rows } = await sql<DueLogout>`
    update openid_session_clients as told set next_attempt_at = ${retryAt}, attempts = told.attempts + 1
    from sessions as session
    where session.tenant_id = told.tenant_id and session.id = told.session_id
      and (told.tenant_id, told.session_id, told.client_id) in (
        select tenant_id, session_id, client_id from openid_session_clients
        where logout_state = 'open' and next_attempt_at <= ${now}
        order by next_attempt_at limit ${most} for update skip locked)
    returning told.tenant_id as "tenantId", told.session_id as "sessionId", told.client_id as "clientId",
      told.redirect_uri as "redirectUri", session.user_id as "userId", told.attempts
  `.execute(tx);
  return rows;
};

export type LogoutState = "delivered" | "failed" | "none";

export const settleLogout = async (
  tx: SystemTx,
  { tenantId, sessionId, clientId }: DueLogout,
  outcome: { state: LogoutState; error: string | null } | { retryAt: Date; error: string },
): Promise<void> => {
  await tx
    .updateTable("openid_session_clients")
    .set({
      last_error: outcome.error,
      ...("state" in outcome ? { logout_state: outcome.state } : { next_attempt_at: outcome.retryAt }),
    })
    .where("tenant_id", "=", tenantId)
    .where("session_id", "=", sessionId)
    .where("client_id", "=", clientId)
    .execute();
};

export interface ToldClient {
  clientId: string;
  redirectUri: string;
  state: "open" | LogoutState;
}

/** The clients of a session that has ended. Whoever asks knows its id alone, so this looks above the tenants. */
export const listToldClients = (tx: SystemTx, sessionId: string): Promise<ToldClient[]> =>
  tx
    .selectFrom("openid_session_clients as told")
    .innerJoin("sessions as session", (join) =>
      join.onRef("session.tenant_id", "=", "told.tenant_id").onRef("session.id", "=", "told.session_id"),
    )
    .select(["told.client_id as clientId", "told.redirect_uri as redirectUri", "told.logout_state as state"])
    .where("told.session_id", "=", sessionId)
    .where("session.ended_at", "is not", null)
    .orderBy("told.client_id")
    .execute();

/** The clients that a session has signed in to. */
export const listSessionClients = (
  tx: Tx,
  tenantId: string,
  sessionId: string,
): Promise<{ clientId: string; redirectUri: string }[]> =>
  tx
    .selectFrom("openid_session_clients")
    .select(["client_id as clientId", "redirect_uri as redirectUri"])
    .where("tenant_id", "=", tenantId)
    .where("session_id", "=", sessionId)
    .orderBy("client_id")
    .execute();
