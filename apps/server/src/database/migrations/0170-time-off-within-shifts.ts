import { type Kysely, sql } from "kysely";

/** What a whole day off takes out of the night before it stays in that shift, and is not counted beside it a second time. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table time_off_days
      add column within_minutes smallint not null default 0 check (within_minutes >= 0);
    comment on column time_off_days.within_minutes is 'Of the minutes, those that are an activity of a shift which begins on the day before';
  `.execute(db);
};
