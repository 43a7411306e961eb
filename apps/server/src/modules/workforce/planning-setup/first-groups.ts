import { planningLimits } from "@evolve/contracts/planning";
import { putPlanningGroup } from "./planning-groups.ts";
import type { SetupTransaction } from "./policy.ts";
import { countRows, findRowByName } from "./rows-repository.ts";

/** 80 % in 20 seconds, the field's usual promise: a beginning that a planner changes. */
const usualGoal = {
  serviceLevel: 0.8,
  targetSeconds: 20,
  averageWaitSeconds: null,
  abandonRate: null,
  maxOccupancy: null,
};

/** Gives a new queue a planning group of its name, unless one is called so or the tenant has as many as it may have. */
export const putNamedGroup = async (
  tx: SetupTransaction,
  { businessUnitId, name, queueId }: { businessUnitId: string; name: string; queueId: string },
): Promise<void> => {
  if ((await findRowByName(tx, "planning_groups", tx.tenantId, name)) !== null) return;
  if ((await countRows(tx, "planning_groups", tx.tenantId)) >= planningLimits.planningGroupsMax) return;
  await putPlanningGroup(tx, {
    businessUnitId,
    name,
    isDeferrable: false,
    goal: usualGoal,
    patienceSeconds: null,
    queueIds: [queueId],
    skillId: null,
  });
};
