import { type SelectQueryBuilder, sql, type SqlBool, type StringReference } from "kysely";
import { refuse } from "../core/refusal.ts";
import type { Tx } from "./transaction.ts";

/** A list that can be searched: its rows, and what each field of an order sorts them by. */
export interface Listing<DB, TB extends keyof DB, Row, Field extends string> {
  /** All rows that match, in no order. */
  readonly rows: SelectQueryBuilder<DB, TB, Row>;
  readonly keys: Readonly<Record<Field, StringReference<DB, TB>>>;
  /** Decides among equals, so that pages leave no gap. */
  readonly id: StringReference<DB, TB>;
}

/** Where nothing is asked for a list has an order of its own, so an order is never empty. */
export type Order<Field extends string> = readonly { readonly field: Field; readonly direction: "asc" | "desc" }[];

interface Page {
  readonly skip: number;
  readonly after?: string | undefined;
  readonly top: number;
}

/** The sort keys of a row, and its id, as the database writes them. */
type Place = readonly (string | null)[];
interface Placed {
  readonly place: Place;
}

/** One page of a search, how many rows there are on all pages, and where the next page begins. */
export const searchPage = async <DB, TB extends keyof DB, Row, Field extends string>(
  listing: Listing<DB, TB, Row, Field>,
  /** The rows that match once more, without what counting does not need. */
  matching: { readonly executeTakeFirstOrThrow: () => Promise<{ readonly total: number }> },
  order: Order<Field>,
  { skip, after, top }: Page,
): Promise<{ rows: Row[]; total: number; next: string | undefined }> => {
  const place = after === undefined ? null : readCursor(order, after);
  const { total } = await matching.executeTakeFirstOrThrow();
  const found = await placed(listing, order, place)
    .offset(skip)
    .limit(top + 1)
    .execute()
    .catch(refuseForged(place));
  const rows = found.slice(0, top);
  const last = found.length > top ? rows.at(-1) : undefined;
  return { rows, total, next: last && cursorOf(order, last.place) };
};

/** So many rows are read at a time: a slow line keeps no connection from others, and no list is ever held whole. */
const batch = 1_000;

/** All rows of a search, in its order, some at a time. What changes meanwhile shows as it is when its turn comes. */
export async function* searchAll<DB, TB extends keyof DB, Row, Field extends string>(
  read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  listingOn: (tx: Tx) => Listing<DB, TB, Row, Field>,
  order: Order<Field>,
): AsyncGenerator<readonly Row[]> {
  for (let place: Place | null = null; ;) {
    const from: Place | null = place;
    const rows: (Row & Placed)[] = await read((tx) => placed(listingOn(tx), order, from).limit(batch).execute());
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    place = last.place;
  }
}

/** The rows behind a place, in order. What is missing stands last, whichever way a list is sorted. */
const placed = <DB, TB extends keyof DB, Row, Field extends string>(
  { rows, keys, id }: Listing<DB, TB, Row, Field>,
  order: Order<Field>,
  from: Place | null,
): SelectQueryBuilder<DB, TB, Row & Placed> => {
  const columns = order.map(({ field }) => sql.ref(keys[field]));
  const texts = [...columns, sql.ref(id)].map((column) => sql`${column}::text`);
  // A query of its own within: so PostgreSQL writes the texts of the page alone, not of every row that it sorts for it.
  let query = rows.select(sql<Place>`array(select unnest(array[${sql.join(texts)}]))`.as("place"));
  for (const [index, { direction }] of order.entries())
    query = query.orderBy(columns[index] ?? sql.ref(id), (by) =>
      direction === "desc" ? by.desc().nullsLast() : by.asc().nullsLast(),
    );
  query = query.orderBy(sql.ref(id));
  return (from ? query.where(behind(order, columns, sql.ref(id), from)) : query) as never;
};

type Column = ReturnType<typeof sql.ref>;

/** Behind a place: behind by the first key, or equal there and behind by the next; the last key is the id. */
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
  // Said beforehand, so that an index can begin there.
  const bound =
    first && start !== null && order[0]?.direction === "asc"
      ? sql`(${first} >= ${start} or ${first} is null)`
      : sql`true`;
  return sql<SqlBool>`${bound} and (${sql.join(ways, sql` or `)})`;
};

const nameOf = (order: Order<string>): string => order.map(({ field, direction }) => `${field} ${direction}`).join();

const cursorOf = (order: Order<string>, place: Place): string =>
  Buffer.from(JSON.stringify([nameOf(order), ...place])).toString("base64url");

/** A cursor belongs to the order that it was given for. */
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

/** A value of the wrong kind (PostgreSQL's class 22) can only come from a cursor that was made up. */
const refuseForged =
  (place: Place | null) =>
  (error: unknown): never => {
    const isData = error instanceof Error && "code" in error && String(error.code).startsWith("22");
    if (place && isData) return refuseCursor("made up");
    throw error;
  };

/** Text that LIKE finds anywhere, each character as itself. */
export const patternOf = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
