import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeEmbedded } from "@evolve/server/database/embedded/remove-embedded";
import { startEmbedded } from "@evolve/server/database/embedded/start-embedded";
import { migrate } from "@evolve/server/database/migrate";
import pg from "pg";

/** What a row may ask for. All of it is gone when the row has ended, whether it succeeded or not. */
export interface Stage {
  /** A migrated database of its own on the run's PostgreSQL, which syncs every commit as in production. */
  readonly createDatabase: () => Promise<string>;
  readonly createFolder: () => Promise<string>;
  /** A folder for a DATA_DIR in which a node starts a PostgreSQL of its own. */
  readonly createDataDir: () => Promise<string>;
  /** Remembers what must be undone; the last is undone first. */
  readonly defer: (undo: () => Promise<unknown>) => void;
}

interface Postgres {
  readonly version: string;
  /** Runs a row's work on a stage that is cleared afterwards. */
  readonly withStage: <T>(work: (stage: Stage) => Promise<T>) => Promise<T>;
  readonly stop: () => Promise<void>;
}

/** Starts the run's PostgreSQL: the product's embedded one, with the settings that it runs with in production. */
export const startPostgres = async (): Promise<Postgres> => {
  const dataDir = await mkdtemp(join(tmpdir(), "evolve-bench-"));
  const { connectionString } = await startEmbedded({ dataDir, log: () => undefined });
  const undone = new Set<() => Promise<void>>();
  let databases = 0;

  const withStage = async <T>(work: (stage: Stage) => Promise<T>): Promise<T> => {
    const steps: (() => Promise<unknown>)[] = [];
    const undo = async (): Promise<void> => {
      for (const step of steps.splice(0).reverse()) await step();
    };
    undone.add(undo);
    const folder = async (): Promise<string> => mkdtemp(join(tmpdir(), "evolve-bench-"));
    try {
      return await work({
        defer: (step) => void steps.push(step),
        createFolder: async () => {
          const made = await folder();
          steps.push(() => rm(made, { recursive: true, force: true }));
          return made;
        },
        createDataDir: async () => {
          const made = await folder();
          steps.push(() => removeEmbedded(made));
          return made;
        },
        createDatabase: async () => {
          databases += 1;
          const name = `bench_${databases}`;
          await query(connectionString, `create database ${name}`);
          steps.push(() => query(connectionString, `drop database if exists ${name} with (force)`));
          const url = new URL(connectionString);
          url.pathname = `/${name}`;
          await migrate(url.href);
          return url.href;
        },
      });
    } finally {
      await undo();
      undone.delete(undo);
    }
  };

  return {
    version: String((await query(connectionString, "show server_version"))[0]?.["server_version"]),
    withStage,
    stop: async () => {
      for (const undo of undone) await undo();
      await removeEmbedded(dataDir);
    },
  };
};

/** Runs one statement as the database's owner, on a connection of its own. */
export const query = async (
  connectionString: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(text, [...values]);
    return rows;
  } finally {
    await client.end();
  }
};
