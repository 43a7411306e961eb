import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

/** Addresses that a tenant has told of events, and what was sent to them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table webhooks (
      tenant_id uuid not null references tenants,
      id uuid not null,
      name text not null,
      address text not null,
      events text[] not null,
      secret text not null,
      is_enabled boolean not null,
      failing_since timestamptz,
      is_given_up boolean not null default false,
      version integer not null default 1,
      created_at timestamptz not null,
      primary key (tenant_id, id)
    );
    comment on column webhooks.secret is 'Sealed';
    comment on column webhooks.is_given_up is 'Turned off by the server, because deliveries kept failing';
    create unique index webhooks_by_name on webhooks (tenant_id, lower(name));
    create table webhook_deliveries (
      tenant_id uuid not null,
      id uuid not null,
      webhook_id uuid not null,
      event text not null,
      body text not null,
      state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
      round integer not null default 1,
      attempts integer not null default 0,
      status integer,
      error text,
      created_at timestamptz not null,
      last_attempt_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, webhook_id) references webhooks on delete cascade
    );
    comment on column webhook_deliveries.round is 'Counts how often it was begun anew; jobs of earlier rounds are void';
    create index webhook_deliveries_by_webhook on webhook_deliveries (tenant_id, webhook_id, id);
    create index webhook_deliveries_by_age on webhook_deliveries (created_at);
  `.execute(db);
  await tenantTable(db, "webhooks");
  await tenantTable(db, "webhook_deliveries");
};
