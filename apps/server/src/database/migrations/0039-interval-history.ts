import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

/**
 * Interval history, a partition for each month. Requests reach the partitions through the table alone, whose policies hold for
 * them; a function of the owner's creates one when its first interval comes. Decisions about the history are layers over it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table interval_history (
      tenant_id uuid not null,
      queue_id uuid not null,
      starts_at timestamptz not null,
      minutes smallint not null check (minutes in (15, 30)),
      offered integer not null check (offered >= 0),
      handled integer not null check (handled >= 0),
      abandoned integer not null check (abandoned >= 0),
      answered_in_level integer not null check (answered_in_level >= 0),
      talk_seconds double precision not null check (talk_seconds >= 0),
      hold_seconds double precision not null check (hold_seconds >= 0),
      after_call_seconds double precision not null check (after_call_seconds >= 0),
      primary key (tenant_id, queue_id, starts_at),
      foreign key (tenant_id, queue_id) references queues
    ) partition by range (starts_at);

    create function ensure_history_month(month date) returns void
      language plpgsql security definer set search_path = public, pg_temp as $$
      declare
        name text := 'interval_history_' || to_char(month, 'YYYY_MM');
      begin
        if to_regclass(name) is not null then return; end if;
        perform pg_advisory_xact_lock(hashtext(name));
        if to_regclass(name) is not null then return; end if;
        execute format('create table %I partition of interval_history for values from (%L) to (%L)', name,
          date_trunc('month', month)::timestamp at time zone 'UTC',
          (date_trunc('month', month) + interval '1 month')::timestamp at time zone 'UTC');
        execute format('alter table %I enable row level security', name);
        execute format('alter table %I force row level security', name);
      end $$;
    revoke execute on function ensure_history_month(date) from public;
    grant execute on function ensure_history_month(date) to evolve_tenant;

    create table history_layers (
      tenant_id uuid not null,
      id uuid not null,
      planning_group_id uuid not null,
      decision text not null check (decision in ('repair', 'exclude', 'keep')),
      kind text not null check (kind in ('gap', 'low', 'high', 'zero')),
      first_at timestamptz not null,
      end_at timestamptz not null check (end_at > first_at),
      amounts double precision[] not null default '{}',
      reason text not null,
      decided_by uuid not null,
      decided_at timestamptz not null,
      undone_by uuid,
      undone_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, planning_group_id) references planning_groups on delete cascade,
      foreign key (tenant_id, decided_by) references users,
      foreign key (tenant_id, undone_by) references users
    );
    comment on column history_layers.amounts is 'Contacts of a repair, spread evenly from first_at to end_at';
    create index history_layers_by_group on history_layers (tenant_id, planning_group_id, decided_at);
  `.execute(db);
  await tenantTable(db, "interval_history");
  await tenantTable(db, "history_layers");
};
