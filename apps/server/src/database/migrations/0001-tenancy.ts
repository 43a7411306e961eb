import { type Kysely, sql } from "kysely";
import { systemTable, tenantTable } from "./tables.ts";

/**
 * Roles, tenants, the sign-in directory above them, and the people, roles and organisation inside them.
 * Names sort by the Unicode collation, so that Ö and lower case stand where people look for them.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    do $$ begin create role evolve_tenant nologin; exception when duplicate_object or unique_violation then null; end $$;
    do $$ begin create role evolve_system nologin; exception when duplicate_object or unique_violation then null; end $$;
    grant evolve_tenant, evolve_system to current_user;
    grant usage on schema public to evolve_tenant, evolve_system;

    create table tenants (
      tenant_id uuid primary key,
      key text not null unique,
      name text not null,
      timezone text not null,
      status text not null check (status in ('ACTIVE', 'INACTIVE', 'SUSPENDED')),
      type text not null check (type in ('TRIAL', 'PAYING')),
      billing_id text not null,
      cluster_id text not null,
      user_soft_limit integer not null,
      session_timeout_minutes integer not null default 15 check (session_timeout_minutes >= 0),
      support_email text,
      login_banner jsonb,
      created_at timestamptz not null
    );

    create table sign_in_directory (
      user_name text primary key,
      email text not null unique,
      tenant_id uuid not null,
      user_id uuid not null,
      area text not null,
      claimed_at timestamptz not null default now(),
      unique (tenant_id, user_id)
    );
    create index sign_in_directory_by_domain on sign_in_directory (split_part(user_name, '@', 2), tenant_id);
    comment on table sign_in_directory is 'The one table above the tenants: name and email in lower case to tenant and area';

    create table hosts (host text primary key, tenant_id uuid not null references tenants);

    create table licences (
      tenant_id uuid not null references tenants,
      application_id text not null,
      feature_ids integer[] not null default '{}',
      primary key (tenant_id, application_id)
    );
    create table feature_toggles (
      tenant_id uuid not null references tenants,
      name text not null,
      primary key (tenant_id, name)
    );
    create table roles (
      tenant_id uuid not null references tenants,
      id uuid not null,
      legacy_id text not null,
      name text not null,
      display_name text collate "und-x-icu" not null,
      permissions text[] not null,
      primary key (tenant_id, id),
      unique (tenant_id, name)
    );
    create table employee_groups (
      tenant_id uuid not null references tenants,
      id uuid not null,
      name text collate "und-x-icu" not null,
      timezone text not null,
      is_default boolean not null,
      working_hours jsonb not null,
      primary key (tenant_id, id),
      unique (tenant_id, name)
    );
    create table teams (
      tenant_id uuid not null references tenants,
      id uuid not null,
      name text collate "und-x-icu" not null,
      primary key (tenant_id, id),
      unique (tenant_id, name)
    );
    create table groups (
      tenant_id uuid not null references tenants,
      id uuid not null,
      name text collate "und-x-icu" not null,
      primary key (tenant_id, id),
      unique (tenant_id, name)
    );
    create table skills (
      tenant_id uuid not null references tenants,
      id uuid not null,
      name text collate "und-x-icu" not null,
      color_code text not null,
      primary key (tenant_id, id),
      unique (tenant_id, name)
    );
    create table users (
      tenant_id uuid not null references tenants,
      id uuid not null,
      user_name text not null,
      email text not null,
      first_name text not null,
      last_name text not null,
      status text not null check (status in ('UNREGISTERED', 'PENDING', 'ACTIVE', 'DELETED')),
      idm_type text not null default 'EVOLVE' check (idm_type in ('EVOLVE', 'EVOLVECG')),
      saml boolean not null default false,
      locked_down boolean not null default false,
      impersonated boolean not null default false,
      hire_date date not null,
      role_id uuid,
      team_id uuid,
      employee_group_id uuid,
      last_sign_in_at timestamptz,
      created_at timestamptz not null,
      full_name text collate "und-x-icu" not null generated always as (first_name || ' ' || last_name) stored,
      search_text text not null generated always as (lower(first_name || ' ' || last_name || ' ' || email || ' ' || user_name)) stored,
      primary key (tenant_id, id),
      unique (tenant_id, user_name),
      foreign key (tenant_id, role_id) references roles,
      foreign key (tenant_id, team_id) references teams,
      foreign key (tenant_id, employee_group_id) references employee_groups
    );
    create index users_by_name on users (tenant_id, full_name, id);
    create index users_by_team on users (tenant_id, team_id);
    create index users_by_role on users (tenant_id, role_id);
    create table secondary_roles (
      tenant_id uuid not null,
      user_id uuid not null,
      role_id uuid not null,
      primary key (tenant_id, user_id, role_id),
      foreign key (tenant_id, user_id) references users,
      foreign key (tenant_id, role_id) references roles
    );
    create table group_members (
      tenant_id uuid not null,
      group_id uuid not null,
      user_id uuid not null,
      primary key (tenant_id, group_id, user_id),
      foreign key (tenant_id, group_id) references groups,
      foreign key (tenant_id, user_id) references users
    );
    create index group_members_by_user on group_members (tenant_id, user_id);
    create table user_skills (
      tenant_id uuid not null,
      user_id uuid not null,
      skill_id uuid not null,
      proficiency smallint not null check (proficiency between 1 and 10),
      primary key (tenant_id, user_id, skill_id),
      foreign key (tenant_id, user_id) references users,
      foreign key (tenant_id, skill_id) references skills
    );
  `.execute(db);
  for (const table of ["sign_in_directory", "hosts"]) await systemTable(db, table);
  for (const table of [
    "tenants",
    "licences",
    "feature_toggles",
    "roles",
    "employee_groups",
    "teams",
    "groups",
    "skills",
    "users",
    "secondary_roles",
    "group_members",
    "user_skills",
  ])
    await tenantTable(db, table);
};
