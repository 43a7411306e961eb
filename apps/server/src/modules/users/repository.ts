import type { IdmType } from "@evolve/contracts/password-policy";
import type { UserSearch } from "@evolve/contracts/users";
import { type ExpressionBuilder, type InferResult, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Tx } from "../../database/index.ts";
import type { Database } from "../../database/types.ts";
import { namesFrom } from "./names.ts";

export const noAccessRole = "No Access";

/** The joined tables of a listed user. */
const listed = (tx: Tx, tenantId: string) =>
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

const withColumns = (query: ReturnType<typeof listed>) =>
  query.select((select) => [
    "person.id",
    "person.user_name as userName",
    "person.email",
    "person.first_name as firstName",
    "person.last_name as lastName",
    "person.status",
    "person.locked_down as lockedDown",
    "person.last_sign_in_at as lastSignInAt",
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

/** What a user may look for, as conditions on the listed tables. */
const matching =
  (filter: UserSearch["filter"]) =>
  (where: ExpressionBuilder<Database & { person: Database["users"]; role: Database["roles"] }, "person" | "role">) => {
    const conditions = [
      where("person.impersonated", "=", false),
      where.or([where("role.name", "is", null), where("role.name", "!=", noAccessRole)]),
    ];
    for (const word of (filter.search ?? "").normalize("NFC").split(/\s+/).filter(Boolean)) {
      const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
      // Folded by the database, as the column is: JavaScript folds some letters otherwise.
      conditions.push(where("person.search_text", "like", sql<string>`lower(${pattern})`));
    }
    if (filter.status?.length) conditions.push(where("person.status", "in", filter.status));
    else conditions.push(where("person.status", "!=", "DELETED"));
    if (filter.teamId?.length) conditions.push(where("person.team_id", "in", filter.teamId));
    if (filter.roleId?.length) conditions.push(where("person.role_id", "in", filter.roleId));
    if (filter.skillId?.length)
      conditions.push(
        where.exists(
          where
            .selectFrom("user_skills as wanted")
            .select("wanted.user_id")
            .whereRef("wanted.tenant_id", "=", "person.tenant_id")
            .whereRef("wanted.user_id", "=", "person.id")
            .where("wanted.skill_id", "in", filter.skillId),
        ),
      );
    return where.and(conditions);
  };

const sortColumns = {
  fullName: "person.full_name",
  emailAddress: "person.email",
  role: "role.display_name",
  team: "team.name",
  employeeGroup: "employees.name",
  status: "person.status",
  lastSignInAt: "person.last_sign_in_at",
} as const;

/** One page and the count of all that match. Names sort as the database's collation has them, then by id. */
export const searchUserRows = async (
  tx: Tx,
  tenantId: string,
  search: UserSearch,
): Promise<{ rows: ListedUser[]; total: number }> => {
  const where = matching(search.filter);
  const { total } = await listed(tx, tenantId)
    .select((select) => select.fn.countAll<number>().as("total"))
    .where(where)
    .executeTakeFirstOrThrow();
  let page = withColumns(listed(tx, tenantId)).where(where);
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "fullName", direction: "asc" } as const];
  for (const { field, direction } of order)
    page = page.orderBy(sortColumns[field], (by) =>
      direction === "desc" ? by.desc().nullsLast() : by.asc().nullsLast(),
    );
  const rows = await page.orderBy("person.id").offset(search.skip).limit(search.top).execute();
  return { rows, total };
};

export const findUserRow = async (tx: Tx, tenantId: string, userId: string): Promise<ListedUser | null> =>
  (await withColumns(listed(tx, tenantId)).where("person.id", "=", userId).executeTakeFirst()) ?? null;

export interface CurrentUserRow {
  id: string;
  tenantId: string;
  userName: string;
  email: string;
  firstName: string;
  lastName: string;
  status: Database["users"]["status"];
  impersonated: boolean;
  hireDate: string;
  saml: boolean;
  roleId: string | null;
  roleName: string | null;
  legacyId: string | null;
  tenantName: string;
  billingId: string;
}

export const findCurrentUser = async (tx: Tx, tenantId: string, userId: string): Promise<CurrentUserRow | null> => {
  const row = await tx
    .selectFrom("users as person")
    .innerJoin("tenants as tenant", "tenant.tenant_id", "person.tenant_id")
    .leftJoin("roles as role", (join) =>
      join.onRef("role.tenant_id", "=", "person.tenant_id").onRef("role.id", "=", "person.role_id"),
    )
    .select([
      "person.id",
      "person.tenant_id as tenantId",
      "person.user_name as userName",
      "person.email",
      "person.first_name as firstName",
      "person.last_name as lastName",
      "person.status",
      "person.impersonated",
      "person.hire_date as hireDate",
      "person.saml",
      "role.id as roleId",
      "role.display_name as roleName",
      "role.legacy_id as legacyId",
      "tenant.name as tenantName",
      "tenant.billing_id as billingId",
    ])
    .where("person.tenant_id", "=", tenantId)
    .where("person.id", "=", userId)
    .executeTakeFirst();
  return row ?? null;
};

/**
 * Users that count towards the licence: everybody not deleted. Whoever counts waits for whoever counted before, in a
 * statement of its own: a statement that waits still sees what was there when it began.
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

export interface InvitedUser {
  tenantId: string;
  id: string;
  email: string;
  idmType: IdmType;
  roleId: string | null;
  teamId: string | null;
  createdAt: Date;
}

export const insertInvitedUsers = async (tx: Tx, people: readonly InvitedUser[]): Promise<void> => {
  await tx
    .insertInto("users")
    .values(
      people.map((person) => ({
        tenant_id: person.tenantId,
        id: person.id,
        user_name: person.email,
        email: person.email,
        ...namesFrom(person.email),
        idm_type: person.idmType,
        status: "PENDING" as const,
        hire_date: defaultHireDate,
        role_id: person.roleId,
        team_id: person.teamId,
        created_at: person.createdAt,
      })),
    )
    .execute();
  await tx
    .insertInto("credentials")
    .values(people.map((person) => ({ tenant_id: person.tenantId, user_id: person.id })))
    .execute();
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

/** Pending ones of these users, locked: of two mails that are sent to one of them at once the later link counts. */
export const listPending = (
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
): Promise<{ id: string; email: string }[]> =>
  tx
    .selectFrom("users")
    .select(["id", "email"])
    .where("tenant_id", "=", tenantId)
    .where("id", "in", ids)
    .where("status", "=", "PENDING")
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();

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
