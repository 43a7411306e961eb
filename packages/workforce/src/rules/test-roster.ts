import type { PlanShift, RosterAgent, RosterInput, Shift, WorkPlan } from "./roster.ts";

/* Rosters for tests: a week from Monday 16 November 2026 in Berlin, with shifts of eight paid hours, a meal and two breaks. */

export const hours = (count: number): number => count * 60;

export const dayShift: PlanShift = {
  id: "day",
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  start: { from: hours(6), to: hours(15), step: 30 },
  length: { min: 510, max: 510, step: 15 },
  activities: [
    { code: "break", minutes: 15, window: { from: 60, to: 150 } },
    { code: "meal", minutes: 30, window: { from: 195, to: 270 } },
    { code: "break", minutes: 15, window: { from: 345, to: 435 } },
  ],
};

export const fullTime: WorkPlan = {
  id: "full",
  weeklyMinutes: { min: hours(40), max: hours(40) },
  days: { min: 5, max: 5 },
  minRestMinutes: hours(11),
  maxConsecutiveDays: 6,
  shifts: [dayShift],
};

export const codes: RosterInput["codes"] = [
  { id: "break", kind: "break", paid: true },
  { id: "meal", kind: "meal", paid: false },
  { id: "training", kind: "training", paid: true },
];

export const agentOf = (id: string, more: Partial<RosterAgent> = {}): RosterAgent => ({
  id,
  skills: [],
  assignments: [{ from: "2026-01-01", plan: "full" }],
  ...more,
});

export const rosterOf = (more: Partial<RosterInput> = {}): RosterInput => ({
  start: "2026-11-16",
  days: 7,
  zone: "Europe/Berlin",
  weekStart: 1,
  codes,
  plans: [fullTime],
  agents: [agentOf("avery")],
  ...more,
});

/** A shift of the plan with its breaks, as clocks in winter show it: `shiftAt("2026-11-16T09:00")`. */
export const shiftAt = (local: string, more: Partial<Shift> = {}): Shift => ({
  id: local,
  agent: "avery",
  start: Date.parse(`${local}+01:00`),
  minutes: 510,
  activities: [
    { code: "break", start: 120, minutes: 15 },
    { code: "meal", start: 240, minutes: 30 },
    { code: "break", start: 390, minutes: 15 },
  ],
  ...more,
});

/** Five shifts from Monday on, which break no rule. */
export const legalWeek = (agent = "avery"): Shift[] =>
  ["16", "17", "18", "19", "20"].map((day) => shiftAt(`2026-11-${day}T09:00`, { id: `${agent}-${day}`, agent }));
