import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { inDatabase, withAdmin } from "./global-setup.ts";

/** A migrated database for one test file. */
export interface FreshDatabase {
  readonly connectionString: string;
  drop(): Promise<void>;
}

export const freshDatabase = async (): Promise<FreshDatabase> => {
  const { admin, template } = inject("database");
  const name = `evolve_test_${randomBytes(6).toString("hex")}`;
  await withAdmin(admin, (client) => client.query(`create database ${name} template ${template}`));
  return {
    connectionString: inDatabase(admin, name),
    drop: async () => {
      await withAdmin(admin, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
};
