import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { SystemTx, Tx } from "../../../database/index.ts";

interface Told {
  tenantId: string;
  sessionId: string;
  clientId: string;
}

/** The clients of sessions that have not been told of their end, for the caller to have them told. */
export const claimOpen = (
  tx: Tx,
  tenantId: string,
  sessionIds: readonly string[],
): Promise<{ sessionId: string; clientId: string }[]> =>
  tx
    .updateTable("openid_session_clients")
    .set({ next_attempt_at: sql<Date>`'infinity'` })
    .where("tenant_id", "=", tenantId)
    .where("session_id", "=", anyOf(sessionIds, "uuid"))
    .where("logout_state", "=", "open")
    .returning(["session_id as sessionId", "client_id as clientId"])
    .execute();

const mostExpired = 1_000;

/** The clients of sessions that have run out, of any tenant, for the caller to have them told. */
export const claimExpired = async (tx: SystemTx, now: Date): Promise<Told[]> => {
  const { rows } = await sql<Told>`
    update openid_session_clients set next_attempt_at = 'infinity'
    where (tenant_id, session_id, client_id) in (
      select tenant_id, session_id, client_id from openid_session_clients
      where logout_state = 'open' and next_attempt_at <= ${now}
      order by next_attempt_at limit ${mostExpired} for update skip locked)
    returning tenant_id as "tenantId", session_id as "sessionId", client_id as "clientId"
  `.execute(tx);
  return rows;
};

/** A client that has not been told yet; null when it has, or when that was given up. */
export const findOpenLogout = async (
  tx: SystemTx,
  told: Told,
): Promise<{ redirectUri: string; userId: string } | null> =>
  (await tx
    .selectFrom("openid_session_clients as told")
    .innerJoin("sessions as session", (join) =>
      join.onRef("session.tenant_id", "=", "told.tenant_id").onRef("session.id", "=", "told.session_id"),
    )
    .select(["told.redirect_uri as redirectUri", "session.user_id as userId"])
    .where("told.tenant_id", "=", told.tenantId)
    .where("told.session_id", "=", told.sessionId)
    .where("told.client_id", "=", told.clientId)
    .where("told.logout_state", "=", "open")
    .executeTakeFirst()) ?? null;

export type LogoutState = "open" | "delivered" | "failed" | "none";

export const recordLogoutOutcome = async (
  tx: SystemTx,
  { tenantId, sessionId, clientId }: Told,
  outcome: { state: LogoutState; error: string | null; attempts: number },
): Promise<void> => {
  await tx
    .updateTable("openid_session_clients")
    .set({ logout_state: outcome.state, last_error: outcome.error, attempts: outcome.attempts })
    .where("tenant_id", "=", tenantId)
    .where("session_id", "=", sessionId)
    .where("client_id", "=", clientId)
    .execute();
};

export interface ToldClient {
  clientId: string;
  redirectUri: string;
  state: LogoutState;
}

/** The clients of a session that has ended. The caller knows only the session's id, so this looks above the tenants. */
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
