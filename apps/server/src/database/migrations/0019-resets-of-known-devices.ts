import { type Kysely, sql } from "kysely";

/**
 * Tries at a reset are counted by what is tried and from where, and requests of a known device apart from those of strangers: who
 * knows a name alone takes neither the link nor the request away from its owner.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table password_resets
      add column device_attempts integer not null default 0,
      add column link_attempts integer not null default 0,
      add column by_known_device boolean not null default false;
  `.execute(db);
};
