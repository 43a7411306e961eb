import { type Kysely, sql } from "kysely";

/** A publication keeps what it is made of, so that Staffing can say which layers an interval's contacts come from. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table published_series
      add column baseline double precision[],
      add column baseline_handle_seconds double precision[],
      add column layers jsonb;
    comment on column published_series.baseline is 'Contacts below the layers; null where no layer changes contacts';
    comment on column published_series.baseline_handle_seconds is 'The same of handle time';
    comment on column published_series.layers is
      'Events and overrides that were on, in order; null where they are not known, as of publications before there was this column';
  `.execute(db);
};
