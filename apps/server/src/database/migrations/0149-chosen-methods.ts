import { type Kysely, sql } from "kysely";

const methods = sql`('combination', 'same-weekday-last-week', 'mean-of-8-weeks', 'calendar-regression', 'calendar-with-level',
  'calendar-with-trend', 'calendar-with-last-year')`;

/** The method that a planner has chosen for a planning group, and the one that was wanted of a series. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table planning_groups
      add column forecast_method text not null default 'combination' check (forecast_method in ${methods});
    alter table forecast_series
      add column method text not null default 'combination' check (method in ${methods});
    update forecast_series set report = report || '{"method": "combination", "methods": []}' where report is not null;
  `.execute(db);
};
