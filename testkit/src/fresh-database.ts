import { inject } from "vitest";
import { inDatabase, withAdmin } from "./global-setup.ts";

/** A migrated database for one test file. */
export interface FreshDatabase {
  readonly connectionString: string;
  /** Begins to drop it; nobody needs to wait until it is gone. */
  drop(): void;
}

/** Made while the tests before run: a server that syncs its files needs a second and more for a database, most of it waiting. */
let next: Promise<string> | undefined;
let made = 0;

const create = async (): Promise<string> => {
  const { admin, template } = inject("database");
  made += 1;
  const name = `${template}_${process.pid}_${made}`;
  await withAdmin(admin, (client) => client.query(`create database ${name} template ${template}`));
  return name;
};

export const freshDatabase = async (): Promise<FreshDatabase> => {
  const { admin } = inject("database");
  const name = await (next ?? create());
  next = create();
  // Its failure is that of the file that takes it.
  next.catch(() => undefined);
  return {
    connectionString: inDatabase(admin, name),
    drop: () => {
      // What is still there at the end, the global setup drops.
      withAdmin(admin, (client) => client.query(`drop database if exists ${name} with (force)`)).catch(() => undefined);
    },
  };
};
