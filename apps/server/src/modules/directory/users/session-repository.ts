import { sql } from "kysely";
import type { Tx } from "../../../database/index.ts";
import type { Claims } from "../../../security/tokens.ts";

/** The claims that tokens of a session carry. */
export const readClaims = async (tx: Tx, tenantId: string, userId: string, sessionId: string): Promise<Claims> => {
  const row = await tx
    .selectFrom("users as person")
    .innerJoin("tenants as tenant", "tenant.tenant_id", "person.tenant_id")
    .leftJoin("roles as role", (join) =>
      join.onRef("role.tenant_id", "=", "person.tenant_id").onRef("role.id", "=", "person.role_id"),
    )
    .select((from) => [
      "person.full_name",
      "person.first_name",
      "person.last_name",
      "role.id",
      "role.legacy_id",
      "tenant.cluster_id",
      from
        .selectFrom("secondary_roles as held")
        .select(sql<string[]>`coalesce(array_agg(held.role_id::text order by held.role_id), '{}')`.as("ids"))
        .whereRef("held.tenant_id", "=", "person.tenant_id")
        .whereRef("held.user_id", "=", "person.id")
        .as("secondary"),
    ])
    .where("person.tenant_id", "=", tenantId)
    .where("person.id", "=", userId)
    .executeTakeFirstOrThrow();
  return {
    sub: userId,
    sid: sessionId,
    tenant: tenantId,
    icClusterId: row.cluster_id,
    name: row.full_name,
    given_name: row.first_name,
    family_name: row.last_name,
    secondaryRoles: row.secondary ?? [],
    role: row.id && row.legacy_id ? { id: row.id, legacyId: row.legacy_id } : null,
  };
};

/** Whether a user may act at all, and the idle time-out of the tenant. Null when there is no such user. */
export const findPersonState = async (
  tx: Tx,
  tenantId: string,
  userId: string,
): Promise<{ mayAct: boolean; sessionTimeoutMinutes: number } | null> => {
  const row = await tx
    .selectFrom("users as person")
    .innerJoin("tenants as tenant", "tenant.tenant_id", "person.tenant_id")
    .select(["person.status", "person.locked_down", "tenant.status as tenantStatus", "tenant.session_timeout_minutes"])
    .where("person.tenant_id", "=", tenantId)
    .where("person.id", "=", userId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    mayAct: row.status === "ACTIVE" && !row.locked_down && row.tenantStatus === "ACTIVE",
    sessionTimeoutMinutes: row.session_timeout_minutes,
  };
};

export const readFullName = async (tx: Tx, tenantId: string, userId: string): Promise<string> => {
  const row = await tx
    .selectFrom("users")
    .select("full_name")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return row.full_name;
};

/** What a client that the user has signed in to may read about them. */
export const readProfile = async (
  tx: Tx,
  tenantId: string,
  userId: string,
): Promise<{ userName: string; email: string; fullName: string; firstName: string; lastName: string } | null> => {
  const row = await tx
    .selectFrom("users")
    .select([
      "user_name as userName",
      "email",
      "full_name as fullName",
      "first_name as firstName",
      "last_name as lastName",
    ])
    .where("tenant_id", "=", tenantId)
    .where("id", "=", userId)
    .executeTakeFirst();
  return row ?? null;
};
