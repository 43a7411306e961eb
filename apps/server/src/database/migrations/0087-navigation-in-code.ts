import { type Kysely, sql } from "kysely";

/** The links of the navigation are a constant of the code (decision 7); no node reads these tables any more. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop table navigation_links, navigation_modules`.execute(db);
};
