import { type Kysely, sql } from "kysely";
import { systemTable, tenantTable } from "./tables.ts";

/** Single sign-on: a tenant's identity provider, our keys towards it, who its people are, and what is good once. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table saml_settings (
      tenant_id uuid primary key references tenants,
      enabled boolean not null,
      entity_id text not null,
      sign_on_url text not null,
      logout_url text,
      certificates text[] not null check (cardinality(certificates) between 1 and 2),
      name_id_format text not null,
      attributes jsonb not null,
      create_users boolean not null,
      default_role_id uuid,
      idp_initiated boolean not null,
      sign_requests boolean not null,
      look_for_session boolean not null,
      landing_page text,
      updated_at timestamptz not null,
      foreign key (tenant_id, default_role_id) references roles
    );
    create table saml_keys (
      tenant_id uuid not null references tenants,
      id uuid not null,
      certificate text not null,
      private_key text not null,
      signs boolean not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (tenant_id, id)
    );
    create unique index saml_keys_role on saml_keys (tenant_id, signs);
    comment on table saml_keys is 'At most two: the key that signs, and the one that will, published beside it';
    create table saml_identities (
      tenant_id uuid not null,
      issuer text not null,
      name_id text not null,
      user_id uuid not null,
      created_at timestamptz not null,
      primary key (tenant_id, issuer, name_id),
      foreign key (tenant_id, user_id) references users
    );
    create table saml_requests (
      tenant_id uuid not null references tenants,
      id text not null,
      browser_hash bytea not null,
      return_origin text not null,
      redirect_url text not null,
      is_passive boolean not null,
      expires_at timestamptz not null,
      primary key (tenant_id, id)
    );
    create index saml_requests_by_end on saml_requests (expires_at);
    create table saml_assertions (
      tenant_id uuid not null references tenants,
      id text not null,
      expires_at timestamptz not null,
      primary key (tenant_id, id)
    );
    create index saml_assertions_by_end on saml_assertions (expires_at);
    comment on table saml_assertions is 'Ids of assertions that were used, kept until they would be refused for their age';
    create table saml_codes (
      tenant_id uuid not null,
      code_hash bytea not null,
      browser_hash bytea not null,
      user_id uuid not null,
      name_id text not null,
      name_id_format text not null,
      issuer text not null,
      session_index text,
      expires_at timestamptz not null,
      primary key (tenant_id, code_hash),
      foreign key (tenant_id, user_id) references users
    );
    create index saml_codes_by_end on saml_codes (expires_at);
    create table saml_sessions (
      tenant_id uuid not null,
      session_id uuid not null,
      issuer text not null,
      name_id text not null,
      name_id_format text not null,
      session_index text,
      primary key (tenant_id, session_id),
      foreign key (tenant_id, session_id) references sessions on delete cascade
    );
    create index saml_sessions_by_name on saml_sessions (tenant_id, issuer, name_id);
    create table demo_identity_provider (
      only_one boolean primary key default true check (only_one),
      certificate text not null,
      private_key text not null
    );
  `.execute(db);
  for (const table of [
    "saml_settings",
    "saml_keys",
    "saml_identities",
    "saml_requests",
    "saml_assertions",
    "saml_codes",
    "saml_sessions",
  ])
    await tenantTable(db, table);
  await systemTable(db, "demo_identity_provider");
};
