import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

const tables = ["shift_changes", "time_off_limits", "time_off_entitlements", "time_off_requests", "time_off_days"];

/** Time off: entitlements, limits and requests, and what requests change in schedules. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table shift_changes (
      tenant_id uuid not null,
      id uuid not null,
      cause text not null check (cause in ('timeOff', 'trade')),
      cause_id uuid not null,
      schedule_id uuid not null,
      shift_id uuid not null,
      agent_id uuid not null,
      before jsonb,
      after jsonb,
      after_version integer,
      changed_by uuid,
      changed_at timestamptz not null,
      reverted_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, schedule_id) references schedules on delete cascade,
      foreign key (tenant_id, agent_id) references users,
      foreign key (tenant_id, changed_by) references users
    );
    comment on table shift_changes is 'What approved requests have changed in schedules, so that it can be told and undone';
    comment on column shift_changes.after_version is 'The version of the shift once it was changed; null where it was removed';
    create index shift_changes_by_cause on shift_changes (tenant_id, cause_id);
    create index shift_changes_by_agent on shift_changes (tenant_id, agent_id, changed_at);
    create index shift_changes_by_schedule on shift_changes (tenant_id, schedule_id);

    create table time_off_limits (
      tenant_id uuid not null,
      id uuid not null,
      name text not null,
      business_unit_id uuid not null,
      team_id uuid,
      first_day date not null,
      last_day date not null,
      people smallint not null check (people >= 0),
      is_automatic boolean not null,
      version integer not null default 1,
      primary key (tenant_id, id),
      unique (tenant_id, name),
      foreign key (tenant_id, business_unit_id) references business_units,
      foreign key (tenant_id, team_id) references teams,
      check (last_day >= first_day)
    );
    comment on column time_off_limits.people is 'Who may be off on a day, of the team, or of the business unit where there is no team';
    comment on column time_off_limits.is_automatic is 'Requests within it and within the balance are approved without a person';
    create index time_off_limits_by_unit on time_off_limits (tenant_id, business_unit_id, first_day);
    create index time_off_limits_by_team on time_off_limits (tenant_id, team_id);

    create table time_off_entitlements (
      tenant_id uuid not null,
      user_id uuid not null,
      activity_code_id uuid not null,
      year smallint not null,
      minutes integer not null check (minutes >= 0),
      primary key (tenant_id, user_id, activity_code_id, year),
      foreign key (tenant_id, user_id) references users,
      foreign key (tenant_id, activity_code_id) references activity_codes
    );
    comment on table time_off_entitlements is 'Paid time that somebody may take off in a year; without a row no balance is kept';
    create index time_off_entitlements_by_code on time_off_entitlements (tenant_id, activity_code_id);

    create table time_off_requests (
      tenant_id uuid not null,
      id uuid not null,
      user_id uuid not null,
      business_unit_id uuid not null,
      activity_code_id uuid not null,
      first_day date not null,
      last_day date not null,
      from_minute smallint,
      minutes smallint,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      comment text not null default '',
      state text not null check (state in ('pending', 'waitlisted', 'approved', 'denied', 'withdrawn', 'cancelled')),
      requested_at timestamptz not null,
      decided_by uuid,
      decided_at timestamptz,
      is_automatic boolean not null default false,
      reason text not null default '',
      version integer not null default 1,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references users,
      foreign key (tenant_id, business_unit_id) references business_units,
      foreign key (tenant_id, activity_code_id) references activity_codes,
      foreign key (tenant_id, decided_by) references users,
      check (last_day >= first_day),
      check ((from_minute is null) = (minutes is null)),
      check (from_minute is null or first_day = last_day)
    );
    comment on column time_off_requests.from_minute is 'Of a part of a day: clock minutes after midnight; null: whole days';
    comment on column time_off_requests.reason is 'Why a person decided so';
    create index time_off_requests_by_user on time_off_requests (tenant_id, user_id, first_day);
    create index time_off_requests_by_unit on time_off_requests (tenant_id, business_unit_id, first_day);
    create index time_off_requests_by_state on time_off_requests (tenant_id, state, requested_at);
    create index time_off_requests_by_code on time_off_requests (tenant_id, activity_code_id);

    create table time_off_days (
      tenant_id uuid not null,
      request_id uuid not null,
      day date not null,
      minutes smallint not null check (minutes >= 0),
      credit_minutes smallint not null check (credit_minutes >= 0),
      primary key (tenant_id, request_id, day),
      foreign key (tenant_id, request_id) references time_off_requests on delete cascade
    );
    comment on column time_off_days.minutes is 'Taken from the balance';
    comment on column time_off_days.credit_minutes is 'Paid minutes that count as worked beside the shifts that are left';
    create index time_off_days_by_day on time_off_days (tenant_id, day);
  `.execute(db);
  for (const table of tables) await tenantTable(db, table);
};
