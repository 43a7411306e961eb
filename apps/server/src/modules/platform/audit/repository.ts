import type { AuditAction } from "@evolve/contracts/audit-actions";
import { sql } from "kysely";
import { plusSeconds } from "../../../clock.ts";
import { compiledOnce } from "../../../database/compiled-once.ts";
import type { SystemTx, Tx } from "../../../database/index.ts";
import { storable } from "../../../http/text.ts";
import { currentImpersonator } from "../../../core/impersonator.ts";
import { newId } from "../../../ids.ts";

interface AuditEvent {
  tenantId: string;
  at: Date;
  action: AuditAction;
  actorId: string | null;
  targetId?: string;
  details?: Record<string, unknown>;
}

/** A statement takes up to 65,535 values, of which an event has seven. */
const eventsPerStatement = 5_000;

/** Records events in the transaction of the change. Details may come from outside, so they are made storable. */
export const recordEvents = async (tx: Tx | SystemTx, events: readonly AuditEvent[]): Promise<void> => {
  for (let at = 0; at < events.length; at += eventsPerStatement)
    await tx
      .insertInto("audit_events")
      .values(events.slice(at, at + eventsPerStatement).map(rowOf))
      .execute();
};

export const recordEvent = async (tx: Tx | SystemTx, event: AuditEvent): Promise<void> => {
  await insertEvent(tx, rowOf(event));
};

/**
 * Records what may be done many times over, once an hour for each actor, whoever acts as them, and target. Of two at once the second waits for the
 * first.
 */
export const recordEventHourly = async (tx: Tx, event: AuditEvent & { readonly targetId: string }): Promise<void> => {
  const { tenantId, at, action, actorId, targetId } = event;
  const key = [action, tenantId, actorId, targetId].join(" ");
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
  const recorded = await tx
    .selectFrom("audit_events as event")
    .select("event.id")
    .where("event.tenant_id", "=", tenantId)
    .where("event.target_id", "=", targetId)
    .where("event.action", "=", action)
    .where("event.actor_id", "=", actorId)
    .where("event.at", ">", plusSeconds(at, -3_600))
    .where(impersonatorOf("event"), "is not distinct from", currentImpersonator())
    .limit(1)
    .executeTakeFirst();
  if (!recorded) await recordEvent(tx, event);
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

/** What is done while somebody acts as another names both: the actor, and in the details who really was there. */
const detailsOf = ({ actorId, details = {} }: AuditEvent): Record<string, unknown> => {
  const impersonatorId = currentImpersonator();
  return impersonatorId === null || impersonatorId === actorId ? details : { ...details, impersonatorId };
};

const rowOf = (event: AuditEvent) => ({
  tenant_id: event.tenantId,
  id: newId(),
  at: event.at,
  actor_id: event.actorId,
  action: event.action,
  target_id: event.targetId ?? null,
  details: JSON.stringify(detailsOf(event), (_key, value: unknown) =>
    typeof value === "string" ? storable(value) : value,
  ),
});

/** Who acted as the event's actor, from its details. */
export const impersonatorOf = (event: "event") =>
  sql<string>`(${sql.ref(`${event}.details`)}->>'impersonatorId')::uuid`;

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
  actorId: string | null;
  targetId: string | null;
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
      "event.actor_id as actorId",
      "event.target_id as targetId",
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
): Promise<(Pick<AuditRow, "id" | "at" | "action" | "person" | "details"> & { impersonator: string | null })[]> => {
  let events = tx
    .selectFrom("audit_events as event")
    .leftJoin("users as actor", (join) =>
      join.onRef("actor.tenant_id", "=", "event.tenant_id").onRef("actor.id", "=", "event.actor_id"),
    )
    .leftJoin("users as impersonator", (join) =>
      join.onRef("impersonator.tenant_id", "=", "event.tenant_id").on("impersonator.id", "=", impersonatorOf("event")),
    )
    .select(["event.id", "event.at", "event.action", "event.details"])
    .select(["actor.full_name as person", "impersonator.full_name as impersonator"])
    .where("event.tenant_id", "=", tenantId)
    .where("event.target_id", "=", targetId)
    .orderBy("event.id", "desc")
    .limit(most);
  if (before !== null) events = events.where("event.id", "<", before);
  return events.execute();
};
