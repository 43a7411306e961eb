import { type Kysely, sql } from "kysely";

/** The first faults of an import are shown on the screen; the file of all of them belongs to its job. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table user_imports add column faults jsonb not null default '[]';
    comment on column user_imports.faults is 'The first bad rows, in the words of the person who started the import';
  `.execute(db);
};
