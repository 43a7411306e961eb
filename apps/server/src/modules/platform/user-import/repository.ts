import { type Selectable, sql, type Updateable } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { SystemTx, Tx } from "../../../database/index.ts";
import type { Database } from "../../../database/types.ts";
import { newId } from "../../../ids.ts";
import type { FileFormat } from "../row-files/index.ts";

interface NewImport {
  tenantId: string;
  id: string;
  createdBy: string;
  createdAt: Date;
  fileName: string;
  format: FileFormat;
}

export const insertImport = async (tx: Tx, row: NewImport): Promise<void> => {
  await tx
    .insertInto("user_imports")
    .values({
      tenant_id: row.tenantId,
      id: row.id,
      created_by: row.createdBy,
      created_at: row.createdAt,
      file_name: row.fileName,
      format: row.format,
    })
    .execute();
};

interface ImportKey {
  tenantId: string;
  importId: string;
}

export const insertChunk = async (
  tx: Tx,
  { tenantId, importId }: ImportKey,
  number: number,
  content: Buffer,
): Promise<void> => {
  await tx
    .insertInto("user_import_chunks")
    .values({ tenant_id: tenantId, import_id: importId, number, content })
    .execute();
};

export const readChunk = async (tx: Tx, { tenantId, importId }: ImportKey, number: number): Promise<Buffer | null> => {
  const row = await tx
    .selectFrom("user_import_chunks")
    .select("content")
    .where("tenant_id", "=", tenantId)
    .where("import_id", "=", importId)
    .where("number", "=", number)
    .executeTakeFirst();
  return row?.content ?? null;
};

export const deleteImport = async (tx: Tx, { tenantId, importId }: ImportKey): Promise<void> => {
  await tx.deleteFrom("user_imports").where("tenant_id", "=", tenantId).where("id", "=", importId).execute();
};

export const deleteChunks = async (tx: Tx, { tenantId, importId }: ImportKey): Promise<void> => {
  await tx
    .deleteFrom("user_import_chunks")
    .where("tenant_id", "=", tenantId)
    .where("import_id", "=", importId)
    .execute();
};

export type ImportRow = Selectable<Database["user_imports"]>;

/** An import of the actor's own. */
export const findImport = async (
  tx: Tx,
  { tenantId, importId }: ImportKey,
  createdBy: string,
): Promise<ImportRow | null> =>
  (await tx
    .selectFrom("user_imports")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("id", "=", importId)
    .where("created_by", "=", createdBy)
    .executeTakeFirst()) ?? null;

export const updateImport = async (
  tx: Tx,
  { tenantId, importId }: ImportKey,
  change: Updateable<Database["user_imports"]>,
): Promise<void> => {
  await tx
    .updateTable("user_imports")
    .set(change)
    .where("tenant_id", "=", tenantId)
    .where("id", "=", importId)
    .execute();
};

export const findJobState = async (tx: Tx, tenantId: string, jobId: string) =>
  (
    await tx
      .selectFrom("jobs")
      .select("state")
      .where("tenant_id", "=", tenantId)
      .where("id", "=", jobId)
      .executeTakeFirst()
  )?.state ?? null;

/** Ids of the tenant's roles, teams and employee groups by their names in lower case. */
export const listPlaces = async (tx: Tx, tenantId: string) => {
  const byName = (rows: readonly { id: string; name: string }[]) =>
    new Map(rows.map(({ id, name }) => [name.trim().toLowerCase(), id]));
  const named = (table: "teams" | "employee_groups") =>
    tx.selectFrom(table).select(["id", "name"]).where("tenant_id", "=", tenantId).execute();
  const roles = await tx
    .selectFrom("roles")
    .select(["id", "display_name as name"])
    .where("tenant_id", "=", tenantId)
    .execute();
  return {
    role: byName(roles),
    team: byName(await named("teams")),
    employeeGroup: byName(await named("employee_groups")),
  };
};

/** The users of any tenant who have one of these names. */
export const findNames = async (system: SystemTx, keys: readonly string[]) =>
  system
    .selectFrom("sign_in_directory")
    .select(["user_name as userName", "email", "tenant_id as tenantId", "user_id as userId"])
    .where((where) =>
      where.or([where("user_name", "=", anyOf(keys, "text")), where("email", "=", anyOf(keys, "text"))]),
    )
    .execute();

/** Those of the tenant's users whose roles are all among these, with their first role, deleted ones left out. */
export const listChangeable = async (
  tx: Tx,
  tenantId: string,
  userIds: readonly string[],
  roleIds: readonly string[],
): Promise<Map<string, string | null>> => {
  const rows = await tx
    .selectFrom("users as person")
    .select(["person.id", "person.role_id as roleId"])
    .where("person.tenant_id", "=", tenantId)
    .where("person.id", "=", anyOf(userIds, "uuid"))
    .where("person.status", "!=", "DELETED")
    .where((where) =>
      where.or([where("person.role_id", "is", null), where("person.role_id", "=", anyOf(roleIds, "uuid"))]),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("secondary_roles as held")
            .select("held.role_id")
            .whereRef("held.tenant_id", "=", "person.tenant_id")
            .whereRef("held.user_id", "=", "person.id")
            .where(sql<boolean>`held.role_id <> all(${[...roleIds]}::uuid[])`, "=", true),
        ),
      ),
    )
    .execute();
  return new Map(rows.map(({ id, roleId }) => [id, roleId]));
};

export interface ChangedUser {
  id: string;
  firstName: string;
  lastName: string | null;
  roleId: string | null;
  teamId: string | null;
  employeeGroupId: string | null;
  hireDate: string | null;
}

/** What an import may change of these users, who are locked until the transaction ends. */
export const lockImported = async (tx: Tx, tenantId: string, userIds: readonly string[]): Promise<ChangedUser[]> =>
  tx
    .selectFrom("users")
    .select([
      "id",
      "first_name as firstName",
      "last_name as lastName",
      "role_id as roleId",
      "team_id as teamId",
      "employee_group_id as employeeGroupId",
      "hire_date as hireDate",
    ])
    .where("tenant_id", "=", tenantId)
    .where("id", "=", anyOf(userIds, "uuid"))
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();

/** Changes many users in one statement. What is null stays as it is. OpenID clients read when names have changed. */
export const updateUsers = async (
  tx: Tx,
  tenantId: string,
  changes: readonly ChangedUser[],
  now: Date,
): Promise<void> => {
  await sql`
    update users set profile_changed_at = case
        when (first_name, last_name) is distinct from (change."firstName", coalesce(change."lastName", last_name))
        then ${now}::timestamptz else profile_changed_at end,
      first_name = change."firstName", last_name = coalesce(change."lastName", last_name),
      role_id = coalesce(change."roleId", role_id), team_id = coalesce(change."teamId", team_id),
      employee_group_id = coalesce(change."employeeGroupId", employee_group_id),
      hire_date = coalesce(change."hireDate", hire_date)
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change (id uuid, "firstName" text, "lastName" text,
      "roleId" uuid, "teamId" uuid, "employeeGroupId" uuid, "hireDate" date)
    where users.tenant_id = ${tenantId} and users.id = change.id
  `.execute(tx);
};

/** An entry of the audit trail for each of these users, with its details. */
export const recordImported = async (
  tx: Tx,
  { tenantId, actorId, at }: { tenantId: string; actorId: string; at: Date },
  users: readonly { readonly id: string; readonly details: Record<string, unknown> }[],
): Promise<void> => {
  const entries = users.map(({ id, details }) => ({ id: newId(), target: id, details }));
  await sql`
    insert into audit_events (tenant_id, at, actor_id, action, id, target_id, details)
    select ${tenantId}::uuid, ${at}::timestamptz, ${actorId}::uuid, 'user.imported', entry.*
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (id uuid, target uuid, details jsonb)
  `.execute(tx);
};

/** Makes every connection plan again how it finds a user, once the tables of users are several times as large as they were. */
export const analyzeGrownTables = async (system: SystemTx): Promise<void> => {
  await sql`select analyze_grown_tables_of_users()`.execute(system);
};
