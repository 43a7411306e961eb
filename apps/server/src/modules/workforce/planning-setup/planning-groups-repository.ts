import type { CallParsed } from "@evolve/contracts/call";
import type { searchPlanningGroups } from "@evolve/contracts/planning-groups";
import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { patternOf, searchPage } from "../../../database/search.ts";

export interface PlanningGroupColumns {
  id: string;
  businessUnitId: string;
  name: string;
  isDeferrable: boolean;
  serviceLevel: number | null;
  targetSeconds: number | null;
  averageWaitSeconds: number | null;
  abandonRate: number | null;
  maxOccupancy: number | null;
  patienceSeconds: number | null;
  skillId: string | null;
  version: number;
}

const columns = [
  "planned.id",
  "planned.business_unit_id as businessUnitId",
  "planned.name",
  "planned.is_deferrable as isDeferrable",
  "planned.service_level as serviceLevel",
  "planned.target_seconds as targetSeconds",
  "planned.average_wait_seconds as averageWaitSeconds",
  "planned.abandon_rate as abandonRate",
  "planned.max_occupancy as maxOccupancy",
  "planned.patience_seconds as patienceSeconds",
  "planned.skill_id as skillId",
  "planned.version",
] as const;

type Search = CallParsed<typeof searchPlanningGroups>["body"];

export const searchPlanningGroupRows = (tx: Tx, tenantId: string, search: Search) => {
  const { id, businessUnitId, search: text = "" } = search.filter;
  let matching = tx
    .selectFrom("planning_groups as planned")
    .where("planned.tenant_id", "=", tenantId)
    .where("planned.name", "ilike", patternOf(text));
  if (id) matching = matching.where("planned.id", "=", anyOf(id, "uuid"));
  if (businessUnitId?.length) matching = matching.where("planned.business_unit_id", "=", anyOf(businessUnitId, "uuid"));
  const rows = matching
    .innerJoin("business_units as unit", (join) =>
      join.onRef("unit.tenant_id", "=", "planned.tenant_id").onRef("unit.id", "=", "planned.business_unit_id"),
    )
    .leftJoin("skills as skill", (join) =>
      join.onRef("skill.tenant_id", "=", "planned.tenant_id").onRef("skill.id", "=", "planned.skill_id"),
    )
    .select([...columns, "unit.name as businessUnitName", "skill.name as skillName"]);
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "name", direction: "asc" } as const];
  return searchPage({ rows, keys: { name: "planned.name" } as const, id: "planned.id" }, total, order, search);
};

export const findPlanningGroup = async (tx: Tx, tenantId: string, id: string): Promise<PlanningGroupColumns | null> =>
  (await tx
    .selectFrom("planning_groups as planned")
    .select(columns)
    .where("planned.tenant_id", "=", tenantId)
    .where("planned.id", "=", id)
    .executeTakeFirst()) ?? null;

export const listGroupQueues = (tx: Tx, tenantId: string): Promise<{ planningGroupId: string; queueId: string }[]> =>
  tx
    .selectFrom("planning_group_queues")
    .select(["planning_group_id as planningGroupId", "queue_id as queueId"])
    .where("tenant_id", "=", tenantId)
    .orderBy("queue_id")
    .execute();

/** How many of these are queues of the business unit. */
export const countQueues = async (
  tx: Tx,
  tenantId: string,
  businessUnitId: string,
  ids: readonly string[],
): Promise<number> => {
  const { total } = await tx
    .selectFrom("queues")
    .select((select) => select.fn.countAll<number>().as("total"))
    .where("tenant_id", "=", tenantId)
    .where("business_unit_id", "=", businessUnitId)
    .where("id", "=", anyOf(ids, "uuid"))
    .executeTakeFirstOrThrow();
  return total;
};

/** Leaves the group with these queues, taking them from the groups that they were in. */
export const replaceGroupQueues = async (
  tx: Tx,
  tenantId: string,
  planningGroupId: string,
  queueIds: readonly string[],
): Promise<void> => {
  await tx
    .deleteFrom("planning_group_queues")
    .where("tenant_id", "=", tenantId)
    .where((where) =>
      where.or([where("planning_group_id", "=", planningGroupId), where("queue_id", "=", anyOf(queueIds, "uuid"))]),
    )
    .execute();
  if (queueIds.length > 0)
    await tx
      .insertInto("planning_group_queues")
      .values(queueIds.map((id) => ({ tenant_id: tenantId, queue_id: id, planning_group_id: planningGroupId })))
      .execute();
};

/** Takes a queue out of a planning group of another business unit than its own. */
export const leaveStrangeGroup = async (tx: Tx, tenantId: string, queueId: string): Promise<void> => {
  await sql`
    delete from planning_group_queues held using planning_groups planned, queues queue
    where held.tenant_id = ${tenantId} and held.queue_id = ${queueId}
      and planned.tenant_id = held.tenant_id and planned.id = held.planning_group_id
      and queue.tenant_id = held.tenant_id and queue.id = held.queue_id and queue.business_unit_id <> planned.business_unit_id
  `.execute(tx);
};

export const hasSkill = async (tx: Tx, tenantId: string, id: string): Promise<boolean> =>
  (await tx
    .selectFrom("skills")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst()) !== undefined;
