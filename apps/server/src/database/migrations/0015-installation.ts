import { type Kysely, sql } from "kysely";

/** Names the installation, so that its nodes find each other in a shared Redis however they spell the database's address. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table installation (
      id uuid not null default gen_random_uuid(),
      is_only_row boolean primary key default true check (is_only_row)
    );
    insert into installation default values;
    grant select on installation to evolve_system;
  `.execute(db);
};
