import { sql } from "kysely";
import type { SystemTx, Tx } from "../../../database/index.ts";

export interface SignedInRow {
  tenantId: string;
  id: string;
  userId: string;
  methods: string[];
  authenticatedAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  timeoutMinutes: number;
}

/** The session of a cookie, if its user may act, and acts as nobody else: other applications know them as themselves alone. The cookie names no tenant, so this looks above them. */
export const findSignedIn = async (tx: SystemTx, cookieHash: Buffer, now: Date): Promise<SignedInRow | null> => {
  const { rows } = await sql<SignedInRow>`
    select session.tenant_id as "tenantId", session.id, session.user_id as "userId", session.methods,
      session.authenticated_at as "authenticatedAt", session.last_seen_at as "lastSeenAt",
      session.expires_at as "expiresAt", tenant.session_timeout_minutes as "timeoutMinutes"
    from sessions session
    join users person on person.tenant_id = session.tenant_id and person.id = session.user_id
    join tenants tenant on tenant.tenant_id = session.tenant_id
    where session.cookie_hash = ${cookieHash} and session.ended_at is null and session.expires_at > ${now}
      and person.status = 'ACTIVE' and not person.locked_down and tenant.status = 'ACTIVE'
      and not exists (
        select from impersonations acting where acting.tenant_id = session.tenant_id and acting.session_id = session.id
          and acting.ended_at is null and acting.expires_at > ${now}
      )
  `.execute(tx);
  return rows[0] ?? null;
};

/** The language in which somebody signed in; null for a session of an earlier version. */
export const readSessionLanguage = async (tx: Tx, tenantId: string, sessionId: string): Promise<string | null> => {
  const row = await tx
    .selectFrom("sessions")
    .select("language")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", sessionId)
    .executeTakeFirst();
  return row?.language ?? null;
};
