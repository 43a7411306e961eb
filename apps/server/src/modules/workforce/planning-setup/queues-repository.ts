import type { CallParsed } from "@evolve/contracts/call";
import type { Media } from "@evolve/contracts/planning";
import type { searchQueues } from "@evolve/contracts/queues";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import type { WorkingDay } from "../../../database/json-columns.ts";
import { patternOf, searchPage } from "../../../database/search.ts";

export interface QueueColumns {
  id: string;
  businessUnitId: string;
  name: string;
  media: Media;
  concurrency: number;
  openingHours: WorkingDay[];
  version: number;
}

const columns = [
  "queue.id",
  "queue.business_unit_id as businessUnitId",
  "queue.name",
  "queue.media",
  "queue.concurrency",
  "queue.opening_hours as openingHours",
  "queue.version",
] as const;

type Search = CallParsed<typeof searchQueues>["body"];

export const searchQueueRows = (tx: Tx, tenantId: string, search: Search) => {
  const { id, media, businessUnitId, search: text = "" } = search.filter;
  let matching = tx
    .selectFrom("queues as queue")
    .where("queue.tenant_id", "=", tenantId)
    .where("queue.name", "ilike", patternOf(text));
  if (id) matching = matching.where("queue.id", "=", anyOf(id, "uuid"));
  if (media?.length) matching = matching.where("queue.media", "=", anyOf(media, "text"));
  if (businessUnitId?.length) matching = matching.where("queue.business_unit_id", "=", anyOf(businessUnitId, "uuid"));
  const rows = matching
    .innerJoin("business_units as unit", (join) =>
      join.onRef("unit.tenant_id", "=", "queue.tenant_id").onRef("unit.id", "=", "queue.business_unit_id"),
    )
    .leftJoin("planning_group_queues as held", (join) =>
      join.onRef("held.tenant_id", "=", "queue.tenant_id").onRef("held.queue_id", "=", "queue.id"),
    )
    .leftJoin("planning_groups as planned", (join) =>
      join.onRef("planned.tenant_id", "=", "held.tenant_id").onRef("planned.id", "=", "held.planning_group_id"),
    )
    .select([
      ...columns,
      "unit.name as businessUnitName",
      "planned.id as planningGroupId",
      "planned.name as planningGroupName",
    ]);
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const keys = { name: "queue.name", media: "queue.media" } as const;
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "name", direction: "asc" } as const];
  return searchPage({ rows, keys, id: "queue.id" }, total, order, search);
};

export const findQueue = async (tx: Tx, tenantId: string, id: string): Promise<QueueColumns | null> =>
  (await tx
    .selectFrom("queues as queue")
    .select(columns)
    .where("queue.tenant_id", "=", tenantId)
    .where("queue.id", "=", id)
    .executeTakeFirst()) ?? null;
