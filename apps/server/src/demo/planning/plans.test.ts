import { validatePlans } from "@evolve/workforce";
import { expect, test } from "vitest";
import type { PlanShift } from "@evolve/contracts/work-plans";
import { newId } from "../../ids.ts";
import { enginePlan } from "../../modules/workforce/work-plans/index.ts";
import { plansOf } from "./plans.ts";
import { planningOf } from "./set-up.ts";

test("Everybody can keep each of the demo's work plans and its rotation", () => {
  const rows = planningOf(newId(), newId());
  const made = plansOf(rows, "2026-01-05");
  const plans = made.work_plans.map((plan) =>
    enginePlan(plan.id, {
      name: plan.name,
      minWeeklyMinutes: plan.min_weekly_minutes,
      maxWeeklyMinutes: plan.max_weekly_minutes,
      minDays: plan.min_days,
      maxDays: plan.max_days,
      maxDailyMinutes: null,
      minRestMinutes: plan.min_rest_minutes,
      maxConsecutiveDays: plan.max_consecutive_days,
      daysOffTogether: plan.days_off_together,
      maxMinutesWithoutBreak: plan.max_minutes_without_break ?? null,
      shifts: JSON.parse(plan.shifts) as PlanShift[],
    }),
  );
  const turning = made.rotation_plans.map(({ work_plan_id }) => work_plan_id);
  const findings = validatePlans({
    start: "2026-11-30",
    days: 28,
    zone: "Europe/Stockholm",
    weekStart: 1,
    codes: rows.activity_codes.map(({ id, is_paid, kind }) => ({
      id,
      kind: kind === "meal" ? "meal" : "break",
      paid: is_paid,
    })),
    plans,
    rotations: [{ id: "turn", start: "2026-01-05", plans: turning }],
    agents: [...plans.map(({ id }) => ({ plan: id })), { rotation: "turn" }].map((by, index) => ({
      id: String(index),
      skills: [],
      contract: { maxConsecutiveDays: 5, minRestMinutes: 720 },
      assignments: [{ from: "2026-01-01", ...by }],
    })),
  });
  expect(findings).toEqual([]);
});
