import { type Kysely, sql } from "kysely";
import { systemTable, tenantTable } from "./tables.ts";

/** Credentials, sessions, invitations, failure counters, signing keys and the audit trail. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table credentials (
      tenant_id uuid not null,
      user_id uuid not null,
      password_hash text,
      password_changed_at timestamptz,
      password_expiry_days integer,
      totp_secret text,
      totp_last_step bigint,
      primary key (tenant_id, user_id),
      foreign key (tenant_id, user_id) references users
    );
    create table sessions (
      tenant_id uuid not null,
      id uuid not null,
      user_id uuid not null,
      cookie_hash bytea not null,
      user_agent text not null,
      address text not null,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      expires_at timestamptz not null,
      exchanged_at timestamptz,
      refresh_generation integer not null default 0,
      refresh_salt bytea not null,
      refresh_rotated_at timestamptz,
      ended_at timestamptz,
      end_reason text,
      methods text[] not null default '{}',
      authenticated_at timestamptz not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references users
    );
    create index sessions_by_user on sessions (tenant_id, user_id, created_at desc);
    create table invitations (
      tenant_id uuid not null,
      id uuid not null,
      user_id uuid not null,
      secret_hash bytea not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references users
    );
    create index invitations_by_user on invitations (tenant_id, user_id, created_at desc);
    create table audit_events (
      tenant_id uuid not null references tenants,
      id uuid not null,
      at timestamptz not null,
      actor_id uuid,
      action text not null,
      target_id uuid,
      details jsonb not null default '{}',
      primary key (tenant_id, id)
    );
    create table sign_in_failures (
      name_hash bytea primary key,
      tenant_id uuid,
      user_id uuid,
      failures integer not null,
      first_at timestamptz not null,
      locked_until timestamptz
    );
    create index sign_in_failures_by_user on sign_in_failures (tenant_id, user_id) where tenant_id is not null;
    comment on table sign_in_failures is 'Wrong guesses by name, known or not, so that a lock tells nobody whether a name exists';
    create table signing_keys (
      id text primary key,
      public_jwk jsonb not null,
      private_jwk text not null,
      created_at timestamptz not null,
      retires_at timestamptz not null
    );
    create table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint);
  `.execute(db);
  for (const table of ["sign_in_failures", "signing_keys", "rate_limits"]) await systemTable(db, table);
  // A tenant sees which of its own users are locked, and changes nothing.
  await sql`
    alter table sign_in_failures enable row level security;
    alter table sign_in_failures force row level security;
    create policy of_tenant on sign_in_failures for select to evolve_tenant
      using (tenant_id = current_setting('app.tenant')::uuid);
    create policy of_system on sign_in_failures to evolve_system using (true) with check (true);
    grant select on sign_in_failures to evolve_tenant;
  `.execute(db);
  for (const table of ["credentials", "sessions", "invitations", "audit_events"]) await tenantTable(db, table);
};
