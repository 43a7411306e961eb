import { type Kysely, sql } from "kysely";

/** A generation is told how much wishes count. Its bound is of the requirement itself; those of older releases were of another and go. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table generation_runs
      add column wish_weight double precision not null default 0.15,
      drop column bound_hours;
    alter table generation_runs add column bound_hours double precision;
    comment on column generation_runs.wish_weight is 'The shortfall that meeting a wish is worth, in people and slots of the engine';
    comment on column generation_runs.bound_hours is 'No schedule for these people misses less';
  `.execute(db);
};
