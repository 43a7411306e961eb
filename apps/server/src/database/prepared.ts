import { LRUCache } from "lru-cache";
import pg from "pg";

/** Statements that one connection keeps; the least recently used makes room. */
const kept = 200;
/** A longer one is a search, whose best plan depends on what is looked for: a kept plan for any value would be worse than none. */
const longest = 1_500;

interface Names {
  readonly byText: LRUCache<string, string>;
  last: number;
}

const namesOf = new WeakMap<pg.PoolClient, Names>();

/**
 * A statement under a name of its own, which PostgreSQL parses and plans once a connection instead of at every run: half of
 * what a small read costs there. Must be sent at once: it may have deallocated another statement ahead of it.
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

/** The parts of the driver's connection that deallocate a statement without a round trip of their own. */
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
 * Whether a connection holds a plan that no longer fits the schema (0A000 where the plan is checked), or has lost its
 * prepared statements, as behind a pooler (26000). Such a connection is given up.
 */
export const isStalePlanError = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  (error.code === "26000" || (error.code === "0A000" && error.routine === "RevalidateCachedQuery"));
