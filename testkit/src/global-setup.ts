import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeEmbedded } from "@evolve/server/database/embedded/remove-embedded";
import { startEmbedded } from "@evolve/server/database/embedded/start-embedded";
import { migrate } from "@evolve/server/database/migrate";
import pg from "pg";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** The server administrator's connection string, and the name of the migrated template. */
    database: { admin: string; template: string };
  }
}

let cleanUp: (() => Promise<void>) | null = null;

/** Starts a temporary PostgreSQL, unless DATABASE_URL names one, and migrates the template of all test databases. */
export const setup = async (project: TestProject): Promise<void> => {
  const given = process.env["DATABASE_URL"];
  const folder = given ? null : mkdtempSync(join(tmpdir(), "evolve-test-"));
  const settings = { fsync: "off", synchronous_commit: "off" };
  const embedded = folder ? await startEmbedded({ dataDir: folder, log: () => undefined, settings }) : null;
  const admin = given ?? embedded?.connectionString ?? "";
  const template = `evolve_template_${randomBytes(5).toString("hex")}`;
  await withAdmin(admin, (client) => client.query(`create database ${template}`));
  await migrate(inDatabase(admin, template));
  project.provide("database", { admin, template });
  cleanUp = async () => {
    await withAdmin(admin, async (client) => {
      // Dropping waits for a database that is being made from it.
      await client.query(`drop database if exists ${template} with (force)`);
      const { rows } = await client.query<{ name: string }>(
        "select datname as name from pg_database where starts_with(datname, $1)",
        [`${template}_`],
      );
      for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`);
    });
    await embedded?.stop();
    if (folder) await removeEmbedded(folder);
  };
};

export const teardown = (): Promise<void> => cleanUp?.() ?? Promise.resolve();

export const withAdmin = async <T>(admin: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

export const inDatabase = (connectionString: string, database: string): string => {
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return url.href;
};
