import type { ColumnStatistics } from "@evolve/contracts/search";
import {
  type ExpressionBuilder,
  type ExpressionWrapper,
  type SelectQueryBuilder,
  sql,
  type SqlBool,
  type StringReference,
} from "kysely";
import { refuse } from "../core/refusal.ts";

/** A searchable list: its rows, and the column behind each sort field. */
export interface Listing<DB, TB extends keyof DB, Row, Field extends string, Figure extends string = never> {
  /** All matching rows, unordered. */
  readonly rows: SelectQueryBuilder<DB, TB, Row>;
  readonly keys: Readonly<Record<Field, StringReference<DB, TB>>>;
  /** Tie-breaker, so that pages neither skip nor repeat rows. */
  readonly id: StringReference<DB, TB>;
  /** Numbers that the list has statistics of, beside its sort keys. */
  readonly figures?: Readonly<Record<Figure, (of: ExpressionBuilder<DB, TB>) => ExpressionWrapper<DB, TB, number>>>;
}

/** Every list has a default order, so an order is never empty. */
export type Order<Field extends string> = readonly { readonly field: Field; readonly direction: "asc" | "desc" }[];

/** Marks a page whose total nobody asks for. No request can contain it. */
const uncounted = Symbol("uncounted");

/** The body of a search that wants only rows, as an export does: counting all of them for each page would cost more than reading it. */
export const asUncounted = <B extends object>(body: B): B => ({ ...body, [uncounted]: true });

interface Page<Column extends string> {
  readonly statistics?: Column | undefined;
  readonly skip: number;
  readonly after?: string | undefined;
  readonly top: number;
  readonly [uncounted]?: true;
}

/** A row's sort keys and id, as the database writes them. */
type Place = readonly (string | null)[];
interface Placed {
  readonly place: Place;
}

/** One page of a search, the total number of rows, the cursor of the next page, and the statistics that are asked for. */
export const searchPage = async <DB, TB extends keyof DB, Row, Field extends string, Figure extends string = never>(
  listing: Listing<DB, TB, Row, Field, Figure>,
  /** The matching rows again, without what counting does not need. */
  matching: { readonly executeTakeFirstOrThrow: () => Promise<{ readonly total: number }> },
  order: Order<Field>,
  { skip, after, top, statistics: column, ...page }: Page<NoInfer<Field | Figure>>,
): Promise<{ rows: Row[]; total: number; next: string | undefined; statistics: ColumnStatistics | undefined }> => {
  const place = after === undefined ? null : readCursor(order, after);
  const [{ total }, found, statistics] = await Promise.all([
    page[uncounted] ? { total: 0 } : matching.executeTakeFirstOrThrow(),
    placed(listing, order, place)
      .offset(skip)
      .limit(top + 1)
      .execute()
      .catch(refuseForged(place)),
    column === undefined ? undefined : statisticsOf(listing, column),
  ]);
  const rows = found.slice(0, top);
  const last = found.length > top ? rows.at(-1) : undefined;
  return { rows, total, next: last && cursorOf(order, last.place), statistics };
};

/** What a column holds over all matching rows. Only figures have a sum. */
const statisticsOf = async <DB, TB extends keyof DB, Row, Field extends string, Figure extends string>(
  { rows, keys, figures }: Listing<DB, TB, Row, Field, Figure>,
  column: Field | Figure,
): Promise<ColumnStatistics> => {
  const figure = figures?.[column as Figure];
  const statistics = rows.clearSelect().select((of) => {
    const value = figure ? sql`${figure(of)}` : sql.ref(keys[column as Field]);
    return [
      sql<number>`count(${value})`.as("count"),
      sql<number>`count(distinct ${value})`.as("distinct"),
      (figure ? sql<number | null>`sum(${value})::float8` : sql<null>`null`).as("sum"),
      // By way of JSON, so that instants come in ISO 8601.
      sql<string | null>`to_jsonb(min(${value})) #>> '{}'`.as("min"),
      sql<string | null>`to_jsonb(max(${value})) #>> '{}'`.as("max"),
    ];
  });
  return (await statistics.executeTakeFirstOrThrow()) as ColumnStatistics;
};

/** The rows after a cursor, in order. Missing values come last in either direction. */
const placed = <DB, TB extends keyof DB, Row, Field extends string>(
  { rows, keys, id }: Listing<DB, TB, Row, Field>,
  order: Order<Field>,
  from: Place | null,
): SelectQueryBuilder<DB, TB, Row & Placed> => {
  const columns = order.map(({ field }) => sql.ref(keys[field]));
  const texts = [...columns, sql.ref(id)].map((column) => sql`${column}::text`);
  // In a subquery, so that PostgreSQL casts the sort keys of this page only, not of every row that it sorts.
  let query = rows.select(sql<Place>`array(select unnest(array[${sql.join(texts)}]))`.as("place"));
  for (const [index, { direction }] of order.entries())
    query = query.orderBy(columns[index] ?? sql.ref(id), (by) =>
      direction === "desc" ? by.desc().nullsLast() : by.asc().nullsLast(),
    );
  query = query.orderBy(sql.ref(id));
  return (from ? query.where(behind(order, columns, sql.ref(id), from)) : query) as never;
};

type Column = ReturnType<typeof sql.ref>;

/** The rows after a place: greater by the first key, or equal and greater by the next; the last key is the id. */
const behind = (order: Order<string>, columns: readonly Column[], id: Column, place: Place) => {
  const ways = [];
  let equal = sql<SqlBool>`true`;
  for (const [index, column] of columns.entries()) {
    const value = place[index] ?? null;
    const beyond = order[index]?.direction === "desc" ? sql`<` : sql`>`;
    if (value !== null) ways.push(sql`${equal} and (${column} ${beyond} ${value} or ${column} is null)`);
    equal = value === null ? sql`${equal} and ${column} is null` : sql`${equal} and ${column} = ${value}`;
  }
  ways.push(sql`${equal} and ${id} > ${place.at(-1)}`);
  const [first] = columns;
  const [start = null] = place;
  // A redundant condition, so that an index scan can start there.
  const bound =
    first && start !== null && order[0]?.direction === "asc"
      ? sql`(${first} >= ${start} or ${first} is null)`
      : sql`true`;
  return sql<SqlBool>`${bound} and (${sql.join(ways, sql` or `)})`;
};

const nameOf = (order: Order<string>): string => order.map(({ field, direction }) => `${field} ${direction}`).join();

const cursorOf = (order: Order<string>, place: Place): string =>
  Buffer.from(JSON.stringify([nameOf(order), ...place])).toString("base64url");

/** A cursor is only valid for the order that it was issued for. */
const readCursor = (order: Order<string>, text: string): Place => {
  const [name, ...place] = partsOf(text);
  const isWhole =
    name === nameOf(order) &&
    place.length === order.length + 1 &&
    place.every((part) => part === null || typeof part === "string");
  return isWhole ? place : refuseCursor("of another order");
};

const partsOf = (text: string): unknown[] => {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
};

const refuseCursor = (why: string): never =>
  refuse("invalidParameters", { fields: { after: "invalid" }, reason: `after: ${why}` });

/** A value of the wrong type (PostgreSQL's class 22) can only come from a forged cursor. */
const refuseForged =
  (place: Place | null) =>
  (error: unknown): never => {
    const isData = error instanceof Error && "code" in error && String(error.code).startsWith("22");
    if (place && isData) return refuseCursor("made up");
    throw error;
  };

/** A text as a part of a LIKE pattern, each character literally. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** A LIKE pattern that finds the text anywhere. */
export const patternOf = (text: string): string => `%${literally(text)}%`;
