import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

/** The hash chain over a tenant's audit trail: written behind the events, in order, by a job. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table audit_links (
      tenant_id uuid not null,
      sequence bigint not null,
      event_id uuid not null,
      hash bytea not null,
      linked_at timestamptz not null,
      primary key (tenant_id, sequence),
      unique (tenant_id, event_id),
      foreign key (tenant_id, event_id) references audit_events
    );
    comment on table audit_links is 'Each hash covers the event and the hash before it; append-only by grants, like the events';
  `.execute(db);
  await tenantTable(db, "audit_links");
  await sql`revoke update, delete, truncate on audit_links from evolve_tenant, evolve_system`.execute(db);
};
