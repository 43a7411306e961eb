import type { GenerationFigures } from "@evolve/contracts/schedule-generation";
import { type MeasuredGroup, type ScheduleInput, type ScheduleResult, scheduleFigures } from "@evolve/workforce";
import type { Tx } from "../../../database/index.ts";
import { listGroupSkills, loadsOf } from "../staffing/index.ts";

/** What schedules of a business unit are measured by: people to schedule, contacts, and on what terms they are answered. */
export const measuredGroups = async (
  tx: Tx,
  tenantId: string,
  businessUnitId: string,
  span: { readonly from: number; readonly to: number },
): Promise<MeasuredGroup[]> => {
  const skills = await listGroupSkills(tx, tenantId, businessUnitId);
  const loads = await loadsOf(tx, tenantId, businessUnitId, span);
  return loads.map(({ id, terms, intervals }) => {
    const skill = skills.get(id);
    return {
      id,
      ...(skill && { skill }),
      required: intervals.map((row) => row?.onQueue ?? null),
      scheduled: intervals.map((row) => row?.scheduled ?? null),
      terms,
      loads: intervals.map((row) =>
        row?.isOpen ? { arrivals: row.contacts, handleSeconds: row.handleSeconds, shrinkage: row.shrinkage } : null,
      ),
    };
  });
};

/** What a result is compared by with others of its draft. */
export const figuresOf = (
  { roster, intervalMinutes }: ScheduleInput,
  groups: readonly MeasuredGroup[],
  from: number,
  { shifts, messages }: ScheduleResult,
): GenerationFigures => {
  const broken = messages.filter(({ kind }) => kind === "locked-breaks-rule").length;
  return {
    ...scheduleFigures({ roster, from, intervalMinutes, groups, shifts }),
    unfilled: messages.length - broken,
    broken,
  };
};
