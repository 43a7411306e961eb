import type { Tx } from "../../../database/index.ts";
import { listPermissionsOfRoles } from "../../directory/authorization/index.ts";

export interface LiveRow {
  user_id: string;
  last_seen_at: Date;
  expires_at: Date;
  authenticated_at: Date;
  token_epoch: number;
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
      "session.user_id",
      "session.last_seen_at",
      "session.expires_at",
      "session.authenticated_at",
      "session.token_epoch",
      "person.role_id",
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
  return {
    user_id: row.user_id,
    last_seen_at: row.last_seen_at,
    expires_at: row.expires_at,
    authenticated_at: row.authenticated_at,
    token_epoch: row.token_epoch,
    permissions: await listPermissionsOfRoles(tx, tenantId, row.user_id, row.role_id),
  };
};

export const touchSession = async (tx: Tx, tenantId: string, sessionId: string, now: Date): Promise<void> => {
  await tx
    .updateTable("sessions")
    .set({ last_seen_at: now })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", sessionId)
    .execute();
};
