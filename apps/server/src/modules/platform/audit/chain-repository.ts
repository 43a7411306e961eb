import { sql, type SqlBool } from "kysely";
import type { SystemTx, Tx } from "../../../database/index.ts";

export interface Head {
  readonly sequence: number;
  readonly hash: Buffer;
  readonly linkedAt: Date;
}

/** The end of a tenant's chain; null before its first link. */
export const findHead = async (tx: Tx | SystemTx, tenantId: string): Promise<Head | null> => {
  const row = await tx
    .selectFrom("audit_links")
    .select(["sequence", "hash", "linked_at as linkedAt"])
    .where("tenant_id", "=", tenantId)
    .orderBy("sequence", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
};

/** Tenants with events behind their chain. Ids rise with time, so only those of the chain's last day are compared with it. */
export const findTenantsToLink = async (tx: SystemTx): Promise<string[]> => {
  const { rows } = await sql<{ tenantId: string }>`
    select tenant.tenant_id as "tenantId" from tenants as tenant
    where exists (
      select from audit_events as event
      where event.tenant_id = tenant.tenant_id and event.id > ${floorOf(sql`tenant.tenant_id`)}
        and not exists (
          select from audit_links as link where link.tenant_id = event.tenant_id and link.event_id = event.id
        )
    )`.execute(tx);
  return rows.map(({ tenantId }) => tenantId);
};

/** The least UUIDv7 of a day before the chain's end; the nil id for a chain that has not begun. */
const floorOf = (tenantId: ReturnType<typeof sql>) => sql`coalesce((
  select (lpad(to_hex((extract(epoch from link.linked_at - interval '1 day') * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
  from audit_links as link where link.tenant_id = ${tenantId} order by link.sequence desc limit 1
), '00000000-0000-0000-0000-000000000000')`;

/** Events behind the chain with greater ids than this one, in their order. */
export const listUnlinked = (tx: SystemTx, tenantId: string, after: string | null, most: number) =>
  tx
    .selectFrom("audit_events as event")
    .select([
      "event.id",
      "event.at",
      "event.actor_id as actorId",
      "event.action",
      "event.target_id as targetId",
      "event.details",
    ])
    .where("event.tenant_id", "=", tenantId)
    .where(sql<SqlBool>`event.id > coalesce(${after}::uuid, ${floorOf(sql`${tenantId}::uuid`)})`)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("audit_links as link")
            .select("link.sequence")
            .whereRef("link.tenant_id", "=", "event.tenant_id")
            .whereRef("link.event_id", "=", "event.id"),
        ),
      ),
    )
    .orderBy("event.id")
    .limit(most)
    .execute();

/** Lets one run at a time extend a tenant's chain; nobody who records events waits for it. */
export const lockChain = async (tx: SystemTx, tenantId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`audit-chain ${tenantId}`}, 0))`.execute(tx);
};

export const insertLinks = async (
  tx: SystemTx,
  tenantId: string,
  links: readonly { sequence: number; eventId: string; hash: Buffer }[],
  now: Date,
): Promise<void> => {
  await sql`
    insert into audit_links (tenant_id, linked_at, sequence, event_id, hash)
    select ${tenantId}::uuid, ${now}::timestamptz, link.* from unnest(${links.map(({ sequence }) => sequence)}::int8[],
      ${links.map(({ eventId }) => eventId)}::uuid[], ${links.map(({ hash }) => hash)}::bytea[]) as link
  `.execute(tx);
};

/** Covered events with their hashes, in the chain's order. */
export const listLinksAfter = (tx: Tx, tenantId: string, after: number, most: number) =>
  tx
    .selectFrom("audit_links as link")
    .innerJoin("audit_events as event", (join) =>
      join.onRef("event.tenant_id", "=", "link.tenant_id").onRef("event.id", "=", "link.event_id"),
    )
    .select([
      "link.sequence",
      "link.hash",
      "event.id",
      "event.at",
      "event.actor_id as actorId",
      "event.action",
      "event.target_id as targetId",
      "event.details",
    ])
    .where("link.tenant_id", "=", tenantId)
    .where("link.sequence", ">", after)
    .orderBy("link.sequence")
    .limit(most)
    .execute();
