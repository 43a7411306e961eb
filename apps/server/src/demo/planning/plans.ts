import type { PlanShift } from "@evolve/contracts/work-plans";
import type { NewRow } from "../../database/types.ts";
import { newId } from "../../ids.ts";
import type { PlanningRows } from "./set-up.ts";

export interface DemoPlans {
  readonly work_plans: NewRow<"work_plans">[];
  readonly work_plan_codes: NewRow<"work_plan_codes">[];
  readonly rotation: NewRow<"rotations">;
  readonly rotation_plans: NewRow<"rotation_plans">[];
  /** What an agent by number has. */
  readonly assignmentOf: (agent: number) => { readonly work_plan_id?: string; readonly rotation_id?: string };
}

const hour = 60;

/** Two breaks, and a meal where the shift is long. */
const activitiesOf = (minutes: number, breakId: string, mealId: string): PlanShift["activities"] => {
  const half = minutes / 2;
  const of = (activityCodeId: string, length: number, windowFrom: number, windowTo: number) => ({
    activityCodeId,
    minutes: length,
    windowFrom,
    windowTo,
    minShiftMinutes: null,
  });
  if (minutes < 300) return [of(breakId, 15, 75, 150)];
  return [of(breakId, 15, 75, 165), of(mealId, 30, half - 45, half + 30), of(breakId, 15, minutes - 165, minutes - 75)];
};

/** Name, days, hours of a day with the meal, first and last start, weekdays. */
const kinds = [
  ["Early 40 h", 5, 8.5, 6.5, 9, "daily"],
  ["Late 40 h", 5, 8.5, 11, 12.5, "daily"],
  ["Flexible 40 h", 5, 8.5, 7, 12, "daily"],
  ["Four days 40 h", 4, 10.5, 7, 10, "daily"],
  ["Part time 20 h", 5, 4, 8, 16, "weekdays"],
  ["Nights 38 h", 4, 10, 21, 22, "daily"],
] as const;

/** For how many of a hundred people each is; the rest changes between early and late. */
const mix = [10, 8, 30, 12, 15, 7];

/** Acme's work plans: full time, part time and nights, and a rotation of early and late. */
export const plansOf = ({ tenantId, activity_codes }: PlanningRows, firstDay: string): DemoPlans => {
  const of = { tenant_id: tenantId };
  const codeOf = (kind: "break" | "meal"): string => activity_codes.find((code) => code.kind === kind)?.id ?? "";
  const codes = [codeOf("break"), codeOf("meal")] as const;
  const work_plans = kinds.map(([name, days, hours, from, to, week]) => {
    const minutes = hours * hour;
    const paid = days * (minutes < 300 ? minutes : minutes - 30);
    const shift: PlanShift = {
      name: name.replace(/ \d.*/, ""),
      weekdays: week === "daily" ? [0, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5],
      startFrom: from * hour,
      startTo: to * hour,
      startStep: 30,
      lengthMin: minutes,
      lengthMax: minutes,
      lengthStep: 30,
      activities: activitiesOf(minutes, ...codes),
    };
    return {
      ...of,
      id: newId(),
      name,
      min_weekly_minutes: paid,
      max_weekly_minutes: paid,
      min_days: days,
      max_days: days,
      min_rest_minutes: 11 * hour,
      max_consecutive_days: 6,
      days_off_together: 2,
      max_minutes_without_break: 5 * hour,
      shifts: JSON.stringify([shift]),
    };
  });
  const rotation = { ...of, id: newId(), name: "Early and late", first_day: firstDay };
  return {
    work_plans,
    work_plan_codes: work_plans.flatMap(({ id }) =>
      codes.map((activity_code_id) => ({ ...of, work_plan_id: id, activity_code_id })),
    ),
    rotation,
    rotation_plans: work_plans.slice(0, 2).map(({ id }, position) => ({
      ...of,
      rotation_id: rotation.id,
      position,
      work_plan_id: id,
    })),
    assignmentOf: (agent) => {
      let place = (agent * 37) % 100;
      const plan = work_plans[mix.findIndex((share) => (place -= share) < 0)];
      return plan ? { work_plan_id: plan.id } : { rotation_id: rotation.id };
    },
  };
};
