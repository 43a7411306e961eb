import type { WorkPlanFields } from "@evolve/contracts/work-plans";
import type { Rotation, WorkPlan } from "@evolve/workforce";
import type { Tx } from "../../../database/index.ts";
import { listRotationPlans, listRotations } from "./rotations-repository.ts";
import { listWorkPlans } from "./work-plans-repository.ts";

/** A plan as the engine reads it. */
export const enginePlan = (id: string, plan: WorkPlanFields): WorkPlan => ({
  id,
  weeklyMinutes: { min: plan.minWeeklyMinutes, max: plan.maxWeeklyMinutes },
  days: { min: plan.minDays, max: plan.maxDays },
  minRestMinutes: plan.minRestMinutes,
  maxConsecutiveDays: plan.maxConsecutiveDays,
  daysOffTogether: plan.daysOffTogether,
  ...(plan.maxDailyMinutes !== null && { maxDailyMinutes: plan.maxDailyMinutes }),
  ...(plan.maxMinutesWithoutBreak !== null && { maxMinutesWithoutBreak: plan.maxMinutesWithoutBreak }),
  shifts: plan.shifts.map((shift, index) => ({
    id: `${id}/${index}`,
    weekdays: shift.weekdays,
    start: { from: shift.startFrom, to: shift.startTo, step: shift.startStep },
    length: { min: shift.lengthMin, max: shift.lengthMax, step: shift.lengthStep },
    activities: shift.activities.map(({ activityCodeId, minutes, windowFrom, windowTo, minShiftMinutes }) => ({
      code: activityCodeId.toLowerCase(),
      minutes,
      window: { from: windowFrom, to: windowTo },
      ...(minShiftMinutes !== null && { minShiftMinutes }),
    })),
  })),
});

/** All plans and rotations of a tenant as the engine reads them. */
export const enginePlans = async (
  tx: Tx,
  tenantId: string,
): Promise<{ readonly plans: WorkPlan[]; readonly rotations: Rotation[] }> => {
  const turns = Map.groupBy(await listRotationPlans(tx, tenantId), ({ rotationId }) => rotationId);
  return {
    plans: (await listWorkPlans(tx, tenantId)).map((plan) => enginePlan(plan.id, plan)),
    rotations: (await listRotations(tx, tenantId)).map(({ id, firstDay }) => ({
      id,
      start: firstDay,
      plans: (turns.get(id) ?? []).map(({ workPlanId }) => workPlanId),
    })),
  };
};
