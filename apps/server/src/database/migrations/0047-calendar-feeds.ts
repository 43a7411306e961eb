import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

/** Secret addresses at which calendars fetch their owner's published shifts. Only a hash of the secret is kept. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table calendar_feeds (
      tenant_id uuid not null,
      user_id uuid not null,
      secret_hash bytea not null,
      language text not null,
      created_at timestamptz not null,
      primary key (tenant_id, user_id),
      foreign key (tenant_id, user_id) references users
    );
    comment on column calendar_feeds.language is 'In which the calendar''s texts are';
    create index calendar_feeds_by_secret on calendar_feeds (secret_hash);
  `.execute(db);
  await tenantTable(db, "calendar_feeds");
};
