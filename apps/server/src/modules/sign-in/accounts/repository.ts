import type { UserChange } from "@evolve/contracts/user-administration";
import type { UserKind } from "@evolve/contracts/users";
import type { ExpressionBuilder } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import type { Database } from "../../../database/types.ts";

export interface AdministeredUser {
  id: string;
  kind: UserKind;
  email: string;
  status: Database["users"]["status"];
  version: number;
  firstName: string;
  lastName: string;
  roleId: string | null;
  teamId: string | null;
  employeeGroupId: string | null;
  hireDate: string;
}

const columns = [
  "id",
  "kind",
  "email",
  "status",
  "version",
  "first_name as firstName",
  "last_name as lastName",
  "role_id as roleId",
  "team_id as teamId",
  "employee_group_id as employeeGroupId",
  "hire_date as hireDate",
] as const;

/** The user, locked until the transaction ends; null where the tenant has none of this id. */
export const lockUser = async (tx: Tx, tenantId: string, userId: string): Promise<AdministeredUser | null> =>
  (await tx
    .selectFrom("users")
    .select(columns)
    .where("tenant_id", "=", tenantId)
    .where("id", "=", userId)
    .forNoKeyUpdate()
    .executeTakeFirst()) ?? null;

/** The tenant's users of these addresses, as they are written in lower case. */
export const findIdsByEmail = async (
  tx: Tx,
  tenantId: string,
  emails: readonly string[],
): Promise<{ id: string; email: string }[]> => {
  const rows = await tx
    .selectFrom("users")
    .select((select) => ["id", select.fn<string>("lower", ["email"]).as("email")])
    .where("tenant_id", "=", tenantId)
    .where((where) => where(where.fn<string>("lower", ["email"]), "=", anyOf(emails, "text")))
    .execute();
  return rows;
};

export const updateUserRow = async (tx: Tx, tenantId: string, { id, ...change }: UserChange): Promise<void> => {
  await tx
    .updateTable("users")
    .set({
      ...(change.firstName !== undefined && { first_name: change.firstName }),
      ...(change.lastName !== undefined && { last_name: change.lastName }),
      ...(change.teamId !== undefined && { team_id: change.teamId }),
      ...(change.employeeGroupId !== undefined && { employee_group_id: change.employeeGroupId }),
      ...(change.hireDate !== undefined && { hire_date: change.hireDate }),
    })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};

/** The names of a client's profile have another date of change, which clients read. */
export const noteProfileChange = async (tx: Tx, tenantId: string, userId: string, now: Date): Promise<void> => {
  await tx
    .updateTable("users")
    .set({ profile_changed_at: now })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", userId)
    .execute();
};

/** Whether the tenant has an employee group, which stays until the transaction ends. */
export const hasEmployeeGroup = async (tx: Tx, tenantId: string, id: string): Promise<boolean> =>
  (await tx
    .selectFrom("employee_groups")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .forKeyShare()
    .executeTakeFirst()) !== undefined;

export const setRole = async (tx: Tx, tenantId: string, userId: string, roleId: string): Promise<void> => {
  await tx
    .updateTable("users")
    .set({ role_id: roleId })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", userId)
    .execute();
};

export const listSecondaryRoleIds = async (tx: Tx, tenantId: string, userId: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom("secondary_roles")
    .select("role_id")
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .execute();
  return rows.map(({ role_id }) => role_id);
};

export const replaceSecondaryRoles = async (
  tx: Tx,
  tenantId: string,
  userId: string,
  roleIds: readonly string[],
): Promise<void> => {
  await tx.deleteFrom("secondary_roles").where("tenant_id", "=", tenantId).where("user_id", "=", userId).execute();
  if (roleIds.length === 0) return;
  await tx
    .insertInto("secondary_roles")
    .values(roleIds.map((role_id) => ({ tenant_id: tenantId, user_id: userId, role_id })))
    .execute();
};

export const setStatus = async (
  tx: Tx,
  tenantId: string,
  userId: string,
  status: Database["users"]["status"],
): Promise<void> => {
  await tx.updateTable("users").set({ status }).where("tenant_id", "=", tenantId).where("id", "=", userId).execute();
};

/** Takes away what a user signs in with, but for their second factors: password, identity provider, known browsers. */
export const removeSignInMeans = async (tx: Tx, tenantId: string, userId: string): Promise<void> => {
  for (const table of ["saml_identities", "known_devices", "password_history"] as const)
    await tx.deleteFrom(table).where("tenant_id", "=", tenantId).where("user_id", "=", userId).execute();
  await tx
    .updateTable("credentials")
    .set({ password_hash: null, password_changed_at: null, change_required: false })
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .execute();
};

/** People with a password here whose authenticator is the legacy one. */
const isClassic = (where: ExpressionBuilder<Database, "users">) =>
  where.and([
    where("idm_type", "=", "EVOLVE"),
    where("kind", "=", "person"),
    where("saml", "=", false),
    where("status", "!=", "DELETED"),
  ]);

export const countClassicUsers = async (tx: Tx, tenantId: string): Promise<number> => {
  const { count } = await tx
    .selectFrom("users")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("tenant_id", "=", tenantId)
    .where(isClassic)
    .executeTakeFirstOrThrow();
  return count;
};

/** Gives those people the Cognito-style authenticator. Returns how many they were. */
export const migrateUsers = async (tx: Tx, tenantId: string): Promise<number> => {
  const { numUpdatedRows } = await tx
    .updateTable("users")
    .set({ idm_type: "EVOLVECG" })
    .where("tenant_id", "=", tenantId)
    .where(isClassic)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
