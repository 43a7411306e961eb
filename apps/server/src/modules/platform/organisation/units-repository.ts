import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { isDeleted } from "../../../database/is-deleted.ts";

/** The tables of what people belong to: each has an id, a name that is unique whatever its case, and a version. */
export type UnitTable = "teams" | "groups" | "employee_groups" | "skills";

export interface Unit {
  id: string;
  name: string;
  version: number;
}

/** Changes of a tenant's organisation wait for each other, so that names stay unique. */
export const lockOrganisation = async (tx: Tx, tenantId: string): Promise<void> => {
  await tx.selectFrom("tenants").select("tenant_id").where("tenant_id", "=", tenantId).forNoKeyUpdate().execute();
};

export const findUnit = async (tx: Tx, table: UnitTable, tenantId: string, id: string): Promise<Unit | null> => {
  const { rows } = await sql<Unit>`
    select id, name, version from ${sql.table(table)} where tenant_id = ${tenantId} and id = ${id}
  `.execute(tx);
  return rows[0] ?? null;
};

/** The id of the unit that has a name, whatever its case. */
export const findUnitByName = async (
  tx: Tx,
  table: UnitTable,
  tenantId: string,
  name: string,
): Promise<string | null> => {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where tenant_id = ${tenantId} and lower(name) = lower(${name})
    order by id limit 1
  `.execute(tx);
  return rows[0]?.id ?? null;
};

export const renameUnit = async (
  tx: Tx,
  table: UnitTable,
  tenantId: string,
  { id, name }: Pick<Unit, "id" | "name">,
): Promise<void> => {
  await sql`
    update ${sql.table(table)} set name = ${name}, version = version + 1 where tenant_id = ${tenantId} and id = ${id}
  `.execute(tx);
};

/** False where another row still refers to it. */
export const deleteUnitRow = (tx: Tx, table: UnitTable, tenantId: string, id: string): Promise<boolean> =>
  isDeleted(sql`delete from ${sql.table(table)} where tenant_id = ${tenantId} and id = ${id}`.execute(tx));

/** Which of these are people of the tenant who are not deleted. They are locked, so that they stay so. */
export const lockPeople = async (tx: Tx, tenantId: string, ids: readonly string[]): Promise<Set<string>> => {
  const rows = await tx
    .selectFrom("users")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", anyOf(ids, "uuid"))
    .where("status", "!=", "DELETED")
    .where("kind", "=", "person")
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return new Set(rows.map(({ id }) => id));
};
