import { anyOf } from "../../../database/any-of.ts";
import { compiledOnce } from "../../../database/compiled-once.ts";
import type { SystemTx, Tx } from "../../../database/index.ts";
import { storable } from "../../../http/text.ts";
import { newId } from "../../../ids.ts";

interface AuditEvent {
  tenantId: string;
  at: Date;
  action: string;
  actorId: string | null;
  targetId?: string;
  details?: Record<string, unknown>;
}

/** Records events in the transaction of the change. Details may come from outside, so they are made storable. */
export const recordEvents = async (tx: Tx | SystemTx, events: readonly AuditEvent[]): Promise<void> => {
  if (events.length === 0) return;
  await tx.insertInto("audit_events").values(events.map(rowOf)).execute();
};

export const recordEvent = async (tx: Tx | SystemTx, event: AuditEvent): Promise<void> => {
  await insertEvent(tx, rowOf(event));
};

const insertEvent = compiledOnce((tx, row: ReturnType<typeof rowOf>) =>
  tx.insertInto("audit_events").values({
    tenant_id: row.tenant_id,
    id: row.id,
    at: row.at,
    actor_id: row.actor_id,
    action: row.action,
    target_id: row.target_id,
    details: row.details,
  }),
);

const rowOf = (event: AuditEvent) => ({
  tenant_id: event.tenantId,
  id: newId(),
  at: event.at,
  actor_id: event.actorId,
  action: event.action,
  target_id: event.targetId ?? null,
  details: JSON.stringify(event.details ?? {}, (_key, value: unknown) =>
    typeof value === "string" ? storable(value) : value,
  ),
});

interface Span {
  from: string | null;
  until: string | null;
}

const inSpan = (tx: Tx, tenantId: string, { from, until }: Span) => {
  let events = tx.selectFrom("audit_events as event").where("event.tenant_id", "=", tenantId);
  if (from !== null) events = events.where("event.at", ">=", new Date(from));
  if (until !== null) events = events.where("event.at", "<", new Date(until));
  return events;
};

export const countEvents = async (tx: Tx, tenantId: string, span: Span): Promise<number> => {
  const { events } = await inSpan(tx, tenantId, span)
    .select(({ fn }) => fn.countAll<number>().as("events"))
    .executeTakeFirstOrThrow();
  return events;
};

export interface AuditRow {
  id: string;
  at: Date;
  action: string;
  person: string | null;
  target: string | null;
  details: Record<string, unknown>;
}

/** Events in the order of writing, after a given one, with names for user ids. */
export const listEventsAfter = (
  tx: Tx,
  tenantId: string,
  span: Span,
  after: string,
  most: number,
): Promise<AuditRow[]> =>
  inSpan(tx, tenantId, span)
    .leftJoin("users as actor", (join) =>
      join.onRef("actor.tenant_id", "=", "event.tenant_id").onRef("actor.id", "=", "event.actor_id"),
    )
    .leftJoin("users as target", (join) =>
      join.onRef("target.tenant_id", "=", "event.tenant_id").onRef("target.id", "=", "event.target_id"),
    )
    .select((column) => [
      "event.id",
      "event.at",
      "event.action",
      "event.details",
      column.fn.coalesce("actor.user_name", column.cast<string>("event.actor_id", "text")).as("person"),
      column.fn.coalesce("target.user_name", column.cast<string>("event.target_id", "text")).as("target"),
    ])
    .where("event.id", ">", after)
    .orderBy("event.id")
    .limit(most)
    .execute();

/** The newest events about something, before a given one. */
export const listEventsOfTarget = (
  tx: Tx,
  tenantId: string,
  targetId: string,
  before: string | null,
  most: number,
): Promise<Pick<AuditRow, "id" | "at" | "action" | "person" | "details">[]> => {
  let events = tx
    .selectFrom("audit_events as event")
    .leftJoin("users as actor", (join) =>
      join.onRef("actor.tenant_id", "=", "event.tenant_id").onRef("actor.id", "=", "event.actor_id"),
    )
    .select(["event.id", "event.at", "event.action", "event.details", "actor.full_name as person"])
    .where("event.tenant_id", "=", tenantId)
    .where("event.target_id", "=", targetId)
    .orderBy("event.id", "desc")
    .limit(most);
  if (before !== null) events = events.where("event.id", "<", before);
  return events.execute();
};

/** The names of the tenant's teams and employee groups among these ids. */
export const listNamesOf = async (tx: Tx, tenantId: string, ids: readonly string[]): Promise<Map<string, string>> => {
  const rows = await Promise.all(
    (["teams", "employee_groups"] as const).map((table) =>
      tx
        .selectFrom(table)
        .select(["id", "name"])
        .where("tenant_id", "=", tenantId)
        .where("id", "=", anyOf(ids, "uuid"))
        .execute(),
    ),
  );
  return new Map(rows.flat().map(({ id, name }) => [id, name]));
};
