import pg from "pg";
import { ownerName } from "./initialise.ts";

/** Connects with the stored password, creates the product's database where missing, and returns the connection string. */
export const ensureDatabase = async (socketFolder: string, password: string): Promise<string> => {
  const to = (database: string) =>
    `postgresql://${ownerName}:${password}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`;
  try {
    await query(to(ownerName), "select 1");
  } catch (error) {
    if ((error as { code?: string }).code !== "3D000") throw error;
    await query(to("postgres"), `create database ${ownerName}`);
  }
  return to(ownerName);
};

const query = async (connectionString: string, text: string): Promise<void> => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, query_timeout: 60_000 });
  // A lost connection fails its query; without this listener it would also end the process.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
};
