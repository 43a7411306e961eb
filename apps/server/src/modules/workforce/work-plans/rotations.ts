import { planningLimits } from "@evolve/contracts/planning";
import * as contract from "@evolve/contracts/work-plans";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { removeRow, saveRow } from "../planning-setup/index.ts";
import {
  countPlansAmong,
  findRotation,
  listRotationPlans,
  replaceRotationPlans,
  type RotationColumns,
  searchRotationRows,
} from "./rotations-repository.ts";
import { countHolders } from "./work-plans-repository.ts";

const kind = { table: "rotations", name: "rotation", most: planningLimits.planningGroupsMax } as const;

const present = ({ id, name, firstDay, version }: RotationColumns, workPlanIds: string[]): contract.Rotation => ({
  id,
  name,
  firstDay,
  workPlanIds,
  version,
});

export const searchRotations = operation(contract.searchRotations, ({ actor: { tenantId }, body, now, read }) =>
  read(async (tx) => {
    const { rows, total, next, statistics } = await searchRotationRows(tx, tenantId, body);
    const turns = Map.groupBy(await listRotationPlans(tx, tenantId), ({ rotationId }) => rotationId);
    const holders = await countHolders(tx, tenantId, now);
    const rotations = rows.map((row) => {
      const own = turns.get(row.id) ?? [];
      return {
        ...present(
          row,
          own.map(({ workPlanId }) => workPlanId),
        ),
        workPlanNames: own.map(({ name }) => name),
        agentCount: holders.find(({ rotationId }) => rotationId === row.id)?.agents ?? 0,
      };
    });
    return { rotations, totalRecords: total, next, statistics };
  }),
);

export const saveRotation = operation(contract.saveRotation, ({ actor: { tenantId }, body, write }) =>
  write(async (tx) => {
    const workPlanIds = body.workPlanIds.map((id) => id.toLowerCase());
    const distinct = [...new Set(workPlanIds)];
    if ((await countPlansAmong(tx, tenantId, distinct)) < distinct.length)
      refuse("notFound", { fields: { workPlanIds: "notFound" } });
    const id = await saveRow(tx, kind, body, { name: body.name, first_day: body.firstDay });
    await replaceRotationPlans(tx, tenantId, id, workPlanIds);
    return { rotation: present((await findRotation(tx, tenantId, id)) ?? refuse("notFound"), workPlanIds) };
  }),
);

export const deleteRotation = operation(contract.deleteRotation, ({ params, write }) =>
  write(async (tx) => {
    await removeRow(tx, kind, params.rotationId);
    return { success: true } as const;
  }),
);
