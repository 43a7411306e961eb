import type { Interval } from "@evolve/contracts/history";
import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";

/**
 * Stores intervals in place of those of the same queue that they overlap, of whatever length. Creates the partitions that they need.
 * They must not overlap each other.
 */
export const storeIntervals = async (tx: Tx, tenantId: string, intervals: readonly Interval[]): Promise<void> => {
  await ensureMonths(tx, [...new Set(intervals.map(({ start }) => start.slice(0, 7)))].sort());
  const column = (name: keyof Interval, type: string) =>
    sql`${intervals.map((interval) => interval[name])}::${sql.raw(type)}[]`;
  // What begins together is replaced below; these begin elsewhere.
  await sql`
    delete from interval_history as stored using (
      select queue_id, minutes, starts_at + case minutes when 30 then interval '15 minutes' else interval '-15 minutes' end as starts_at
      from unnest(${column("queueId", "uuid")}, ${column("start", "timestamptz")}, ${column("minutes", "int2")})
        as given (queue_id, starts_at, minutes)
    ) as near
    where stored.tenant_id = ${tenantId} and stored.queue_id = near.queue_id and stored.starts_at = near.starts_at
      and stored.minutes <> near.minutes
  `.execute(tx);
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
      after_call_seconds = excluded.after_call_seconds, import_id = null
  `.execute(tx);
};

/** Creates the partitions of months such as `2026-11` that have none yet. */
export const ensureMonths = async (tx: Tx, months: readonly string[]): Promise<void> => {
  for (const month of months) await sql`select ensure_history_month(${`${month}-01`}::date)`.execute(tx);
};

/** The zones of the business units of those of these that are queues of the tenant, by their ids. */
export const findQueueZones = async (
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx
    .selectFrom("queues as queue")
    .innerJoin("business_units as unit", (join) =>
      join.onRef("unit.tenant_id", "=", "queue.tenant_id").onRef("unit.id", "=", "queue.business_unit_id"),
    )
    .select(["queue.id", "unit.zone"])
    .where("queue.tenant_id", "=", tenantId)
    .where("queue.id", "=", anyOf(ids, "uuid"))
    .execute();
  return new Map(rows.map(({ id, zone }) => [id, zone]));
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
  // For each queue the ends of its index: of several queues together every interval would be read.
  const { rows } = await sql<{ first: Date | null; last: Date | null }>`
    select min(known.first) as first, max(known.last) as last
    from unnest(${`{${queueIds.join(",")}}`}::uuid[]) as held (id) cross join lateral (
      select min(starts_at) as first, max(starts_at) as last from interval_history
      where tenant_id = ${tenantId} and queue_id = held.id
    ) as known
  `.execute(tx);
  const span = rows[0] ?? { first: null, last: null };
  return span.first && span.last ? { first: span.first, last: span.last } : null;
};

/** SHA-256 of what is stored of some queues. The database makes it, so that years of intervals need not be sent. */
export const hashIntervals = async (
  tx: Tx,
  tenantId: string,
  queueIds: readonly string[],
  { from, to }: { from: Date; to: Date },
): Promise<string> => {
  const { rows } = await sql<{ hash: string | null }>`
    select encode(sha256(string_agg(
      uuid_send(queue_id) || int8send(date_part('epoch', starts_at)::int8) || int2send(minutes) || int4send(offered)
        || int4send(handled) || float8send(talk_seconds + hold_seconds + after_call_seconds), ''::bytea
      order by queue_id, starts_at)), 'hex') as hash
    from interval_history
    where tenant_id = ${tenantId} and queue_id = ${anyOf(queueIds, "uuid")}
      and starts_at >= ${from} and starts_at < ${to}
  `.execute(tx);
  return rows[0]?.hash ?? "";
};

/** What happened in some queues, by columns. Intervals of several queues that begin together are apart, and in no order. */
export interface StoredIntervals {
  /** Milliseconds since 1970. */
  readonly starts: Float64Array;
  readonly minutes: Uint8Array;
  readonly offered: Int32Array;
  readonly handled: Int32Array;
  readonly handleSeconds: Float64Array;
}

/** Of an interval: its start; contacts offered (32 bits), handled (31) and whether it is half an hour long (1); seconds of handling. */
const packedBytes = 24;

/** PostgreSQL counts microseconds from here. */
const epochOfPostgres = Date.UTC(2000, 0, 1);
const highPart = 2 ** 32;

/**
 * The intervals of some queues. They come as one binary value of three fields each: writing numbers as text takes the database longer
 * than reading the rows, and so does a field for each column; a row or an object for each interval would take longer here.
 */
export const readIntervals = async (
  tx: Tx,
  tenantId: string,
  queueIds: readonly string[],
  { from, to }: { from: Date; to: Date },
): Promise<StoredIntervals> => {
  const { rows } = await sql<{ packed: Buffer | null }>`
    select string_agg(
      timestamptz_send(starts_at) || int8send((offered::int8 << 32) | (handled::int8 << 1) | (minutes / 30))
        || float8send(talk_seconds + hold_seconds + after_call_seconds), ''::bytea) as packed
    from interval_history
    where tenant_id = ${tenantId} and queue_id = ${anyOf(queueIds, "uuid")}
      and starts_at >= ${from} and starts_at < ${to}
  `.execute(tx);
  return unpacked(rows[0]?.packed ?? Buffer.alloc(0));
};

const unpacked = (packed: Buffer): StoredIntervals => {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  const count = packed.byteLength / packedBytes;
  const starts = new Float64Array(count);
  const minutes = new Uint8Array(count);
  const offered = new Int32Array(count);
  const handled = new Int32Array(count);
  const handleSeconds = new Float64Array(count);
  for (let at = 0, byte = 0; at < count; at += 1, byte += packedBytes) {
    starts[at] = epochOfPostgres + (view.getInt32(byte) * highPart + view.getUint32(byte + 4)) / 1_000;
    offered[at] = view.getInt32(byte + 8);
    const rest = view.getUint32(byte + 12);
    handled[at] = rest >>> 1;
    minutes[at] = rest & 1 ? 30 : 15;
    handleSeconds[at] = view.getFloat64(byte + 16);
  }
  return { starts, minutes, offered, handled, handleSeconds };
};

/** Contacts that some queues answered in the level's time, by the intervals that are stored of any of them. */
export const listAnswered = (
  tx: Tx,
  tenantId: string,
  queueIds: readonly string[],
  { from, to }: { from: Date; to: Date },
): Promise<{ startsAt: Date; minutes: number; count: number }[]> =>
  tx
    .selectFrom("interval_history")
    .select((select) => [
      "starts_at as startsAt",
      "minutes",
      select.fn.sum("answered_in_level").$castTo<number>().as("count"),
    ])
    .where("tenant_id", "=", tenantId)
    .where("queue_id", "=", anyOf(queueIds, "uuid"))
    .where("starts_at", ">=", from)
    .where("starts_at", "<", to)
    .groupBy(["starts_at", "minutes"])
    .execute();
