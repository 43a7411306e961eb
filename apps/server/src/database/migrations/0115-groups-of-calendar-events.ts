import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

/** A campaign of one planning group, or an outage that hits some: calendar events of chosen planning groups. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table calendar_event_groups (
      tenant_id uuid not null,
      calendar_event_id uuid not null,
      planning_group_id uuid not null,
      primary key (tenant_id, calendar_event_id, planning_group_id),
      foreign key (tenant_id, calendar_event_id) references calendar_events on delete cascade,
      foreign key (tenant_id, planning_group_id) references planning_groups
    );
    comment on table calendar_event_groups is
      'The planning groups that an event is for; without a row it is for all. A group that an event is for is not deleted: the event would become one for all';
    create index calendar_event_groups_by_group on calendar_event_groups (tenant_id, planning_group_id);
  `.execute(db);
  await tenantTable(db, "calendar_event_groups");
};
