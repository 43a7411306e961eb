import { type Kysely, sql } from "kysely";
import { systemTable, tenantTable } from "./tables.ts";

/** Second factors, passkeys, recovery codes, the devices that an account is known to be used on, and their place in My Space. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table tenants add column mfa_required boolean not null default false;
    alter table credentials add column totp_since timestamptz;
    alter table sessions add column token_epoch integer not null default 0;
    comment on column sessions.token_epoch is 'Counts re-authentications: access tokens of an earlier one are dead';
    create table recovery_codes (
      tenant_id uuid not null,
      user_id uuid not null,
      selector text not null,
      code_hash text not null,
      created_at timestamptz not null,
      used_at timestamptz,
      primary key (tenant_id, user_id, selector),
      foreign key (tenant_id, user_id) references users
    );
    comment on column recovery_codes.selector is 'The first characters of a code: they find its hash and are no secret';
    create table passkeys (
      tenant_id uuid not null,
      id uuid not null,
      user_id uuid not null,
      credential_id text not null,
      public_key bytea not null,
      sign_count bigint not null,
      transports text[] not null,
      rp_id text not null,
      is_synced boolean not null,
      name text collate "und-x-icu" not null,
      created_at timestamptz not null,
      last_used_at timestamptz,
      primary key (tenant_id, id),
      unique (tenant_id, credential_id),
      foreign key (tenant_id, user_id) references users
    );
    create index passkeys_by_user on passkeys (tenant_id, user_id, created_at);
    create table known_devices (
      tenant_id uuid not null,
      user_id uuid not null,
      id uuid not null,
      user_agent text not null,
      address text not null,
      first_used_at timestamptz not null,
      last_used_at timestamptz not null,
      primary key (tenant_id, user_id, id),
      foreign key (tenant_id, user_id) references users
    );
    create table spent_challenges (digest bytea primary key, expires_at timestamptz not null);
    insert into navigation_links (id, module_id, position, name, url, app_context, base_url, permission, icon) values
      ('my-space-security', 'my-space', 90, 'security', '/security', 'my-space', 'nice', 'mySpace:view', 'icon-security');
  `.execute(db);
  for (const table of ["recovery_codes", "passkeys", "known_devices"]) await tenantTable(db, table);
  await systemTable(db, "spent_challenges");
};
