import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

/** Password policies, history and resets, and changes of email addresses. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table password_policies (
      tenant_id uuid primary key references tenants,
      idm_type text not null default 'EVOLVE' check (idm_type in ('EVOLVE', 'EVOLVECG')),
      minimum_length integer not null default 7 check (minimum_length between 6 and 99),
      require_uppercase boolean not null default true,
      require_lowercase boolean not null default true,
      require_numbers boolean not null default true,
      require_non_alphanumeric boolean not null default true,
      history_length integer not null default 5 check (history_length between 0 and 24),
      expiry_days integer check (expiry_days > 0),
      strong boolean not null default false,
      changed_at timestamptz not null
    );
    comment on table password_policies is 'A tenant without a row has the defaults; idm_type is the authenticator of new users';
    comment on column password_policies.strong is 'NIST SP 800-63B-4 in place of either authenticator''s rule: length alone, no expiry';

    alter table credentials
      add column password_idm_type text check (password_idm_type in ('EVOLVE', 'EVOLVECG')),
      add column change_required boolean not null default false;
    comment on column credentials.password_idm_type is 'The authenticator under which the password was chosen; null when that is not known';

    create table password_history (
      tenant_id uuid not null,
      id uuid not null,
      user_id uuid not null,
      password_hash text not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references users
    );
    create index password_history_by_user on password_history (tenant_id, user_id, id desc);

    create table password_resets (
      id uuid primary key,
      name_hash bytea not null,
      name text not null,
      language text not null,
      cause text not null check (cause in ('asked', 'administrator', 'policy')),
      asked_at timestamptz not null,
      next_attempt_at timestamptz,
      tenant_id uuid,
      user_id uuid,
      mailed_at timestamptz,
      expires_at timestamptz not null,
      attempts integer not null default 0,
      code_hash bytea,
      secret_hash bytea,
      used_at timestamptz,
      foreign key (tenant_id, user_id) references users
    );
    create index password_resets_by_name on password_resets (name_hash, asked_at desc);
    create index password_resets_by_user on password_resets (tenant_id, user_id, asked_at desc);
    create index password_resets_waiting on password_resets (next_attempt_at) where next_attempt_at is not null;
    comment on table password_resets is 'Asked for by name, known or not; a worker finds out whose it is and mails. The name is sealed';

    create table email_changes (
      tenant_id uuid not null,
      id uuid not null,
      user_id uuid not null,
      email text not null,
      secret_hash bytea not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references users
    );
    create index email_changes_by_user on email_changes (tenant_id, user_id, created_at desc);
  `.execute(db);
  for (const table of ["password_policies", "password_history", "password_resets", "email_changes"])
    await tenantTable(db, table);
};
