import { type Kysely, sql } from "kysely";
import { systemTable, tenantTable } from "./tables.ts";

/**
 * OpenID clients above the tenants; grants, tokens, consents and the clients of each session inside them. Of codes and tokens
 * only digests are kept.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table openid_clients (
      id text primary key,
      name text not null,
      secret_hash bytea,
      first_party boolean not null,
      redirect_uris text[] not null,
      post_logout_redirect_uris text[] not null default '{}',
      frontchannel_logout_uris text[] not null default '{}',
      backchannel_logout_uris text[] not null default '{}',
      created_at timestamptz not null default now()
    );
    insert into openid_clients (id, name, first_party, redirect_uris, post_logout_redirect_uris)
      values ('evolve-sso', 'Evolve', true, '{"{origin}/login/"}', '{"{origin}/login/"}');
    comment on column openid_clients.redirect_uris is 'Matched exactly; {origin} is the address of this installation';

    create table openid_grants (
      tenant_id uuid not null,
      id text not null,
      session_id uuid not null,
      user_id uuid not null,
      client_id text not null,
      scope text not null,
      created_at timestamptz not null,
      revoked_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, session_id) references sessions on delete cascade
    );
    create index openid_grants_by_session on openid_grants (tenant_id, session_id);
    create table openid_tokens (
      tenant_id uuid not null,
      id_hash bytea not null,
      kind text not null,
      grant_id text not null,
      payload jsonb not null,
      expires_at timestamptz not null,
      consumed_at timestamptz,
      primary key (tenant_id, id_hash),
      foreign key (tenant_id, grant_id) references openid_grants on delete cascade
    );
    create index openid_tokens_by_grant on openid_tokens (tenant_id, grant_id);
    create index openid_tokens_by_expiry on openid_tokens (expires_at);
    create table openid_consents (
      tenant_id uuid not null,
      user_id uuid not null,
      client_id text not null,
      scopes text[] not null,
      given_at timestamptz not null,
      primary key (tenant_id, user_id, client_id),
      foreign key (tenant_id, user_id) references users
    );
    create table openid_session_clients (
      tenant_id uuid not null,
      session_id uuid not null,
      client_id text not null,
      redirect_uri text not null,
      logout_state text not null default 'open'
        check (logout_state in ('open', 'delivered', 'failed', 'none')),
      attempts integer not null default 0,
      next_attempt_at timestamptz not null,
      last_error text,
      primary key (tenant_id, session_id, client_id),
      foreign key (tenant_id, session_id) references sessions on delete cascade
    );
    create index openid_session_clients_open on openid_session_clients (next_attempt_at) where logout_state = 'open';
  `.execute(db);
  await systemTable(db, "openid_clients");
  for (const table of ["openid_grants", "openid_tokens", "openid_consents", "openid_session_clients"])
    await tenantTable(db, table);
};
