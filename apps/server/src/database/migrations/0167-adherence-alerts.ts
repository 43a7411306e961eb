import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

/** Rules by which people are told who is out of adherence for long, and whom they were told about. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table adherence_alerts (
      tenant_id uuid not null,
      id uuid not null,
      team_id uuid,
      planning_group_id uuid,
      minutes integer not null,
      kinds text[] not null,
      recipient_ids uuid[] not null,
      is_active boolean not null,
      version integer not null default 1,
      primary key (tenant_id, id),
      foreign key (tenant_id, team_id) references teams on delete cascade,
      foreign key (tenant_id, planning_group_id) references planning_groups on delete cascade,
      check (num_nonnulls(team_id, planning_group_id) = 1)
    );
    comment on table adherence_alerts is 'Who is told when agents of a team or planning group are out of adherence for long';
    comment on column adherence_alerts.kinds is 'Deviations that count; empty: all';
    comment on column adherence_alerts.recipient_ids is 'Empty: the agents'' supervisors';
    create index adherence_alerts_by_team on adherence_alerts (tenant_id, team_id);
    create index adherence_alerts_by_group on adherence_alerts (tenant_id, planning_group_id);

    create table adherence_alerts_told (
      tenant_id uuid not null,
      agent_id uuid not null,
      recipient_id uuid not null,
      out_since timestamptz not null,
      told_at timestamptz not null,
      primary key (tenant_id, agent_id, recipient_id),
      foreign key (tenant_id, agent_id) references users,
      foreign key (tenant_id, recipient_id) references users
    );
    comment on table adherence_alerts_told is 'When somebody was last told that an agent is out of adherence: a deviation that began later is another one';
  `.execute(db);
  await tenantTable(db, "adherence_alerts");
  await tenantTable(db, "adherence_alerts_told");
};
