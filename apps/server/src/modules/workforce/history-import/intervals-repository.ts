import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../../database/index.ts";
import type { Batch } from "./batch.ts";
import type { ObservedInterval } from "./observed-week.ts";
import type { KnownQueue } from "./queue-book.ts";

interface Importing {
  readonly tenantId: string;
  readonly importId: string;
  /** Ids by the numbers that a batch uses. */
  readonly queueIds: readonly string[];
}

const given = ({ queueIds }: Importing, batch: Batch): RawBuilder<unknown> => sql`
  select (${`{${queueIds.join(",")}}`}::uuid[])[place + 1] as queue_id, to_timestamp(start / 1000.0) as starts_at, minutes,
    offered, handled, abandoned, answered_in_level, talk_seconds, hold_seconds, after_call_seconds
  from unnest(${batch.arrayOf("queue")}::int4[], ${batch.arrayOf("start")}::int8[], ${batch.arrayOf("minutes")}::int2[],
    ${batch.arrayOf("offered")}::int4[], ${batch.arrayOf("handled")}::int4[], ${batch.arrayOf("abandoned")}::int4[],
    ${batch.arrayOf("answeredInLevel")}::int4[], ${batch.arrayOf("talkSeconds")}::float8[],
    ${batch.arrayOf("holdSeconds")}::float8[], ${batch.arrayOf("afterCallSeconds")}::float8[])
    as given (place, start, minutes, offered, handled, abandoned, answered_in_level, talk_seconds, hold_seconds, after_call_seconds)
`;

const amounts = sql.raw(
  "minutes, offered, handled, abandoned, answered_in_level, talk_seconds, hold_seconds, after_call_seconds",
);
const sums = [
  "offered",
  "handled",
  "abandoned",
  "answered_in_level",
  "talk_seconds",
  "hold_seconds",
  "after_call_seconds",
];

/**
 * Keeps the intervals that a batch is about to write over, and removes those of another length that it overlaps.
 *
 * @returns how many, and the imports that they came with
 */
export const keepReplaced = async (
  tx: Tx,
  importing: Importing,
  batch: Batch,
): Promise<{ replaced: number; covers: string[] }> => {
  const { tenantId, importId } = importing;
  const { rows } = await sql<{ previous: string | null; replaced: number }>`
    with given as materialized (${given(importing, batch)}),
    near as (
      -- Where an interval of the other length that overlaps begins: equality finds it by the key, a range would not.
      select queue_id, minutes, starts_at from given
      union all
      select queue_id, minutes, starts_at + case minutes when 30 then interval '15 minutes' else interval '-15 minutes' end
      from given
    ),
    gone as (
      delete from interval_history as stored using near
      where stored.tenant_id = ${tenantId} and stored.queue_id = near.queue_id and stored.starts_at = near.starts_at
        and stored.minutes <> near.minutes
      returning stored.*
    ),
    overwritten as (
      select stored.* from interval_history as stored join given using (queue_id, starts_at)
      where stored.tenant_id = ${tenantId} and stored.import_id is distinct from ${importId}::uuid
        and stored.minutes = given.minutes
      union all select * from gone where import_id is distinct from ${importId}::uuid
    ),
    kept as (
      insert into history_replaced (tenant_id, import_id, queue_id, starts_at, previous_import_id, ${amounts})
      select tenant_id, ${importId}::uuid, queue_id, starts_at, import_id, ${amounts} from overwritten
      on conflict do nothing
      returning previous_import_id
    )
    select previous_import_id as previous, count(*)::int as replaced from kept group by previous_import_id
  `.execute(tx);
  return {
    replaced: rows.reduce((sum, row) => sum + row.replaced, 0),
    covers: rows.flatMap(({ previous }) => previous ?? []),
  };
};

/**
 * Writes a batch in place of what is stored for the same queues and starts, or added to it. Where nothing can be stored yet it is only
 * inserted, in half of the time; should another system store the same intervals at that moment, this run fails and the next one finds them.
 */
export const writeBatch = async (
  tx: Tx,
  importing: Importing,
  batch: Batch,
  existing: "replace" | "add" | "nothing",
): Promise<void> => {
  const { tenantId, importId } = importing;
  const changes = sums.map((column) =>
    existing === "add" ? `${column} = stored.${column} + excluded.${column}` : `${column} = excluded.${column}`,
  );
  const onConflict = sql.raw(`on conflict (tenant_id, queue_id, starts_at) do update
    set ${changes.join(", ")}, minutes = excluded.minutes, import_id = excluded.import_id`);
  await sql`
    insert into interval_history as stored (tenant_id, queue_id, starts_at, ${amounts}, import_id)
    select ${tenantId}::uuid, given.*, ${importId}::uuid from (${given(importing, batch)} order by 1, 2) as given
    ${existing === "nothing" ? sql`` : onConflict}
  `.execute(tx);
};

/** The tenant's queues, and whether they have a history. */
export const listKnownQueues = async (tx: Tx, tenantId: string): Promise<KnownQueue[]> => {
  const { rows } = await sql<KnownQueue>`
    select id, name, exists (select from interval_history as known
      where known.tenant_id = queues.tenant_id and known.queue_id = queues.id) as "hasHistory"
    from queues where tenant_id = ${tenantId} order by id
  `.execute(tx);
  return rows;
};

/** The months of each queue's history that have intervals of one of these lengths: `<id> 2026-11 15`. */
export const listMonthLengths = async (tx: Tx, tenantId: string, lengths: readonly number[]): Promise<Set<string>> => {
  const { rows } = await sql<{ length: string }>`
    select concat_ws(' ', queue_id, to_char(month, 'YYYY-MM'), minutes) as length from (
      select distinct queue_id, date_trunc('month', starts_at at time zone 'UTC') as month, minutes
      from interval_history where tenant_id = ${tenantId} and minutes = any(${`{${lengths.join(",")}}`}::int2[])
    ) as known
  `.execute(tx);
  return new Set(rows.map(({ length }) => length));
};

/** The intervals of the week, on its business unit's clock, in which contacts came to a queue in the last quarter of its history. */
export const observeIntervals = async (tx: Tx, tenantId: string, queueId: string): Promise<ObservedInterval[]> => {
  const { rows } = await sql<ObservedInterval>`
    select distinct extract(dow from local)::int as day, (extract(epoch from local::time) / 60)::int as minute,
      minutes as length
    from (
      select minutes, starts_at at time zone (
        select unit.zone from business_units as unit join queues as queue
          on queue.tenant_id = unit.tenant_id and queue.business_unit_id = unit.id
        where unit.tenant_id = ${tenantId} and queue.id = ${queueId}
      ) as local
      from interval_history where tenant_id = ${tenantId} and queue_id = ${queueId} and offered > 0 and starts_at > (
        select max(starts_at) from interval_history where tenant_id = ${tenantId} and queue_id = ${queueId}
      ) - interval '13 weeks'
    ) as known
  `.execute(tx);
  return rows;
};

export const setOpeningHours = async (tx: Tx, tenantId: string, queueId: string, hours: string): Promise<void> => {
  await tx
    .updateTable("queues")
    .set({ opening_hours: hours })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", queueId)
    .execute();
};

interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** Undoes what an import did to the intervals of a span: removes its own, and restores what it had replaced. */
export const undoSpan = async (tx: Tx, tenantId: string, importId: string, { from, to }: Span): Promise<void> => {
  await sql`
    delete from interval_history
    where tenant_id = ${tenantId} and import_id = ${importId} and starts_at >= ${from} and starts_at < ${to}
  `.execute(tx);
  // What came after the import stays as it is.
  await sql`
    with restored as (
      delete from history_replaced
      where tenant_id = ${tenantId} and import_id = ${importId} and starts_at >= ${from} and starts_at < ${to}
      returning *
    )
    insert into interval_history (tenant_id, queue_id, starts_at, import_id, ${amounts})
    select tenant_id, queue_id, starts_at, previous_import_id, ${amounts} from restored
    where not exists (
      select from interval_history as stored
      where stored.tenant_id = restored.tenant_id and stored.queue_id = restored.queue_id
        and stored.starts_at = restored.starts_at
          + case restored.minutes when 30 then interval '15 minutes' else interval '-15 minutes' end
        and stored.minutes <> restored.minutes
    )
    on conflict do nothing
  `.execute(tx);
};
