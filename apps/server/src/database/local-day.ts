import { type RawBuilder, sql } from "kysely";

/** The date that the clocks of a zone show; `zone` is the column that names it. */
export const localDay = (moment: Date, zone: string): RawBuilder<string> =>
  sql<string>`(${moment}::timestamptz at time zone ${sql.ref(zone)})::date`;

/**
 * The instant at which a day begins in a zone.
 *
 * @param later so many days after it
 */
export const startOfDay = (day: string, zone: string, later = 0): RawBuilder<Date> =>
  sql<Date>`((${day}::date + ${later}::integer)::timestamp at time zone ${zone})`;
