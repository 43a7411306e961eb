import type { Media } from "@evolve/contracts/planning";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import type { WorkingDay } from "../../../database/json-columns.ts";

/** A planning group as it is set up, with its queues and the clock of its business unit. */
export interface StaffedGroup {
  id: string;
  name: string;
  businessUnitId: string;
  businessUnitName: string;
  zone: string;
  /** Of a paid hour, in the currency. */
  hourlyCost: number | null;
  currency: string | null;
  weekStart: number;
  intervalMinutes: 15 | 30;
  isDeferrable: boolean;
  serviceLevel: number | null;
  targetSeconds: number | null;
  averageWaitSeconds: number | null;
  abandonRate: number | null;
  maxOccupancy: number | null;
  patienceSeconds: number | null;
  queues: { media: Media; concurrency: number; openingHours: WorkingDay[] }[];
}

/** Planning groups, all of a business unit or some, by name. */
export const listStaffedGroups = async (
  tx: Tx,
  tenantId: string,
  {
    ids,
    businessUnitId,
  }: { readonly ids?: readonly string[] | undefined; readonly businessUnitId?: string | undefined },
): Promise<StaffedGroup[]> => {
  let wanted = tx
    .selectFrom("planning_groups as planned")
    .innerJoin("business_units as unit", (join) =>
      join.onRef("unit.tenant_id", "=", "planned.tenant_id").onRef("unit.id", "=", "planned.business_unit_id"),
    )
    .where("planned.tenant_id", "=", tenantId);
  if (ids) wanted = wanted.where("planned.id", "=", anyOf(ids, "uuid"));
  if (businessUnitId !== undefined) wanted = wanted.where("planned.business_unit_id", "=", businessUnitId);
  const groups = await wanted
    .select([
      "planned.id",
      "planned.name",
      "unit.id as businessUnitId",
      "unit.name as businessUnitName",
      "unit.zone",
      "unit.hourly_cost as hourlyCost",
      "unit.currency",
      "unit.week_start as weekStart",
      "unit.interval_minutes as intervalMinutes",
      "planned.is_deferrable as isDeferrable",
      "planned.service_level as serviceLevel",
      "planned.target_seconds as targetSeconds",
      "planned.average_wait_seconds as averageWaitSeconds",
      "planned.abandon_rate as abandonRate",
      "planned.max_occupancy as maxOccupancy",
      "planned.patience_seconds as patienceSeconds",
    ])
    .orderBy("planned.name")
    .orderBy("planned.id")
    .execute();
  const queues = await listQueues(
    tx,
    tenantId,
    groups.map(({ id }) => id),
  );
  return groups.map((group) => ({
    ...group,
    intervalMinutes: group.intervalMinutes === 15 ? 15 : 30,
    queues: queues.get(group.id) ?? [],
  }));
};

const listQueues = async (tx: Tx, tenantId: string, groupIds: readonly string[]) => {
  const rows = await tx
    .selectFrom("planning_group_queues as held")
    .innerJoin("queues as queue", (join) =>
      join.onRef("queue.tenant_id", "=", "held.tenant_id").onRef("queue.id", "=", "held.queue_id"),
    )
    .select([
      "held.planning_group_id as groupId",
      "queue.media",
      "queue.concurrency",
      "queue.opening_hours as openingHours",
    ])
    .where("held.tenant_id", "=", tenantId)
    .where("held.planning_group_id", "=", anyOf(groupIds, "uuid"))
    .orderBy("queue.id")
    .execute();
  return Map.groupBy(rows, ({ groupId }) => groupId);
};

export const findStaffedGroup = async (tx: Tx, tenantId: string, id: string): Promise<StaffedGroup | null> =>
  (await listStaffedGroups(tx, tenantId, { ids: [id] }))[0] ?? null;

/** The skill that each planning group of a business unit needs; null where everybody can do its work. */
export const listGroupSkills = async (
  tx: Tx,
  tenantId: string,
  businessUnitId: string,
): Promise<ReadonlyMap<string, string | null>> => {
  const rows = await tx
    .selectFrom("planning_groups")
    .select(["id", "skill_id as skillId"])
    .where("tenant_id", "=", tenantId)
    .where("business_unit_id", "=", businessUnitId)
    .execute();
  return new Map(rows.map(({ id, skillId }) => [id, skillId]));
};
