import type { CallParsed } from "@evolve/contracts/call";
import type { searchPublications } from "@evolve/contracts/publications";
import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { patternOf, searchPage } from "../../../database/search.ts";
import { newId } from "../../../ids.ts";
import type { ScheduleRow } from "./schedules-repository.ts";

/** Local days, the last one included, and teams; without teams, everybody. */
export interface Scope {
  readonly first: string;
  readonly last: string;
  readonly teamIds?: readonly string[] | undefined;
}

/** Who has shifts on these days, in the draft or published. */
export const listAgentsInScope = async (
  tx: Tx,
  tenantId: string,
  scheduleIds: readonly string[],
  { first, last, teamIds }: Scope,
): Promise<string[]> => {
  let agents = tx
    .selectFrom("shifts as shift")
    .innerJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "shift.tenant_id").onRef("person.id", "=", "shift.agent_id"),
    )
    .select("shift.agent_id as id")
    .distinct()
    .where("shift.tenant_id", "=", tenantId)
    .where("shift.schedule_id", "=", anyOf(scheduleIds, "uuid"))
    .where("shift.day", ">=", first)
    .where("shift.day", "<=", last);
  if (teamIds) agents = agents.where("person.team_id", "=", anyOf(teamIds, "uuid"));
  return (await agents.execute()).map(({ id }) => id);
};

export const countNewDays = async (
  tx: Tx,
  tenantId: string,
  agentIds: readonly string[],
  { first, last }: Scope,
): Promise<number> => {
  const { rows } = await sql<{ known: number; days: number }>`
    select count(*)::int as known, (${last}::date - ${first}::date) + 1 as days from published_days
    where tenant_id = ${tenantId} and agent_id = ${anyOf(agentIds, "uuid")} and day between ${first} and ${last}
  `.execute(tx);
  return (rows[0]?.days ?? 0) * agentIds.length - (rows[0]?.known ?? 0);
};

export interface NewPublication {
  readonly draft: ScheduleRow;
  readonly publishedId: string;
  readonly scope: Scope;
  readonly agentIds: readonly string[];
  readonly by: string;
  readonly now: Date;
}

/**
 * Puts a draft's shifts of the scope in place of those published, and keeps what that changes. A few statements, whatever the number of
 * shifts. Answers the publication's number, how many shifts it changes, and the agents whose days are new or different.
 */
export const publishShifts = async (
  tx: Tx,
  tenantId: string,
  { draft, publishedId, scope: { first, last }, agentIds, by, now }: NewPublication,
): Promise<{ number: number; changes: number; touched: string[] }> => {
  const id = newId();
  const agents = anyOf(agentIds, "uuid");
  const { rows } = await sql<{ number: number }>`
    insert into publications (tenant_id, id, business_unit_id, number, name, first_day, days, agents, changes, published_by, published_at)
    select ${tenantId}, ${id}, ${draft.businessUnitId}, coalesce(max(number), 0) + 1, ${draft.name}, ${first}::date,
      ${last}::date - ${first}::date + 1, ${agentIds.length}, 0, ${by}, ${now}
    from publications where tenant_id = ${tenantId} and business_unit_id = ${draft.businessUnitId}
    returning number
  `.execute(tx);
  await sql`
    with planned as (
      select * from shifts
      where tenant_id = ${tenantId} and schedule_id = ${draft.id} and day between ${first} and ${last} and agent_id = ${agents}
    ), held as (
      select * from shifts
      where tenant_id = ${tenantId} and schedule_id = ${publishedId}
        and ((day between ${first} and ${last} and agent_id = ${agents}) or id in (select id from planned))
    )
    insert into shift_history (tenant_id, publication_id, shift_id, agent_id, before, after)
    select ${tenantId}, ${id}, coalesce(planned.id, held.id), coalesce(planned.agent_id, held.agent_id),
      ${asJson("held")}, ${asJson("planned")}
    from planned full join held on held.id = planned.id
    where planned.id is null or held.id is null or (planned.starts_at, planned.minutes, planned.activities)
      is distinct from (held.starts_at, held.minutes, held.activities)
  `.execute(tx);
  // Their ids as an array, so that each shift is found by its key: PostgreSQL knows nothing of rows written just now, and would compare
  // each with each.
  await sql`
    delete from shifts
    where tenant_id = ${tenantId} and schedule_id = ${publishedId} and id = any(array(
      select shift_id from shift_history where tenant_id = ${tenantId} and publication_id = ${id} and after is null))
  `.execute(tx);
  await sql`
    insert into shifts as held (tenant_id, schedule_id, id, agent_id, starts_at, minutes, day, activities, is_locked, is_edited, reason,
      changed_by, changed_at)
    select planned.tenant_id, ${publishedId}, planned.id, planned.agent_id, planned.starts_at, planned.minutes, planned.day,
      planned.activities, planned.is_locked, planned.is_edited, planned.reason, ${by}, ${now}
    from shifts planned
    where planned.tenant_id = ${tenantId} and planned.schedule_id = ${draft.id} and planned.id = any(array(
      select shift_id from shift_history where tenant_id = ${tenantId} and publication_id = ${id} and after is not null))
    on conflict (tenant_id, schedule_id, id) do update set
      starts_at = excluded.starts_at, minutes = excluded.minutes, day = excluded.day, activities = excluded.activities,
      is_locked = excluded.is_locked, is_edited = excluded.is_edited, reason = excluded.reason, version = held.version + 1,
      changed_by = excluded.changed_by, changed_at = excluded.changed_at
  `.execute(tx);
  const changed = await sql<{ agentId: string; changes: number }>`
    select agent_id as "agentId", count(*)::int as changes from shift_history
    where tenant_id = ${tenantId} and publication_id = ${id} group by agent_id
  `.execute(tx);
  const fresh = await sql<{ agentId: string }>`
    insert into published_days (tenant_id, agent_id, day, publication_id)
    select ${tenantId}, agent, day::date, ${id}
    from unnest(${[...agentIds]}::uuid[]) agent, generate_series(${first}::date, ${last}::date, '1 day') day
    on conflict do nothing
    returning agent_id as "agentId"
  `.execute(tx);
  const changes = changed.rows.reduce((sum, row) => sum + row.changes, 0);
  await tx
    .updateTable("publications")
    .set({ changes })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
  const touched = new Set([...changed.rows, ...fresh.rows].map(({ agentId }) => agentId));
  return { number: rows[0]?.number ?? 0, changes, touched: [...touched] };
};

/** A shift of a table of the query, as the history keeps it; null where the join found none. */
const asJson = (table: "planned" | "held") => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`case when ${column("id")} is not null then jsonb_build_object('start',
    (extract(epoch from ${column("starts_at")}) * 1000)::int8, 'minutes', ${column("minutes")}, 'activities', ${column("activities")}) end`;
};

const newestFirst = [{ field: "publishedAt", direction: "desc" }] as const;

export const searchPublicationRows = (
  tx: Tx,
  tenantId: string,
  search: CallParsed<typeof searchPublications>["body"],
) => {
  const pattern = patternOf(search.filter.search ?? "");
  const matching = tx
    .selectFrom("publications as publication")
    .leftJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "publication.tenant_id").onRef("person.id", "=", "publication.published_by"),
    )
    .where("publication.tenant_id", "=", tenantId)
    .where("publication.business_unit_id", "=", search.businessUnitId)
    .where((where) =>
      where.or([where("publication.name", "ilike", pattern), where("person.full_name", "ilike", pattern)]),
    );
  const rows = matching.select([
    "publication.id",
    "publication.business_unit_id as businessUnitId",
    "publication.number",
    "publication.name",
    "publication.first_day as firstDay",
    "publication.days",
    "publication.agents",
    "publication.changes",
    "person.full_name as publishedBy",
    "publication.published_at as publishedAt",
  ]);
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const keys = { publishedAt: "publication.published_at", name: "publication.name" } as const;
  const order = search.orderBy.length > 0 ? search.orderBy : newestFirst;
  return searchPage({ rows, keys, id: "publication.id" }, total, order, search);
};
