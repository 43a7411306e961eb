import { type Kysely, sql } from "kysely";

/** Outliers of handle time are decided on as those of contacts are. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table history_layers
      add column measure text not null default 'offered' check (measure in ('offered', 'handleTime'));
    comment on column history_layers.amounts is
      'Of a repair: contacts, spread evenly from first_at to end_at; of handle time the seconds of one contact';
  `.execute(db);
};
