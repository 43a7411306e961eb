import type { PlanShift, RosterAgent, WorkPlan } from "../rules/roster.ts";
import { createRandom } from "../support/random.ts";
import type { ScheduleInput } from "./schedule-input.ts";

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const hour = 60;

const kind = (id: string, from: number, to: number, minutes: number, meal: number): PlanShift => ({
  id,
  weekdays: everyDay,
  start: { from: from * hour, to: to * hour, step: 15 },
  length: { min: minutes, max: minutes, step: 15 },
  activities: [
    { code: "break", minutes: 15, window: { from: 75, to: Math.min(165, minutes / 2 + 15) } },
    ...(meal > 0 ? [{ code: "meal", minutes: meal, window: { from: minutes / 2 - 45, to: minutes / 2 + 45 } }] : []),
    ...(minutes >= 420 ? [{ code: "break", minutes: 15, window: { from: minutes - 165, to: minutes - 75 } }] : []),
  ],
});

const plan = (id: string, days: number, daily: number, shifts: readonly PlanShift[]): WorkPlan => ({
  id,
  weeklyMinutes: { min: days * daily, max: days * daily },
  days: { min: days, max: days },
  minRestMinutes: 11 * hour,
  maxConsecutiveDays: 6,
  shifts,
});

const sixPlans: readonly WorkPlan[] = [
  plan("early", 5, 480, [kind("early", 5, 9, 510, 30)]),
  plan("late", 5, 480, [kind("late", 12, 15.5, 510, 30)]),
  plan("night", 4, 570, [kind("night", 20, 23, 600, 30)]),
  plan("flexible", 5, 480, [kind("flexible", 6, 15, 510, 30)]),
  plan("ten", 4, 600, [kind("ten", 6, 13, 630, 30)]),
  plan("part", 5, 240, [kind("part", 7, 18, 240, 0)]),
];

/** For how many of a hundred people each plan is. */
const mix = [20, 15, 10, 30, 10, 15];

export interface SampleCentreOptions {
  readonly agents: number;
  readonly days?: number;
  readonly seed?: number;
  /** Requirement as a share of what people can give. */
  readonly load?: number;
  readonly wishes?: boolean;
}

/** A centre that is open day and night, with six work plans, from Monday 16 November 2026 on: for benchmarks and trials. */
export const sampleCentre = ({
  agents: count,
  days = 7,
  seed = 1,
  load = 0.97,
  wishes = false,
}: SampleCentreOptions): ScheduleInput => {
  const random = createRandom(seed);
  const agents = Array.from({ length: count }, (_, index): RosterAgent => {
    let place = (index * 37) % 100;
    const own = mix.findIndex((share) => (place -= share) < 0);
    const id = sixPlans[own]?.id ?? "early";
    const [shift] = sixPlans[own]?.shifts ?? [];
    const { from = 0, to = 0 } = shift?.start ?? {};
    const wanted = from + ((to - from) / 2) * random.index(2);
    return {
      id: `agent-${String(index).padStart(4, "0")}`,
      skills: [],
      assignments: [{ from: "2026-01-01", plan: id }],
      ...(wishes
        ? { preferences: { weekdaysOff: [random.index(7)], startBand: { from: wanted, to: wanted + (to - from) / 2 } } }
        : {}),
    };
  });
  const shape = Array.from({ length: days * 96 }, (_, interval) => {
    const at = (interval % 96) / 4;
    const day = Math.floor(interval / 96) % 7;
    const weekly = [1.15, 1.05, 1, 1, 1.02, 0.85, 0.75][day] ?? 1;
    return weekly * (0.22 + Math.exp(-(((at - 11) / 3.2) ** 2)) + 0.75 * Math.exp(-(((at - 16.5) / 3.4) ** 2)));
  });
  const total = shape.reduce((sum, value) => sum + value, 0);
  // Paid hours, less two breaks a day.
  const supply = count * 36.2 * 4 * 0.93 * (days / 7);
  const required = shape.map((value) => Math.round((value / total) * supply * load));
  return {
    roster: {
      start: "2026-11-16",
      days,
      zone: "Europe/Berlin",
      weekStart: 1,
      codes: [
        { id: "break", kind: "break", paid: true },
        { id: "meal", kind: "meal", paid: false },
      ],
      plans: sixPlans,
      agents,
    },
    intervalMinutes: 15,
    groups: [{ id: "all", required }],
  };
};
