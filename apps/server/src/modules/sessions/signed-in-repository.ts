import type { SystemTx } from "../../database/index.ts";

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

/** The session of a cookie, if its user may act. The cookie names no tenant, so this looks above them. */
export const findSignedIn = async (tx: SystemTx, cookieHash: Buffer, now: Date): Promise<SignedInRow | null> => {
  const row = await tx
    .selectFrom("sessions as session")
    .innerJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "session.tenant_id").onRef("person.id", "=", "session.user_id"),
    )
    .innerJoin("tenants as tenant", "tenant.tenant_id", "session.tenant_id")
    .select([
      "session.tenant_id as tenantId",
      "session.id",
      "session.user_id as userId",
      "session.methods",
      "session.authenticated_at as authenticatedAt",
      "session.last_seen_at as lastSeenAt",
      "session.expires_at as expiresAt",
      "tenant.session_timeout_minutes as timeoutMinutes",
    ])
    .where("session.cookie_hash", "=", cookieHash)
    .where("session.ended_at", "is", null)
    .where("session.expires_at", ">", now)
    .where("person.status", "=", "ACTIVE")
    .where("person.locked_down", "=", false)
    .where("tenant.status", "=", "ACTIVE")
    .executeTakeFirst();
  return row ?? null;
};
