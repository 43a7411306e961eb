import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

/** What interactions are about. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table topics (
      tenant_id uuid not null,
      id uuid not null,
      name text collate "und-x-icu" not null,
      description text not null default '',
      rules jsonb not null,
      is_retired boolean not null default false,
      rules_version integer not null default 1,
      checked integer default 0,
      checked_until uuid,
      version integer not null default 1,
      updated_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, name)
    );
    comment on column topics.rules_version is 'Counts changes of the rules; version counts all changes';
    comment on column topics.checked is 'How many interactions the rules were compared with since they changed; null: with all';
    comment on column topics.checked_until is 'The last one of these, by id';

    create table interaction_topics (
      tenant_id uuid not null,
      topic_id uuid not null,
      interaction_id uuid not null,
      primary key (tenant_id, topic_id, interaction_id),
      foreign key (tenant_id, topic_id) references topics on delete cascade,
      foreign key (tenant_id, interaction_id) references interactions on delete cascade
    );
    create index interaction_topics_by_interaction on interaction_topics (tenant_id, interaction_id);
  `.execute(db);
  for (const table of ["topics", "interaction_topics"]) await tenantTable(db, table);
};
