import { LRUCache } from "lru-cache";
import pg from "pg";

/** Prepared statements kept per connection; beyond that, the least recently used is dropped. */
const kept = 200;
/** Longer texts are searches, whose best plan depends on their values: a cached generic plan would be worse than none. */
const longest = 1_500;

interface Names {
  readonly byText: LRUCache<string, string>;
  last: number;
}

const namesOf = new WeakMap<pg.PoolClient, Names>();

/**
 * A named prepared statement, which PostgreSQL parses and plans once per connection instead of at every run: half the cost
 * of a small read. Send it at once: it may have deallocated another statement first.
 */
export const prepared = (client: pg.PoolClient, text: string, values: unknown[]): pg.QueryConfig => {
  if (text.length > longest) return { text, values };
  const names = namesOf.get(client) ?? createNames(client);
  let name = names.byText.get(text);
  if (name === undefined) {
    names.last += 1;
    name = `s${names.last}`;
    names.byText.set(text, name);
  }
  return { name, text, values };
};

/** The parts of the driver's connection that deallocate a statement without an extra round trip. */
interface Wire {
  close(message: { type: "S"; name: string }): void;
  readonly parsedStatements: Record<string, string | undefined>;
}

const createNames = (client: pg.PoolClient): Names => {
  const wire = client.connection as unknown as Wire;
  const names: Names = {
    byText: new LRUCache<string, string>({
      max: kept,
      dispose: (name) => {
        wire.close({ type: "S", name });
        delete wire.parsedStatements[name];
      },
    }),
    last: 0,
  };
  namesOf.set(client, names);
  return names;
};

/**
 * Whether a connection's cached plan no longer matches the schema (0A000 from the plan check), or its prepared statements
 * are gone, as behind a pooler (26000). Such a connection must be closed.
 */
export const isStalePlanError = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  (error.code === "26000" || (error.code === "0A000" && error.routine === "RevalidateCachedQuery"));
