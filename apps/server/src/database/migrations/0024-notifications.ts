import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

/** Notifications with a sequence of changes for each user, messages to everybody, and the choice of channels. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table notification_streams (
      tenant_id uuid not null references tenants,
      user_id uuid not null,
      version integer not null default 0,
      language text,
      time_zone text,
      primary key (tenant_id, user_id),
      foreign key (tenant_id, user_id) references users on delete cascade
    );
    comment on column notification_streams.version is
      'Raised by each change of the user''s notifications; its row''s lock gives changes the order of their commits';
    comment on column notification_streams.language is 'Of the browser that connected last, for mails';

    create table notifications (
      tenant_id uuid not null,
      user_id uuid not null,
      id uuid not null,
      sequence integer not null,
      version integer not null,
      topic text not null,
      text jsonb not null,
      publisher text,
      link_url text,
      actions jsonb not null default '[]',
      published_at timestamptz not null,
      read_at timestamptz,
      is_shown boolean not null,
      is_mail_due boolean not null,
      primary key (tenant_id, user_id, id),
      foreign key (tenant_id, user_id) references notification_streams on delete cascade
    );
    create index notifications_by_version on notifications (tenant_id, user_id, version);
    create index notifications_to_mail on notifications (tenant_id, id) where is_mail_due;
    comment on column notifications.is_shown is 'False where its reader wants it by mail alone';

    create table notification_settings (
      tenant_id uuid not null,
      user_id uuid not null,
      topic text not null,
      bell boolean not null,
      mail boolean not null,
      primary key (tenant_id, user_id, topic),
      foreign key (tenant_id, user_id) references users on delete cascade
    );

    create table notification_publications (
      tenant_id uuid not null references tenants,
      id uuid not null,
      digest text not null,
      recipient_count integer not null,
      published_at timestamptz not null,
      primary key (tenant_id, id)
    );
    create index notification_publications_by_age on notification_publications (published_at);
    comment on table notification_publications is 'What was published by a call, so that its repetition changes nothing';

    create table broadcasts (
      tenant_id uuid not null references tenants,
      id uuid not null,
      message text not null,
      published_at timestamptz not null,
      ends_at timestamptz not null,
      primary key (tenant_id, id)
    );
    create index broadcasts_by_end on broadcasts (tenant_id, ends_at);
    create index broadcasts_by_age on broadcasts (ends_at);
  `.execute(db);
  for (const table of [
    "notification_streams",
    "notifications",
    "notification_settings",
    "notification_publications",
    "broadcasts",
  ])
    await tenantTable(db, table);
};
