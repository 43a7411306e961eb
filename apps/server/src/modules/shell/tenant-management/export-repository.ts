import { sql } from "kysely";
import type { SystemTx } from "../../../database/index.ts";

/** The primary key of a table, without the tenant: the order in which its rows are read. */
export interface KeyColumn {
  readonly name: string;
  readonly type: string;
}

export const keyOf = async (tx: SystemTx, table: string): Promise<KeyColumn[]> => {
  const { rows } = await sql<KeyColumn>`
    select attribute.attname as name, format_type(attribute.atttypid, attribute.atttypmod) as type
    from pg_index index join unnest(index.indkey) with ordinality as part(number, position) on true
    join pg_attribute attribute on attribute.attrelid = index.indrelid and attribute.attnum = part.number
    where index.indisprimary and index.indrelid = ${table}::regclass and attribute.attname <> 'tenant_id'
    order by part.position
  `.execute(tx);
  return rows;
};

interface Page {
  readonly tenantId: string;
  readonly table: string;
  readonly key: readonly KeyColumn[];
  readonly leftOut: readonly string[];
  /** The key of the last row before these, as text; null at the beginning. */
  readonly after: readonly string[] | null;
  readonly most: number;
}

export interface ExportedRow {
  /** The row as JSON. */
  readonly line: string;
  readonly key: string[];
}

/** The next rows of a table, in the order of its key. */
export const listRows = async (
  tx: SystemTx,
  { tenantId, table, key, leftOut, after, most }: Page,
): Promise<ExportedRow[]> => {
  const columns = sql.join(key.map(({ name }) => sql.ref(`record.${name}`)));
  const texts = sql.join(key.map(({ name }) => sql`${sql.ref(`record.${name}`)}::text`));
  const last = sql.join(key.map(({ type }, at) => sql`${after?.[at]}::text::${sql.raw(type)}`));
  const { rows } = await sql<ExportedRow>`
    select (to_jsonb(record) - array[${sql.join(["tenant_id", ...leftOut])}]::text[])::text as line,
      ${key.length === 0 ? sql`array[]::text[]` : sql`array[${texts}]`} as key
    from ${sql.table(table)} as record where record.tenant_id = ${tenantId}
      ${after && key.length > 0 ? sql`and (${columns}) > (${last})` : sql``}
    ${key.length === 0 ? sql`` : sql`order by ${columns}`} limit ${most}
  `.execute(tx);
  return rows;
};
