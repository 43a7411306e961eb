import type { CallParsed } from "@evolve/contracts/call";
import { planningLimits } from "@evolve/contracts/planning";
import * as contract from "@evolve/contracts/planning-groups";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import {
  countQueues,
  findPlanningGroup,
  hasSkill,
  listGroupQueues,
  type PlanningGroupColumns,
  replaceGroupQueues,
  searchPlanningGroupRows,
} from "./planning-groups-repository.ts";
import { removeRow, requireBusinessUnit, saveRow, type SetupTransaction } from "./policy.ts";

const kind = { table: "planning_groups", name: "planning-group", most: planningLimits.planningGroupsMax } as const;

const present = (row: PlanningGroupColumns, queueIds: string[]) => ({
  id: row.id,
  businessUnitId: row.businessUnitId,
  name: row.name,
  isDeferrable: row.isDeferrable,
  goal: {
    serviceLevel: row.serviceLevel,
    targetSeconds: row.targetSeconds,
    averageWaitSeconds: row.averageWaitSeconds,
    abandonRate: row.abandonRate,
    maxOccupancy: row.maxOccupancy,
  },
  patienceSeconds: row.patienceSeconds,
  queueIds,
  skillId: row.skillId,
  version: row.version,
});

export const searchPlanningGroups = operation(contract.searchPlanningGroups, ({ actor: { tenantId }, body, read }) =>
  read(async (tx) => {
    const { rows, total, next, statistics } = await searchPlanningGroupRows(tx, tenantId, body);
    const queues = Map.groupBy(await listGroupQueues(tx, tenantId), ({ planningGroupId }) => planningGroupId);
    const planningGroups = rows.map((row) => ({
      ...present(
        row,
        (queues.get(row.id) ?? []).map(({ queueId }) => queueId),
      ),
      businessUnitName: row.businessUnitName,
      skillName: row.skillName,
    }));
    return { planningGroups, totalRecords: total, next, statistics };
  }),
);

/** Creates a planning group, or changes the one whose id is given; its queues leave their groups. Returns its id. */
export const putPlanningGroup = async (
  tx: SetupTransaction,
  body: CallParsed<typeof contract.savePlanningGroup>["body"],
): Promise<string> => {
  const id = await saveRow(tx, kind, body, {
    name: body.name,
    business_unit_id: body.businessUnitId,
    is_deferrable: body.isDeferrable,
    service_level: body.goal.serviceLevel,
    target_seconds: body.goal.targetSeconds,
    average_wait_seconds: body.goal.averageWaitSeconds,
    abandon_rate: body.goal.abandonRate,
    max_occupancy: body.goal.maxOccupancy,
    patience_seconds: body.patienceSeconds,
    skill_id: body.skillId,
  });
  await replaceGroupQueues(tx, tx.tenantId, id, body.queueIds);
  return id;
};

export const savePlanningGroup = operation(contract.savePlanningGroup, ({ actor: { tenantId }, body, write }) =>
  write(async (tx) => {
    await requireBusinessUnit(tx, body.businessUnitId);
    const queueIds = [...new Set(body.queueIds.map((id) => id.toLowerCase()))];
    if ((await countQueues(tx, tenantId, body.businessUnitId, queueIds)) < queueIds.length)
      refuse("notFound", { fields: { queueIds: "notFound" } });
    if (body.skillId !== null && !(await hasSkill(tx, tenantId, body.skillId)))
      refuse("notFound", { fields: { skillId: "notFound" } });
    const id = await putPlanningGroup(tx, { ...body, queueIds });
    const row = (await findPlanningGroup(tx, tenantId, id)) ?? refuse("notFound");
    return { planningGroup: present(row, queueIds) };
  }),
);

export const deletePlanningGroup = operation(contract.deletePlanningGroup, ({ params, write }) =>
  write(async (tx) => {
    await removeRow(tx, kind, params.planningGroupId);
    return { success: true } as const;
  }),
);
