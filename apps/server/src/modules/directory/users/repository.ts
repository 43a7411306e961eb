import type { IdmType } from "@evolve/contracts/password-policy";
import { type InferResult, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import type { Database } from "../../../database/types.ts";
import { namesFrom } from "./names.ts";

/** The joined tables of the user list. */
export const listed = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom("users as person")
    .leftJoin("roles as role", (join) =>
      join.onRef("role.tenant_id", "=", "person.tenant_id").onRef("role.id", "=", "person.role_id"),
    )
    .leftJoin("teams as team", (join) =>
      join.onRef("team.tenant_id", "=", "person.tenant_id").onRef("team.id", "=", "person.team_id"),
    )
    .leftJoin("employee_groups as employees", (join) =>
      join.onRef("employees.tenant_id", "=", "person.tenant_id").onRef("employees.id", "=", "person.employee_group_id"),
    )
    .where("person.tenant_id", "=", tenantId);

export const withColumns = (query: ReturnType<typeof listed>) =>
  query.select((select) => [
    "person.id",
    "person.kind",
    "person.user_name as userName",
    "person.email",
    "person.first_name as firstName",
    "person.last_name as lastName",
    "person.status",
    "person.locked_down as lockedDown",
    "person.last_sign_in_at as lastSignInAt",
    "person.version",
    "person.hire_date as hireDate",
    "person.saml",
    "person.created_at as createdAt",
    "person.role_id as roleId",
    "role.display_name as roleName",
    "person.team_id as teamId",
    "team.name as teamName",
    "person.employee_group_id as employeeGroupId",
    "employees.name as employeeGroupName",
    select
      .selectFrom("invitations as invitation")
      .select((inner) => inner.fn.max("invitation.expires_at").as("expires"))
      .whereRef("invitation.tenant_id", "=", "person.tenant_id")
      .whereRef("invitation.user_id", "=", "person.id")
      .as("invitationExpiresAt"),
    select
      .selectFrom("sign_in_failures as lock")
      .select((inner) => inner.fn.max("lock.locked_until").as("until"))
      .whereRef("lock.tenant_id", "=", "person.tenant_id")
      .whereRef("lock.user_id", "=", "person.id")
      .as("lockedUntil"),
    jsonArrayFrom(
      select
        .selectFrom("user_skills as held")
        .innerJoin("skills as skill", (join) =>
          join.onRef("skill.tenant_id", "=", "held.tenant_id").onRef("skill.id", "=", "held.skill_id"),
        )
        .select(["skill.id", "skill.name"])
        .whereRef("held.tenant_id", "=", "person.tenant_id")
        .whereRef("held.user_id", "=", "person.id")
        .orderBy("skill.name"),
    ).as("skills"),
  ]);

export type ListedUser = InferResult<ReturnType<typeof withColumns>>[number];

export const findUserRow = async (tx: Tx, tenantId: string, userId: string): Promise<ListedUser | null> =>
  (await withColumns(listed(tx, tenantId)).where("person.id", "=", userId).executeTakeFirst()) ?? null;

/** The tenant's users among these, deleted ones included, by name. */
export const listUserRows = (tx: Tx, tenantId: string, userIds: readonly string[]): Promise<ListedUser[]> =>
  withColumns(listed(tx, tenantId))
    .where("person.id", "=", anyOf(userIds, "uuid"))
    .orderBy("person.full_name")
    .orderBy("person.id")
    .execute();

export interface CurrentUserRow {
  id: string;
  tenantId: string;
  userName: string;
  email: string;
  firstName: string;
  lastName: string;
  status: Database["users"]["status"];
  hireDate: string;
  saml: boolean;
  roleId: string | null;
  roleName: string | null;
  legacyId: string | null;
  employeeGroupId: string | null;
  employeeGroupName: string | null;
  tenantName: string;
  billingId: string;
  /** The employee group's, else the tenant's. */
  timeZone: string;
}

export const findCurrentUser = async (tx: Tx, tenantId: string, userId: string): Promise<CurrentUserRow | null> => {
  const row = await tx
    .selectFrom("users as person")
    .innerJoin("tenants as tenant", "tenant.tenant_id", "person.tenant_id")
    .leftJoin("roles as role", (join) =>
      join.onRef("role.tenant_id", "=", "person.tenant_id").onRef("role.id", "=", "person.role_id"),
    )
    .leftJoin("employee_groups as employees", (join) =>
      join.onRef("employees.tenant_id", "=", "person.tenant_id").onRef("employees.id", "=", "person.employee_group_id"),
    )
    .select([
      "person.id",
      "person.tenant_id as tenantId",
      "person.user_name as userName",
      "person.email",
      "person.first_name as firstName",
      "person.last_name as lastName",
      "person.status",
      "person.hire_date as hireDate",
      "person.saml",
      "role.id as roleId",
      "role.display_name as roleName",
      "role.legacy_id as legacyId",
      "employees.id as employeeGroupId",
      "employees.name as employeeGroupName",
      "tenant.name as tenantName",
      "tenant.billing_id as billingId",
    ])
    .select(({ fn }) => fn.coalesce("employees.timezone", "tenant.timezone").as("timeZone"))
    .where("person.tenant_id", "=", tenantId)
    .where("person.id", "=", userId)
    .executeTakeFirst();
  return row ?? null;
};

/**
 * Users that count towards the licence: all that are not deleted. Locks the tenant's row first, in a statement of its own,
 * since a blocked statement keeps its old snapshot.
 */
export const countUsers = async (tx: Tx, tenantId: string): Promise<{ count: number; limit: number }> => {
  const { limit } = await tx
    .selectFrom("tenants")
    .select("user_soft_limit as limit")
    .where("tenant_id", "=", tenantId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { count } = await tx
    .selectFrom("users")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("tenant_id", "=", tenantId)
    .where("status", "!=", "DELETED")
    .executeTakeFirstOrThrow();
  return { count, limit };
};

export interface NewUserRow {
  tenantId: string;
  id: string;
  email: string;
  /** By default the email address. */
  userName?: string | undefined;
  /** By default derived from the address. */
  names?: { readonly firstName: string; readonly lastName: string };
  /** Pending users have been invited; unregistered ones not yet. */
  status?: "PENDING" | "UNREGISTERED";
  idmType: IdmType;
  roleId: string | null;
  teamId: string | null;
  employeeGroupId?: string | null | undefined;
  hireDate?: string | undefined;
  createdAt: Date;
}

/** Inserts users without a password: of many as one value, since each parameter of a statement costs as much as a column. */
export const insertUsers = async (tx: Tx, people: readonly NewUserRow[]): Promise<void> => {
  const rows = JSON.stringify(
    people.map((person) => ({
      tenant_id: person.tenantId,
      id: person.id,
      user_name: person.userName ?? person.email,
      email: person.email,
      ...(person.names
        ? { first_name: person.names.firstName, last_name: person.names.lastName }
        : namesFrom(person.email)),
      idm_type: person.idmType,
      status: person.status ?? "PENDING",
      hire_date: person.hireDate ?? defaultHireDate,
      role_id: person.roleId,
      team_id: person.teamId,
      employee_group_id: person.employeeGroupId ?? null,
      created_at: person.createdAt,
    })),
  );
  await sql`
    insert into users (tenant_id, id, user_name, email, first_name, last_name, idm_type, status, hire_date, role_id, team_id,
      employee_group_id, created_at)
    select * from jsonb_to_recordset(${rows}::jsonb) as person (tenant_id uuid, id uuid, user_name text, email text,
      first_name text, last_name text, idm_type text, status text, hire_date date, role_id uuid, team_id uuid,
      employee_group_id uuid, created_at timestamptz)
  `.execute(tx);
  await sql`
    insert into credentials (tenant_id, user_id)
    select * from jsonb_to_recordset(${rows}::jsonb) as person (tenant_id uuid, id uuid)
  `.execute(tx);
};

const defaultHireDate = "2015-03-01";

export const activateUserRow = async (tx: Tx, tenantId: string, userId: string): Promise<string | null> => {
  const row = await tx
    .updateTable("users")
    .set({ status: "ACTIVE" })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", userId)
    .where("status", "=", "PENDING")
    .returning("user_name")
    .executeTakeFirst();
  return row?.user_name ?? null;
};

/**
 * Those of these users who have no password yet, locked: when two mails are sent to one of them at once, the later link is the
 * valid one. They are pending from now on.
 */
export const makePending = async (
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
): Promise<{ id: string; email: string }[]> => {
  const found = await tx
    .selectFrom("users")
    .select(["id", "email", "status"])
    .where("tenant_id", "=", tenantId)
    .where("id", "=", anyOf(ids, "uuid"))
    .where("status", "=", anyOf<"PENDING" | "UNREGISTERED">(["PENDING", "UNREGISTERED"], "text"))
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  const unregistered = found.filter(({ status }) => status === "UNREGISTERED").map(({ id }) => id);
  if (unregistered.length > 0)
    await tx
      .updateTable("users")
      .set({ status: "PENDING" })
      .where("tenant_id", "=", tenantId)
      .where("id", "=", anyOf(unregistered, "uuid"))
      .execute();
  return found;
};

export const findUserStatus = async (
  tx: Tx,
  tenantId: string,
  userId: string,
): Promise<Database["users"]["status"] | null> => {
  const row = await tx
    .selectFrom("users")
    .select("status")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", userId)
    .executeTakeFirst();
  return row?.status ?? null;
};

export const listSecondaryRoles = (tx: Tx, tenantId: string, userId: string): Promise<{ id: string; name: string }[]> =>
  tx
    .selectFrom("secondary_roles as held")
    .innerJoin("roles as role", (join) =>
      join.onRef("role.tenant_id", "=", "held.tenant_id").onRef("role.id", "=", "held.role_id"),
    )
    .select(["role.id", "role.display_name as name"])
    .where("held.tenant_id", "=", tenantId)
    .where("held.user_id", "=", userId)
    .orderBy("role.display_name")
    .execute();

/** Those of the ids that are people of the tenant and not deleted. */
export const findKnownUsers = async (tx: Tx, tenantId: string, ids: readonly string[]): Promise<string[]> =>
  (
    await tx
      .selectFrom("users")
      .select("id")
      .where("tenant_id", "=", tenantId)
      .where("id", "=", anyOf(ids, "uuid"))
      .where("status", "!=", "DELETED")
      .where("kind", "=", "person")
      .execute()
  ).map(({ id }) => id);
