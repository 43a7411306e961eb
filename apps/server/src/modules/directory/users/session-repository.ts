import { sql } from "kysely";
import { compiledOnce } from "../../../database/compiled-once.ts";
import type { Tx } from "../../../database/index.ts";
import type { Database } from "../../../database/types.ts";
import type { Claims } from "../../../security/tokens.ts";

/** The claims of a session's tokens. */
export const readClaims = async (tx: Tx, tenantId: string, userId: string, sessionId: string): Promise<Claims> => {
  const [row] = await selectClaims(tx, { tenantId, userId });
  if (!row) throw new Error("the user does not exist");
  return {
    sub: userId,
    sid: sessionId,
    tenant: tenantId,
    icClusterId: row.cluster_id,
    icAgentId: userId,
    icBUId: row.billing_id,
    name: row.full_name,
    given_name: row.first_name,
    family_name: row.last_name,
    secondaryRoles: row.secondary ?? [],
    role: row.id && row.legacy_id ? { id: row.id, legacyId: row.legacy_id } : null,
  };
};

const selectClaims = compiledOnce((tx, { tenantId, userId }: { tenantId: string; userId: string }) =>
  tx
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
      "tenant.billing_id",
      from
        .selectFrom("secondary_roles as held")
        .select(sql<string[]>`coalesce(array_agg(held.role_id::text order by held.role_id), '{}')`.as("ids"))
        .whereRef("held.tenant_id", "=", "person.tenant_id")
        .whereRef("held.user_id", "=", "person.id")
        .as("secondary"),
    ])
    .where("person.tenant_id", "=", tenantId)
    .where("person.id", "=", userId),
);

interface PersonState {
  readonly status: Database["users"]["status"];
  readonly mayAct: boolean;
  readonly isPerson: boolean;
  readonly sessionTimeoutMinutes: number;
}

/** Whether a user may act at all and is a person, and the tenant's idle time-out. Null for an unknown user. */
export const findPersonState = async (tx: Tx, tenantId: string, userId: string): Promise<PersonState | null> => {
  const row = await tx
    .selectFrom("users as person")
    .innerJoin("tenants as tenant", "tenant.tenant_id", "person.tenant_id")
    .select([
      "person.status",
      "person.kind",
      "person.locked_down",
      "tenant.status as tenantStatus",
      "tenant.session_timeout_minutes",
    ])
    .where("person.tenant_id", "=", tenantId)
    .where("person.id", "=", userId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    mayAct: row.status === "ACTIVE" && !row.locked_down && row.tenantStatus === "ACTIVE",
    status: row.status,
    isPerson: row.kind === "person",
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

export interface ProfileRow {
  userName: string;
  email: string;
  fullName: string;
  firstName: string;
  lastName: string;
  /** For single sign-on: the address comes from an identity provider, and no mail has verified it. */
  saml: boolean;
  /** The employee group's, else the tenant's. */
  timeZone: string;
  changedAt: Date;
}

/** What a client that the user signed in to may read about them. */
export const readProfile = async (tx: Tx, tenantId: string, userId: string): Promise<ProfileRow | null> => {
  const row = await tx
    .selectFrom("users as person")
    .innerJoin("tenants as tenant", "tenant.tenant_id", "person.tenant_id")
    .leftJoin("employee_groups as employees", (join) =>
      join.onRef("employees.tenant_id", "=", "person.tenant_id").onRef("employees.id", "=", "person.employee_group_id"),
    )
    .select([
      "person.user_name as userName",
      "person.email",
      "person.full_name as fullName",
      "person.first_name as firstName",
      "person.last_name as lastName",
      "person.saml",
    ])
    .select((columns) => [
      columns.fn.coalesce("employees.timezone", "tenant.timezone").as("timeZone"),
      columns.fn.coalesce("person.profile_changed_at", "person.created_at").as("changedAt"),
    ])
    .where("person.tenant_id", "=", tenantId)
    .where("person.id", "=", userId)
    .executeTakeFirst();
  return row ?? null;
};

/** Where somebody's days begin: the zone of their employee group, else of the tenant. */
export const readTimeZone = async (tx: Tx, tenantId: string, userId: string): Promise<string> =>
  (await readProfile(tx, tenantId, userId))?.timeZone ?? "UTC";
