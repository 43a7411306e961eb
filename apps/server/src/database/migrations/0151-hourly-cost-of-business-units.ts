import { type Kysely, sql } from "kysely";

/** What a paid hour costs at a business unit: generations are compared by cost. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table business_units
      add column hourly_cost double precision check (hourly_cost >= 0),
      add column currency text check (currency ~ '^[A-Z]{3}$'),
      add constraint business_units_cost check (hourly_cost is null or currency is not null);
    comment on column business_units.hourly_cost is 'Of a paid hour of an agent, on average; in the currency';
    comment on column business_units.currency is 'ISO 4217';
  `.execute(db);
};
