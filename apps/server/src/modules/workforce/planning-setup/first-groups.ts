import { type Media, planningLimits } from "@evolve/contracts/planning";
import { usualTerms } from "@evolve/contracts/planning-groups";
import { putPlanningGroup } from "./planning-groups.ts";
import type { SetupTransaction } from "./policy.ts";
import { countRows, findRowByName } from "./rows-repository.ts";

/** Gives a new queue a planning group of its name with the usual goal of its channel, unless one is called so or the tenant has as many as it may have. */
export const putNamedGroup = async (
  tx: SetupTransaction,
  { businessUnitId, name, queueId, media }: { businessUnitId: string; name: string; queueId: string; media: Media },
): Promise<void> => {
  if ((await findRowByName(tx, "planning_groups", tx.tenantId, name)) !== null) return;
  if ((await countRows(tx, "planning_groups", tx.tenantId)) >= planningLimits.planningGroupsMax) return;
  const { isDeferrable, goal } = usualTerms[media];
  await putPlanningGroup(tx, {
    businessUnitId,
    name,
    isDeferrable,
    goal,
    patienceSeconds: null,
    queueIds: [queueId],
    skillId: null,
  });
};
