import { type Kysely, sql } from "kysely";

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table saml_settings add column version integer not null default 1`.execute(db);
};
