import { type Kysely, sql } from "kysely";

/** What generations of a draft are compared by. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table generation_runs add column figures jsonb;
    comment on column generation_runs.figures is 'Coverage, service level, hours, wishes and fairness; null until the run has ended';
  `.execute(db);
};
