import { planningLimits } from "@evolve/contracts/planning";
import * as contract from "@evolve/contracts/work-plans";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { removeRow, saveRow } from "../planning-setup/index.ts";
import { listRotationPlans } from "./rotations-repository.ts";
import {
  countHolders,
  findActivityCodeIds,
  findWorkPlan,
  replacePlanCodes,
  searchWorkPlanRows,
} from "./work-plans-repository.ts";

const kind = { table: "work_plans", name: "work-plan", most: planningLimits.workPlansMax } as const;

const present = (row: contract.WorkPlan): contract.WorkPlan => ({
  id: row.id,
  name: row.name,
  minWeeklyMinutes: row.minWeeklyMinutes,
  maxWeeklyMinutes: row.maxWeeklyMinutes,
  minDays: row.minDays,
  maxDays: row.maxDays,
  maxDailyMinutes: row.maxDailyMinutes,
  minRestMinutes: row.minRestMinutes,
  maxConsecutiveDays: row.maxConsecutiveDays,
  daysOffTogether: row.daysOffTogether,
  maxMinutesWithoutBreak: row.maxMinutesWithoutBreak,
  shifts: row.shifts,
  version: row.version,
});

export const searchWorkPlans = operation(contract.searchWorkPlans, ({ actor: { tenantId }, body, now, read }) =>
  read(async (tx) => {
    const { rows, total, next, statistics } = await searchWorkPlanRows(tx, tenantId, body);
    const [holders, turns] = [await countHolders(tx, tenantId, now), await listRotationPlans(tx, tenantId)];
    const agentsOf = (id: string): number => {
      const rotations = new Set(turns.flatMap((turn) => (turn.workPlanId === id ? [turn.rotationId] : [])));
      return holders
        .filter((held) => held.workPlanId === id || (held.rotationId !== null && rotations.has(held.rotationId)))
        .reduce((sum, { agents }) => sum + agents, 0);
    };
    const workPlans = rows.map((row) => ({ ...present(row), agentCount: agentsOf(row.id) }));
    return { workPlans, totalRecords: total, next, statistics };
  }),
);

export const saveWorkPlan = operation(contract.saveWorkPlan, ({ actor: { tenantId }, body, write }) =>
  write(async (tx) => {
    const codeIds = [
      ...new Set(body.shifts.flatMap(({ activities }) => activities.map((one) => one.activityCodeId.toLowerCase()))),
    ];
    if ((await findActivityCodeIds(tx, tenantId, codeIds)).length < codeIds.length)
      refuse("notFound", { fields: { shifts: "notFound" } });
    const id = await saveRow(tx, kind, body, {
      name: body.name,
      min_weekly_minutes: body.minWeeklyMinutes,
      max_weekly_minutes: body.maxWeeklyMinutes,
      min_days: body.minDays,
      max_days: body.maxDays,
      max_daily_minutes: body.maxDailyMinutes,
      min_rest_minutes: body.minRestMinutes,
      max_consecutive_days: body.maxConsecutiveDays,
      days_off_together: body.daysOffTogether,
      max_minutes_without_break: body.maxMinutesWithoutBreak,
      shifts: JSON.stringify(body.shifts),
    });
    await replacePlanCodes(tx, tenantId, id, codeIds);
    return { workPlan: present((await findWorkPlan(tx, tenantId, id)) ?? refuse("notFound")) };
  }),
);

export const deleteWorkPlan = operation(contract.deleteWorkPlan, ({ params, write }) =>
  write(async (tx) => {
    await removeRow(tx, kind, params.workPlanId);
    return { success: true } as const;
  }),
);
