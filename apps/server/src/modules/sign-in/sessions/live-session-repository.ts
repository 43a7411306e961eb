import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { listPermissionsOfRoles } from "../../directory/authorization/index.ts";
import { findActing } from "./acting-user.ts";

export interface LiveRow {
  /** Whom calls are made as. */
  userId: string;
  /** The session's own user where they act as somebody else. */
  impersonatorId: string | null;
  accessKeyId: string | null;
  lastSeenAt: Date;
  expiresAt: Date;
  authenticatedAt: Date;
  epoch: number;
  timeoutMinutes: number;
  permissions: string[];
}

/**
 * The session, if it lives and its user may still act, with all permissions of the primary and secondary roles. While they act as
 * somebody else these are the other's, for no longer than the impersonation lasts, and nobody counts as having authenticated.
 */
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
      "session.access_key_id as accessKeyId",
      "session.last_seen_at as lastSeenAt",
      "session.expires_at as expiresAt",
      "session.authenticated_at as authenticatedAt",
      "session.token_epoch as epoch",
      "tenant.session_timeout_minutes as timeoutMinutes",
      "person.role_id as roleId",
    ])
    .select((from) =>
      from
        .exists(
          from
            .selectFrom("impersonations as open")
            .select("open.id")
            .whereRef("open.tenant_id", "=", "session.tenant_id")
            .whereRef("open.session_id", "=", "session.id")
            .where("open.ended_at", "is", null),
        )
        .$castTo<boolean>()
        .as("isActing"),
    )
    .where("session.tenant_id", "=", tenantId)
    .where("session.id", "=", sessionId)
    .where("session.ended_at", "is", null)
    .where("session.expires_at", ">", now)
    .where("person.status", "=", "ACTIVE")
    .where("person.locked_down", "=", false)
    .where("tenant.status", "=", "ACTIVE")
    .executeTakeFirst();
  if (!row) return null;
  const { roleId, isActing, ...session } = row;
  const acting = isActing ? await findActing(tx, tenantId, sessionId, now) : null;
  if (!acting)
    return {
      ...session,
      impersonatorId: null,
      permissions: await listPermissionsOfRoles(tx, tenantId, row.userId, roleId),
    };
  return {
    ...session,
    userId: acting.userId,
    impersonatorId: session.userId,
    permissions: [...acting.permissions],
    expiresAt: new Date(Math.min(session.expiresAt.getTime(), acting.expiresAt.getTime())),
    authenticatedAt: new Date(0),
  };
};

/** Which of these sessions live, and their users may still act: whom they act as, by session. */
export const listLiveSessions = async (
  tx: Tx,
  tenantId: string,
  sessionIds: readonly string[],
  now: Date,
): Promise<Map<string, string>> => {
  const rows = await tx
    .selectFrom("sessions as session")
    .innerJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "session.tenant_id").onRef("person.id", "=", "session.user_id"),
    )
    .innerJoin("tenants as tenant", "tenant.tenant_id", "session.tenant_id")
    .leftJoin("impersonations as acting", (join) =>
      join
        .onRef("acting.tenant_id", "=", "session.tenant_id")
        .onRef("acting.session_id", "=", "session.id")
        .on("acting.ended_at", "is", null)
        .on("acting.expires_at", ">", now),
    )
    .select("session.id")
    .select((column) => column.fn.coalesce("acting.user_id", "session.user_id").as("userId"))
    .where("session.tenant_id", "=", tenantId)
    .where("session.id", "=", anyOf(sessionIds, "uuid"))
    .where("session.ended_at", "is", null)
    .where("session.expires_at", ">", now)
    .where("person.status", "=", "ACTIVE")
    .where("person.locked_down", "=", false)
    .where("tenant.status", "=", "ACTIVE")
    .execute();
  return new Map(rows.map(({ id, userId }) => [id, userId]));
};

export const touchSession = async (tx: Tx, tenantId: string, sessionId: string, now: Date): Promise<void> => {
  await tx
    .updateTable("sessions")
    .set({ last_seen_at: now })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", sessionId)
    .execute();
};
