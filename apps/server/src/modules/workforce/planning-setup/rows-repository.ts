import { sql } from "kysely";
import type { Tx } from "../../../database/index.ts";
import { isDeleted } from "../../../database/is-deleted.ts";

/** Tables of planning, each of which has an id, a name and a version. */
export type SetupTable =
  | "business_units"
  | "queues"
  | "planning_groups"
  | "calendar_events"
  | "activity_codes"
  | "work_plans"
  | "rotations";

/** Values by column; JSON is written as text. */
export type Columns = Readonly<Record<string, string | number | boolean | null>>;

interface Row {
  id: string;
  name: string;
  version: number;
}

export const lockPlanning = async (tx: Tx, tenantId: string): Promise<void> => {
  await tx.selectFrom("tenants").select("tenant_id").where("tenant_id", "=", tenantId).forNoKeyUpdate().execute();
};

export const findRow = async (tx: Tx, table: SetupTable, tenantId: string, id: string): Promise<Row | null> => {
  const { rows } = await sql<Row>`
    select id, name, version from ${sql.table(table)} where tenant_id = ${tenantId} and id = ${id}
  `.execute(tx);
  return rows[0] ?? null;
};

/** The id of the row that has a name, whatever its case. */
export const findRowByName = async (
  tx: Tx,
  table: SetupTable,
  tenantId: string,
  name: string,
): Promise<string | null> => {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where tenant_id = ${tenantId} and lower(name) = lower(${name})
  `.execute(tx);
  return rows[0]?.id ?? null;
};

export const countRows = async (tx: Tx, table: SetupTable, tenantId: string): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${sql.table(table)} where tenant_id = ${tenantId}
  `.execute(tx);
  return rows[0]?.total ?? 0;
};

export const insertRow = async (
  tx: Tx,
  table: SetupTable,
  tenantId: string,
  id: string,
  columns: Columns,
): Promise<void> => {
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
  const values = sql.join(Object.values(columns));
  await sql`
    insert into ${sql.table(table)} (tenant_id, id, ${names}) values (${tenantId}, ${id}, ${values})
  `.execute(tx);
};

export const updateRow = async (
  tx: Tx,
  table: SetupTable,
  tenantId: string,
  id: string,
  columns: Columns,
): Promise<void> => {
  const changes = sql.join(Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`));
  await sql`
    update ${sql.table(table)} set version = version + 1, ${changes} where tenant_id = ${tenantId} and id = ${id}
  `.execute(tx);
};

/** False where another row still refers to it. */
export const deleteRow = (tx: Tx, table: SetupTable, tenantId: string, id: string): Promise<boolean> =>
  isDeleted(sql`delete from ${sql.table(table)} where tenant_id = ${tenantId} and id = ${id}`.execute(tx));
