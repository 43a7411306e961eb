import { type Kysely, sql } from "kysely";

/**
 * What a planning group's forecast was calculated from, in place of a hash that nothing could be compared with: it also changed with
 * each day that came.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table forecast_series
      drop column inputs_hash,
      add column learnt_from date,
      add column learnt_to date,
      add column history_hash text,
      add column calendar_hash text;
    comment on column forecast_series.learnt_from is 'First of the days whose history is hashed; null where it was calculated before this was kept';
    comment on column forecast_series.history_hash is 'SHA-256 of the history that it learnt from, with the decisions about it';
    comment on column forecast_series.calendar_hash is 'SHA-256 of the events of those days and of its period';
  `.execute(db);
};
