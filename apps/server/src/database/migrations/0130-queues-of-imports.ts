import { type Kysely, sql } from "kysely";

/** An import may be resumed by another run or cancelled: which queues it created, and has to give opening hours, is kept with it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table history_imports add column created_queues uuid[] not null default '{}'`.execute(db);
};
