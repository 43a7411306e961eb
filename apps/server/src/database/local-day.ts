import { type RawBuilder, sql } from "kysely";

/** The date that the clocks of a zone show; `zone` is the column that names it. */
export const localDay = (moment: Date, zone: string): RawBuilder<string> =>
  sql<string>`(${moment}::timestamptz at time zone ${sql.ref(zone)})::date`;
