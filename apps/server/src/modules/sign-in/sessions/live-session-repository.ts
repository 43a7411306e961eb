import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { listPermissionsOfRoles } from "../../directory/authorization/index.ts";

export interface LiveRow {
  userId: string;
  lastSeenAt: Date;
  expiresAt: Date;
  authenticatedAt: Date;
  epoch: number;
  timeoutMinutes: number;
  permissions: string[];
}

/** The session, if it lives and its user may still act, with all permissions of the primary and secondary roles. */
export const findLiveSession = async (
  tx: Tx,
  tenantId: string,
  sessionId: string,
  now: Date,
): Promise<LiveRow | null> => {
  const row = await tx
    .selectFrom("sessions as session")
    .innerJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "session.tenant_id").onRef("person.id", "=", "session.user_id"),
    )
    .innerJoin("tenants as tenant", "tenant.tenant_id", "session.tenant_id")
    .select([
      "session.user_id as userId",
      "session.last_seen_at as lastSeenAt",
      "session.expires_at as expiresAt",
      "session.authenticated_at as authenticatedAt",
      "session.token_epoch as epoch",
      "tenant.session_timeout_minutes as timeoutMinutes",
      "person.role_id as roleId",
    ])
    .where("session.tenant_id", "=", tenantId)
    .where("session.id", "=", sessionId)
    .where("session.ended_at", "is", null)
    .where("session.expires_at", ">", now)
    .where("person.status", "=", "ACTIVE")
    .where("person.locked_down", "=", false)
    .where("tenant.status", "=", "ACTIVE")
    .executeTakeFirst();
  if (!row) return null;
  const { roleId, ...session } = row;
  return { ...session, permissions: await listPermissionsOfRoles(tx, tenantId, row.userId, roleId) };
};

/** Which of these sessions live, and their users may still act. */
export const listLiveSessions = async (
  tx: Tx,
  tenantId: string,
  sessionIds: readonly string[],
  now: Date,
): Promise<string[]> => {
  const rows = await tx
    .selectFrom("sessions as session")
    .innerJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "session.tenant_id").onRef("person.id", "=", "session.user_id"),
    )
    .innerJoin("tenants as tenant", "tenant.tenant_id", "session.tenant_id")
    .select("session.id")
    .where("session.tenant_id", "=", tenantId)
    .where("session.id", "=", anyOf(sessionIds, "uuid"))
    .where("session.ended_at", "is", null)
    .where("session.expires_at", ">", now)
    .where("person.status", "=", "ACTIVE")
    .where("person.locked_down", "=", false)
    .where("tenant.status", "=", "ACTIVE")
    .execute();
  return rows.map(({ id }) => id);
};

export const touchSession = async (tx: Tx, tenantId: string, sessionId: string, now: Date): Promise<void> => {
  await tx
    .updateTable("sessions")
    .set({ last_seen_at: now })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", sessionId)
    .execute();
};
