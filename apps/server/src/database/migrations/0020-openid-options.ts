import { type Kysely, sql } from "kysely";
import { systemTable } from "./tables.ts";

/**
 * What a client may choose and learn of a user, the RS256 keys, and what the provider keeps before anybody's tenant is known: pushed requests, codes
 * of devices, tokens of services, and the proofs of possession that were used.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table openid_clients
      add column id_token_alg text not null default 'ES256' check (id_token_alg in ('ES256', 'RS256')),
      add column grant_types text[] not null default '{authorization_code,refresh_token}',
      add column pairwise boolean not null default false,
      add column requires_pushed_requests boolean not null default false,
      add column requires_dpop boolean not null default false;
    comment on column openid_clients.pairwise is 'Its own sub for each user; all redirect_uris are then of one host';

    alter table sessions add column language text;
    alter table users add column profile_changed_at timestamptz;

    create table rsa_signing_keys (like signing_keys including all);

    create table openid_requests (
      id_hash bytea primary key,
      kind text not null,
      user_code text unique,
      payload jsonb not null,
      expires_at timestamptz not null,
      consumed_at timestamptz
    );
    create index openid_requests_by_expiry on openid_requests (expires_at);
    comment on table openid_requests is 'Above the tenants: nobody has signed in yet';
  `.execute(db);
  for (const table of ["rsa_signing_keys", "openid_requests"]) await systemTable(db, table);
};
