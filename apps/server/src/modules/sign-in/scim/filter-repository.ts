import type { ScimListQuery } from "@evolve/contracts/scim";
import { isUuid } from "@evolve/contracts/uuid";
import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Filter } from "scim2-parse-filter";
import { refuse } from "../../../core/refusal.ts";
import { literally } from "../../../database/search.ts";
import { attributeName, refuseFilter } from "./filter.ts";

type Compare = Extract<Filter, { compValue: unknown }>;
type Value = Compare["compValue"];
type Condition = RawBuilder<SqlBool>;

/** What an attribute is compared as. The case of a `text` does not count; `member` is an id among several. */
export type Column =
  | { readonly kind: "text" | "exact" | "id" | "boolean" | "instant"; readonly of: RawBuilder<unknown> }
  | { readonly kind: "member"; readonly has: (id: string) => Condition; readonly any: Condition };

/** By the attribute's name in lower case, `emails.value`. */
export type Columns = Readonly<Record<string, Column>>;

const signs = { gt: sql`>`, ge: sql`>=`, lt: sql`<`, le: sql`<=` } as const;
const never = sql<SqlBool>`false`;
const always = sql<SqlBool>`true`;

const compareText = (of: RawBuilder<unknown>, { op, compValue }: Compare, fold: boolean): Condition => {
  if (typeof compValue !== "string") return refuseFilter("a text is needed");
  const column = fold ? sql`lower(${of})` : of;
  const value = (text: string) => (fold ? sql`lower(${text})` : sql`${text}`);
  switch (op) {
    case "eq":
      return sql<SqlBool>`${column} = ${value(compValue)}`;
    case "ne":
      return sql<SqlBool>`${column} is distinct from ${value(compValue)}`;
    case "co":
      return sql<SqlBool>`${column} like ${value(`%${literally(compValue)}%`)}`;
    case "sw":
      return sql<SqlBool>`${column} like ${value(`${literally(compValue)}%`)}`;
    case "ew":
      return sql<SqlBool>`${column} like ${value(`%${literally(compValue)}`)}`;
    default:
      return sql<SqlBool>`${column} ${signs[op]} ${value(compValue)}`;
  }
};

const compareId = (of: RawBuilder<unknown>, compared: Compare): Condition => {
  const { op, compValue } = compared;
  if (op !== "eq" && op !== "ne") return compareText(sql`${of}::text`, compared, true);
  if (typeof compValue !== "string" || !isUuid(compValue)) return op === "eq" ? never : always;
  return op === "eq" ? sql<SqlBool>`${of} = ${compValue}::uuid` : sql<SqlBool>`${of} <> ${compValue}::uuid`;
};

/** Entra writes `"True"`. */
const booleanOf = (value: Value): boolean => {
  const text = String(value).toLowerCase();
  return text === "true" || (text !== "false" && refuseFilter("true or false is needed"));
};

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/i;

const compareInstant = (of: RawBuilder<unknown>, { op, compValue }: Compare): Condition => {
  if (typeof compValue !== "string" || !instant.test(compValue) || Number.isNaN(Date.parse(compValue)))
    return refuseFilter("an instant is needed");
  // An answer says milliseconds, so they are what is compared.
  const column = sql`date_trunc('milliseconds', ${of})`;
  const value = sql`${new Date(compValue)}::timestamptz`;
  if (op === "eq") return sql<SqlBool>`${column} = ${value}`;
  if (op === "ne") return sql<SqlBool>`${column} is distinct from ${value}`;
  if (op === "co" || op === "sw" || op === "ew") return refuseFilter("an instant has no parts");
  return sql<SqlBool>`${column} ${signs[op]} ${value}`;
};

const compare = (column: Column, compared: Compare): Condition => {
  const { op, compValue } = compared;
  if (column.kind === "member") {
    if (op !== "eq") return refuseFilter("members are compared with eq");
    return typeof compValue === "string" && isUuid(compValue) ? column.has(compValue) : never;
  }
  const { kind, of } = column;
  if (compValue === null)
    return op === "eq" ? sql`${of} is null` : op === "ne" ? sql`${of} is not null` : refuseFilter("null has no order");
  if (kind === "id") return compareId(of, compared);
  if (kind === "instant") return compareInstant(of, compared);
  if (kind === "text" || kind === "exact") return compareText(of, compared, kind === "text");
  if (op !== "eq" && op !== "ne") return refuseFilter("true and false have no order");
  return sql<SqlBool>`(${of}) = ${booleanOf(compValue) === (op === "eq")}`;
};

const isPresent = (column: Column): Condition => {
  if (column.kind === "member") return column.any;
  const { kind, of } = column;
  return kind === "text" || kind === "exact" ? sql`(${of} is not null and ${of} <> '')` : sql`${of} is not null`;
};

/** A filter as a condition of a query. Attributes that the columns do not have are refused. */
export const conditionOf = (filter: Filter, columns: Columns, above = ""): Condition => {
  if (filter.op === "not") return sql<SqlBool>`(not coalesce(${conditionOf(filter.filter, columns, above)}, false))`;
  if ("filters" in filter) {
    const word = filter.op === "and" ? sql` and ` : sql` or `;
    return sql<SqlBool>`(${sql.join(
      filter.filters.map((inner) => conditionOf(inner, columns, above)),
      word,
    )})`;
  }
  const name = above + attributeName(filter.attrPath);
  if (filter.op === "[]") return conditionOf(filter.valFilter, columns, `${name}.`);
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (!column) return refuseFilter(`no attribute ${name.slice(0, 100)}`);
  return filter.op === "pr" ? isPresent(column) : compare(column, filter);
};

/**
 * The order that is asked for (RFC 7644, 3.4.2.3): what has no value comes last, or first where it descends, and the case of a `text` does
 * not count. Null where none is asked for.
 */
export const orderOf = ({ sortBy, sortOrder }: ScimListQuery, columns: Columns): RawBuilder<unknown> | null => {
  if (sortBy === undefined || sortBy === "") return null;
  const name = attributeName(sortBy);
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (!column || column.kind === "member") return refuse("invalidParameters", { fields: { sortBy: "invalid" } });
  const { kind, of } = column;
  const value = kind === "text" ? sql`nullif(lower(${of}), '')` : kind === "exact" ? sql`nullif(${of}, '')` : of;
  return sortOrder === "descending" ? sql`${value} desc nulls first` : sql`${value} asc nulls last`;
};
