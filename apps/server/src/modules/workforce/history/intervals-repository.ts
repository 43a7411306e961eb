import type { Interval } from "@evolve/contracts/history";
import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";

/**
 * Stores intervals in place of those of the same queue and start. Creates the partitions that they need; they must be of
 * distinct queues or starts.
 */
export const storeIntervals = async (tx: Tx, tenantId: string, intervals: readonly Interval[]): Promise<void> => {
  const months = [...new Set(intervals.map(({ start }) => `${start.slice(0, 7)}-01`))].sort();
  for (const month of months) await sql`select ensure_history_month(${month}::date)`.execute(tx);
  const column = (name: keyof Interval, type: string) =>
    sql`${intervals.map((interval) => interval[name])}::${sql.raw(type)}[]`;
  await sql`
    insert into interval_history (tenant_id, queue_id, starts_at, minutes, offered, handled, abandoned,
      answered_in_level, talk_seconds, hold_seconds, after_call_seconds)
    select ${tenantId}::uuid, given.* from unnest(${column("queueId", "uuid")}, ${column("start", "timestamptz")},
      ${column("minutes", "int2")}, ${column("offered", "int4")}, ${column("handled", "int4")},
      ${column("abandoned", "int4")}, ${column("answeredInLevel", "int4")}, ${column("talkSeconds", "float8")},
      ${column("holdSeconds", "float8")}, ${column("afterCallSeconds", "float8")}) as given
    on conflict (tenant_id, queue_id, starts_at) do update set
      minutes = excluded.minutes, offered = excluded.offered, handled = excluded.handled,
      abandoned = excluded.abandoned, answered_in_level = excluded.answered_in_level,
      talk_seconds = excluded.talk_seconds, hold_seconds = excluded.hold_seconds,
      after_call_seconds = excluded.after_call_seconds
  `.execute(tx);
};

/** Which of these are queues of the tenant. */
export const findQueues = async (tx: Tx, tenantId: string, ids: readonly string[]): Promise<Set<string>> => {
  const rows = await tx
    .selectFrom("queues")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", anyOf(ids, "uuid"))
    .execute();
  return new Set(rows.map(({ id }) => id));
};

export interface PlannedGroup {
  businessUnitId: string;
  zone: string;
  intervalMinutes: number;
  queueIds: string[];
}

/** A planning group with its queues and the clock of its business unit. */
export const findPlannedGroup = async (
  tx: Tx,
  tenantId: string,
  planningGroupId: string,
): Promise<PlannedGroup | null> => {
  const rows = await tx
    .selectFrom("planning_groups as planned")
    .innerJoin("business_units as unit", (join) =>
      join.onRef("unit.tenant_id", "=", "planned.tenant_id").onRef("unit.id", "=", "planned.business_unit_id"),
    )
    .leftJoin("planning_group_queues as held", (join) =>
      join.onRef("held.tenant_id", "=", "planned.tenant_id").onRef("held.planning_group_id", "=", "planned.id"),
    )
    .select([
      "unit.id as businessUnitId",
      "unit.zone",
      "unit.interval_minutes as intervalMinutes",
      "held.queue_id as queueId",
    ])
    .where("planned.tenant_id", "=", tenantId)
    .where("planned.id", "=", planningGroupId)
    .execute();
  const [first] = rows;
  if (!first) return null;
  const { businessUnitId, zone, intervalMinutes } = first;
  return { businessUnitId, zone, intervalMinutes, queueIds: rows.flatMap(({ queueId }) => queueId ?? []) };
};

export const findSpan = async (
  tx: Tx,
  tenantId: string,
  queueIds: readonly string[],
): Promise<{ first: Date; last: Date } | null> => {
  const { first, last } = await tx
    .selectFrom("interval_history")
    .select((select) => [select.fn.min("starts_at").as("first"), select.fn.max("starts_at").as("last")])
    .where("tenant_id", "=", tenantId)
    .where("queue_id", "=", anyOf(queueIds, "uuid"))
    .executeTakeFirstOrThrow();
  // Of no row at all both are null.
  const span = { first: first as Date | null, last: last as Date | null };
  return span.first && span.last ? { first: span.first, last: span.last } : null;
};

export interface SummedInterval {
  /** Milliseconds since 1970. */
  startsAt: number;
  minutes: number;
  offered: number;
  handled: number;
  handleSeconds: number;
}

/** The intervals of some queues together, as one text: a row each would cost more than the query does. */
export const sumIntervals = async (
  tx: Tx,
  tenantId: string,
  queueIds: readonly string[],
  { from, to }: { from: Date; to: Date },
): Promise<SummedInterval[]> => {
  const { rows } = await sql<{ lines: string | null }>`
    select string_agg(line, ';') as lines from (
      select concat_ws(',', extract(epoch from starts_at)::int8, minutes, sum(offered), sum(handled),
        sum(talk_seconds + hold_seconds + after_call_seconds)) as line
      from interval_history
      where tenant_id = ${tenantId} and queue_id = ${anyOf(queueIds, "uuid")}
        and starts_at >= ${from} and starts_at < ${to}
      group by starts_at, minutes
    ) summed
  `.execute(tx);
  const lines = rows[0]?.lines ?? "";
  if (lines === "") return [];
  return lines.split(";").map((line) => {
    const [epoch = 0, minutes = 0, offered = 0, handled = 0, handleSeconds = 0] = line.split(",").map(Number);
    return { startsAt: epoch * 1_000, minutes, offered, handled, handleSeconds };
  });
};
