import { type Kysely, sql } from "kysely";
import { systemTable, tenantTable } from "./tables.ts";

/** Preferences, branding, navigation data and the mail outbox. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table preferences (
      tenant_id uuid not null,
      user_id uuid not null,
      context text not null,
      name text not null,
      value text not null,
      updated_at timestamptz not null,
      primary key (tenant_id, user_id, context, name),
      foreign key (tenant_id, user_id) references users
    );
    create table branding_profiles (
      tenant_id uuid not null references tenants,
      profile_name text not null,
      brand_name text not null,
      logo_url text not null,
      favicon_url text not null,
      background_color text not null,
      icon_text_color text not null,
      system_email text not null,
      co_brand text not null,
      marketing_url text,
      primary key (tenant_id)
    );
    create table navigation_modules (
      id text primary key,
      position integer not null unique,
      name text not null,
      color text not null,
      icon text not null,
      help_link text not null,
      hidden_from_picker boolean not null default false
    );
    create table navigation_links (
      id text primary key,
      module_id text not null references navigation_modules,
      parent_id text references navigation_links,
      position integer not null,
      name text not null,
      url text not null,
      app_context text not null,
      base_url text not null check (base_url in ('nice', 'incontact', 'analytics')),
      permission text not null,
      icon text not null,
      target text not null default '_self',
      licence_expression text not null default '',
      toggle text,
      embedded_client boolean not null default true
    );
    create table mail_outbox (
      id uuid primary key,
      tenant_id uuid references tenants,
      recipient text not null,
      message text not null,
      created_at timestamptz not null,
      attempts integer not null default 0,
      next_attempt_at timestamptz not null,
      sent_at timestamptz,
      last_error text
    );
    create index mail_outbox_waiting on mail_outbox (next_attempt_at) where sent_at is null;
    comment on column mail_outbox.message is 'Encrypted: a message may carry a one-time secret';
    create table caught_mails (
      id uuid primary key,
      recipient text not null,
      sender text not null,
      subject text not null,
      text text not null,
      html text not null,
      received_at timestamptz not null
    );
    create index caught_mails_by_recipient on caught_mails (recipient, received_at desc);
  `.execute(db);
  for (const table of ["navigation_modules", "navigation_links", "mail_outbox", "caught_mails"])
    await systemTable(db, table);
  await sql`grant select on navigation_modules, navigation_links to evolve_tenant`.execute(db);
  // A request may put mail of its own tenant into the outbox, and read nothing there.
  await sql`
    alter table mail_outbox enable row level security;
    alter table mail_outbox force row level security;
    create policy of_tenant on mail_outbox for insert to evolve_tenant with check (tenant_id = current_setting('app.tenant')::uuid);
    create policy of_system on mail_outbox to evolve_system using (true) with check (true);
    grant insert on mail_outbox to evolve_tenant;
  `.execute(db);
  for (const table of ["preferences", "branding_profiles"]) await tenantTable(db, table);
};
