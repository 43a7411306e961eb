import { type Kysely, sql } from "kysely";

/** A generation is accepted as long as the shifts that it planned are as it read them, whatever else of its draft has changed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table generation_runs add column read_shifts jsonb;
    comment on column generation_runs.read_shifts is
      'Shifts of the draft as the run read them; null until it has ended, and of runs of older releases';
  `.execute(db);
};
