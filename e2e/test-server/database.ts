import { randomBytes } from "node:crypto";
import pg from "pg";

/** The database that the run has to itself. */
export interface TestDatabase {
  /** undefined for the embedded one, which a node starts in its DATA_DIR. */
  readonly url: string | undefined;
  drop(): Promise<void>;
}

const withServer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** A fresh database on the server of DATABASE_URL; without one the product brings its own. */
export const createDatabase = async (server: string | undefined): Promise<TestDatabase> => {
  if (!server) return { url: undefined, drop: () => Promise.resolve() };
  const name = `evolve_e2e_${randomBytes(5).toString("hex")}`;
  await withServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => withServer(server, `drop database if exists ${name} with (force)`) };
};
