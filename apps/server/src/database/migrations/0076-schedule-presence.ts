import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

/** Who has a schedule open. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table schedule_presence (
      tenant_id uuid not null,
      schedule_id uuid not null,
      place uuid not null,
      user_id uuid not null,
      agent_id uuid,
      shift_id uuid,
      seen_at timestamptz not null,
      primary key (tenant_id, schedule_id, place),
      foreign key (tenant_id, schedule_id) references schedules on delete cascade,
      foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
    );
    comment on column schedule_presence.place is 'A tab of a browser';
    comment on column schedule_presence.agent_id is 'Whose shifts are being edited there; told to others, and not checked';
    create index schedule_presence_by_user on schedule_presence (tenant_id, user_id);
  `.execute(db);
  await tenantTable(db, "schedule_presence");
};
