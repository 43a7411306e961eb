import type pg from "pg";

/*
 * A library (kysely-codegen) would need every column that a CHECK limits to a few words written down a second time, by hand,
 * and would not notice when the two differ.
 */

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly hasDefault: boolean;
  readonly isComputed: boolean;
  /** The definition of a CHECK constraint on this column alone. */
  readonly check: string | null;
  readonly comment: string | null;
}

const columns = `
  select class.relname as "table", attribute.attname as name, type.typname as type, not attribute.attnotnull as nullable,
    attribute.atthasdef and attribute.attgenerated = '' as "hasDefault", attribute.attgenerated <> '' as "isComputed",
    col_description(class.oid, attribute.attnum) as comment,
    (select string_agg(pg_get_constraintdef(oid), ' ') from pg_constraint
      where conrelid = class.oid and contype = 'c' and conkey = array[attribute.attnum]) as check
  from pg_class class
  join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum > 0 and not attribute.attisdropped
  join pg_type type on type.oid = attribute.atttypid
  where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p') and class.relname not like 'kysely%'
  order by class.relname collate "C", attribute.attnum`;

/** How the server's driver reads each type: see `types` in database/index.ts. */
const types: Readonly<Record<string, string>> = {
  bool: "boolean",
  bytea: "Buffer",
  date: "string",
  float4: "number",
  float8: "number",
  int2: "number",
  int4: "number",
  int8: "number",
  text: "string",
  timestamptz: "Date",
  uuid: "string",
  varchar: "string",
};

/** `CHECK ((status = ANY (ARRAY['A'::text, 'B'::text])))` as `"A" | "B"`. */
const wordsOf = (check: string | null): string | null => {
  const [, list] = /^CHECK \(\(\w+ = ANY \(ARRAY\[((?:'[\w-]+'::text(?:, )?)+)\]\)\)\)$/.exec(check ?? "") ?? [];
  return list ? [...list.matchAll(/'([\w-]+)'/g)].map(([, word = ""]) => JSON.stringify(word)).join(" | ") : null;
};

const baseOf = (column: Column): string => {
  const { table, name, type } = column;
  const isArray = type.startsWith("_");
  const known = types[isArray ? type.slice(1) : type];
  if (!known) throw new Error(`${table}.${name}: nobody has said how ${type} is read`);
  const base = wordsOf(column.check) ?? known;
  return isArray ? `${known}[]` : base;
};

const typeOf = (column: Column): string => {
  const { table, name, type, nullable, hasDefault, isComputed } = column;
  if (type === "jsonb") {
    const orNull = nullable ? " | null" : "";
    const written = `string${orNull}`;
    const json = `Json["${table}.${name}"]${orNull}`;
    return `ColumnType<${json}, ${written}${hasDefault ? " | undefined" : ""}, ${written}>`;
  }
  const whole = baseOf(column) + (nullable ? " | null" : "");
  if (isComputed) return `GeneratedAlways<${whole}>`;
  return hasDefault ? `Generated<${whole}>` : whole;
};

/** The types of all tables of a migrated database, as the source of `database/tables.ts`. */
export const tableTypes = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query<Column>(columns);
  const tables = Map.groupBy(rows, ({ table }) => table);
  const body = [...tables].map(([table, of]) => {
    const lines = of.map((column) => {
      const comment = column.comment ? `    /** ${column.comment}. */\n` : "";
      return `${comment}    ${column.name}: ${typeOf(column)};\n`;
    });
    return `  ${table}: {\n${lines.join("")}  };\n`;
  });
  return `// Generated from the migrations: \`npx vitest run table-types -u\` rewrites it.
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Json } from "./json-columns.ts";

/** Rows as the driver gives them: \`timestamptz\` is a Date, \`bigint\` a number, \`date\` the text YYYY-MM-DD. */
export interface Database {
${body.join("")}}
`;
};
