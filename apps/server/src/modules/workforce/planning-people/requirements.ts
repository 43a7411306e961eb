import * as contract from "@evolve/contracts/planning-people";
import type { ActorTransaction } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { countOf } from "./choices-repository.ts";
import { mostPeriods } from "./periods-repository.ts";

/* What changes of people who are planned have to keep to. */

type Referred = Parameters<typeof countOf>[2];

/** Refuses ids that the tenant does not have. */
export const requireAll = async (
  tx: ActorTransaction,
  table: Referred,
  field: string,
  ids: readonly (string | null)[],
): Promise<void> => {
  const distinct = [...new Set(ids.flatMap((id) => (id === null ? [] : [id.toLowerCase()])))];
  if ((await countOf(tx, tx.tenantId, table, distinct)) < distinct.length)
    refuse("notFound", { fields: { [field]: "notFound" } });
};

export const requirePlans = async (
  tx: ActorTransaction,
  field: string,
  assignments: readonly Pick<contract.PlanAssignment, "workPlanId" | "rotationId">[],
): Promise<void> => {
  await requireAll(
    tx,
    "work_plans",
    field,
    assignments.map(({ workPlanId }) => workPlanId),
  );
  await requireAll(
    tx,
    "rotations",
    field,
    assignments.map(({ rotationId }) => rotationId),
  );
};

/** Refuses one more entry for people who have as many as they may, since their own panel could not be saved any more. */
export const requireRoom = async (
  tx: ActorTransaction,
  table: "agent_sites" | "plan_assignments",
  field: string,
  userIds: readonly string[],
): Promise<void> => {
  if ((await mostPeriods(tx, tx.tenantId, table, userIds)) > contract.peopleLimits.periodsMax)
    refuse("invalidParameters", { fields: { [field]: "maxLength" } });
};
