import type { CallParsed } from "@evolve/contracts/call";
import type { HistoryCause, searchAgentHistory, searchPublicationChanges } from "@evolve/contracts/publications";
import { sql } from "kysely";
import type { Tx } from "../../../database/index.ts";
import type { ShiftColumn } from "../../../database/json-columns.ts";
import { searchPage } from "../../../database/search.ts";

interface HistoryRow {
  /** With its time it is unique. */
  id: string;
  shiftId: string;
  cause: HistoryCause;
  number: number | null;
  by: string | null;
  isAutomatic: boolean;
  publishedAt: Date;
  before: ShiftColumn | null;
  after: ShiftColumn | null;
}

/** What publications have changed for somebody, and what requests have changed and undone in what is published. */
const historyOf = (tenantId: string, agentId: string) => sql<HistoryRow>`(
  select history.shift_id as id, history.shift_id as "shiftId", 'publication' as cause, publication.number,
    publication.published_by as "by", false as "isAutomatic", publication.published_at as "publishedAt", history.before,
    history.after
  from shift_history history
  join publications publication on publication.tenant_id = history.tenant_id and publication.id = history.publication_id
  where history.tenant_id = ${tenantId} and history.agent_id = ${agentId}
  union all
  select change.id, change.shift_id, change.cause, null, change.changed_by, change.changed_by is null, change.changed_at,
    change.before, change.after
  from shift_changes change
  join schedules schedule on schedule.tenant_id = change.tenant_id and schedule.id = change.schedule_id
  where change.tenant_id = ${tenantId} and change.agent_id = ${agentId} and schedule.state = 'published'
  union all
  select change.id, change.shift_id, change.cause || 'Undone', null, change.reverted_by, false, change.reverted_at,
    change.after, change.before
  from shift_changes change
  join schedules schedule on schedule.tenant_id = change.tenant_id and schedule.id = change.schedule_id
  where change.tenant_id = ${tenantId} and change.agent_id = ${agentId} and schedule.state = 'published'
    and change.reverted_at is not null and not change.is_left
)`;

export const searchHistoryRows = (tx: Tx, tenantId: string, search: CallParsed<typeof searchAgentHistory>["body"]) => {
  const matching = tx.selectFrom(historyOf(tenantId, search.agentId).as("change"));
  const rows = matching
    .leftJoin("users as person", (join) =>
      join.on("person.tenant_id", "=", tenantId).onRef("person.id", "=", "change.by"),
    )
    .select([
      "change.shiftId",
      "change.cause",
      "change.number",
      "person.full_name as publishedBy",
      "change.isAutomatic",
      "change.publishedAt",
      "change.before",
      "change.after",
    ]);
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const keys = { publishedAt: "change.publishedAt" } as const;
  const order = search.orderBy.length > 0 ? search.orderBy : ([{ field: "publishedAt", direction: "desc" }] as const);
  return searchPage({ rows, keys, id: "change.id" }, total, order, search);
};

/** What a publication has changed, by the names of the agents and then in the order of the shifts. */
export const searchChangeRows = (
  tx: Tx,
  tenantId: string,
  search: CallParsed<typeof searchPublicationChanges>["body"],
) => {
  const changes = tx
    .selectFrom("shift_history")
    .select(["shift_id as id", "agent_id as agentId", "before", "after"])
    .select(sql<string>`(coalesce(after, before) ->> 'start')::int8`.as("start"))
    .where("tenant_id", "=", tenantId)
    .where("publication_id", "=", search.publicationId);
  const matching = tx
    .selectFrom(changes.as("change"))
    .innerJoin("users as person", (join) =>
      join.on("person.tenant_id", "=", tenantId).onRef("person.id", "=", "change.agentId"),
    );
  const rows = matching.select([
    "change.id",
    "change.agentId",
    "person.full_name as agentName",
    "change.before",
    "change.after",
  ]);
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const keys = { agentName: "person.full_name", start: "change.start" } as const;
  const order = search.orderBy.length > 0 ? search.orderBy : byAgent;
  return searchPage({ rows, keys, id: "change.id" }, total, order, search);
};

const byAgent = [
  { field: "agentName", direction: "asc" },
  { field: "start", direction: "asc" },
] as const;

export const hasPublication = async (tx: Tx, tenantId: string, id: string): Promise<boolean> =>
  (await tx
    .selectFrom("publications")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst()) !== undefined;
