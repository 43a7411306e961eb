import { type RawBuilder, sql } from "kysely";
import type { SystemTransaction, SystemTx } from "../../../database/index.ts";

/** Rows per statement: each ends well within the database's time limit, and holds no locks for long. */
const atOnce = 1_000;

export interface DueTenant {
  readonly id: string;
  readonly name: string;
}

/** Tenants that can no longer be restored, by the database's clock. */
export const listDueTenants = (tx: SystemTx): Promise<DueTenant[]> =>
  tx
    .selectFrom("tenants")
    .select(["tenant_id as id", "name"])
    .where("delete_after", "<", sql<Date>`now()`)
    .orderBy("delete_after")
    .execute();

/** The tenants whose audit trails tell of others: those with the licence for tenant management. */
export const listManagers = async (tx: SystemTx): Promise<string[]> => {
  const rows = await tx.selectFrom("licences").select("tenant_id").where("application_id", "=", "TM").execute();
  return rows.map((row) => row.tenant_id);
};

/** Only a function of the schema's owner deletes rows of these. */
const appendOnly: readonly string[] = ["audit_links", "audit_events", "published_series", "published_forecasts"];

/**
 * Every table with rows of tenants, from the database itself, so that none is forgotten: those that refer to others before these, and
 * `tenants` last.
 */
const listTables = async (tx: SystemTx): Promise<string[]> => {
  const { rows } = await sql<{ table: string; referredBy: string[] }>`
    select class.relname as "table", array(
      select distinct referring.relname::text from pg_constraint key join pg_class referring on referring.oid = key.conrelid
      where key.contype = 'f' and key.confrelid = class.oid and key.conrelid <> class.oid and not referring.relispartition) as "referredBy"
    from pg_class class join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attname = 'tenant_id'
    where class.relkind in ('r', 'p') and not class.relispartition and class.relnamespace = 'public'::regnamespace and not attribute.attisdropped
    order by 1
  `.execute(tx);
  const ordered: string[] = [];
  let left = rows;
  while (left.length > 0) {
    const free = left.filter(({ referredBy }) => referredBy.every((table) => ordered.includes(table)));
    if (free.length === 0) throw new Error(`tables refer to each other: ${left.map(({ table }) => table).join(", ")}`);
    ordered.push(...free.map(({ table }) => table));
    left = left.filter((row) => !free.includes(row));
  }
  return ordered;
};

/** Deletes all that is a tenant's, in small statements, except the tenant itself: what is cut off goes on where it was. Answers how many rows. */
export const purgeRows = async (tx: SystemTx, tenantId: string, signal: AbortSignal): Promise<number> => {
  let deleted = 0;
  for (const table of await listTables(tx)) {
    if (table === "tenants") continue;
    const deleteSome = (appendOnly.includes(table) ? someOfAppendOnly : someOf)(table, tenantId);
    for (let last = 1; last > 0; deleted += last) {
      signal.throwIfAborted();
      last = await countOf(tx, deleteSome);
    }
  }
  return deleted;
};

/** Deletes the tenant itself, after all else; false where it was restored meanwhile. */
export const purgeTenant = async (tx: SystemTransaction, tenantId: string): Promise<boolean> =>
  (await countOf(tx, someOf("tenants", tenantId))) > 0;

const countOf = async (tx: SystemTx, statement: RawBuilder<{ count: number }>): Promise<number> =>
  (await statement.execute(tx)).rows[0]?.count ?? 0;

/** Asks in each statement whether the tenant is still due. Places of rows repeat in partitions: the tenant is named again. */
const someOf = (table: string, tenantId: string): RawBuilder<{ count: number }> => sql`
  with gone as (
    delete from ${sql.table(table)} where tenant_id = ${tenantId} and ctid = any (array(select ctid from ${sql.table(table)} where tenant_id = ${tenantId}
      and exists (select from tenants where tenant_id = ${tenantId} and delete_after < now()) limit ${atOnce})) returning 1)
  select count(*)::int as count from gone
`;

const someOfAppendOnly = (table: string, tenantId: string): RawBuilder<{ count: number }> =>
  sql`select purge_append_only(${table}, ${tenantId}, ${atOnce}) as count`;
