import { placeBreaks } from "@evolve/workforce";
import { expect, test } from "vitest";
import { breaksInput, withBreaks } from "./replace-breaks.ts";

const midnight = Date.parse("2026-11-30T00:00:00Z");
const hour = 3_600_000;
const group = {
  id: "calls",
  name: "Calls",
  skillId: null,
  intervalMinutes: 30 as const,
  goal: null,
  terms: null,
  onQueue: [],
  // From eleven to twelve everybody is needed.
  required: Array.from({ length: 48 }, (_, at) => (at === 22 || at === 23 ? 3 : 1)),
  contacts: [],
  handleSeconds: [],
  shrinkage: [],
  isOpen: [],
};
const plan = {
  id: "days",
  weeklyMinutes: { min: 0, max: 2_400 },
  days: { min: 0, max: 7 },
  minRestMinutes: 600,
  maxConsecutiveDays: 7,
  shifts: [
    {
      id: "day",
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      start: { from: 480, to: 480, step: 15 },
      length: { min: 480, max: 480, step: 15 },
      activities: [{ code: "break", minutes: 30, window: { from: 120, to: 300 } }],
    },
  ],
};
const agents = ["ada", "bo", "cleo"].map((id) => ({
  id,
  skills: [],
  assignments: [{ from: "2026-01-05", plan: "days" }],
}));
const roster = {
  start: "2026-11-23",
  days: 21,
  zone: "Etc/UTC",
  weekStart: 1,
  codes: [{ id: "break", kind: "break" as const, paid: true }],
  plans: [plan],
  agents,
};
const shift = (agentId: string, isLocked = false) => ({
  id: `of ${agentId}`,
  agentId,
  start: midnight + 8 * hour,
  minutes: 480,
  activities: [{ code: "break", start: 180, minutes: 30 }],
  isLocked,
  reason: null,
});

test("Breaks of a day go to where fewer people are needed; locked shifts and all starts stay", () => {
  const shifts = [shift("ada"), shift("bo"), shift("cleo", true)];
  const before = new Map(shifts.map((one) => [one.id, one]));
  const day = { roster, date: "2026-11-30", from: midnight, to: midnight + 24 * hour, groups: [group], shifts };
  const changes = withBreaks(before, placeBreaks(breaksInput(day), { seed: 1, moves: 20_000 }).shifts);
  expect(changes.map(([id]) => id).sort()).toEqual(["of ada", "of bo"]);
  for (const [, { start, activities }] of changes) {
    expect(start).toBe(midnight + 8 * hour);
    expect(activities).toHaveLength(1);
    const [at = 0] = activities.map((activity) => activity.start);
    expect(at + 30 <= 180 || at >= 240).toBe(true);
  }
});

test("Who works since the evening before counts, and keeps the breaks of that day", () => {
  const early = { ...plan, shifts: plan.shifts.map((kind) => ({ ...kind, start: { from: 0, to: 480, step: 15 } })) };
  // From two to half past six one person is needed at any time.
  const needed = { ...group, required: group.required.map((_, index) => (index >= 4 && index < 13 ? 1 : 0)) };
  const ada = { ...shift("ada"), start: midnight, activities: [{ code: "break", start: 240, minutes: 30 }] };
  // Until three.
  const night = {
    ...shift("bo"),
    start: midnight - 5 * hour,
    activities: [{ code: "break", start: 120, minutes: 30 }],
  };
  const day = {
    roster: { ...roster, plans: [early] },
    date: "2026-11-30",
    from: midnight,
    to: midnight + 24 * hour,
    groups: [needed],
    shifts: [ada, night],
  };
  const input = breaksInput(day);
  expect(input.shifts?.map(({ id, locked }) => [id, locked])).toEqual([
    ["of ada", false],
    ["of bo", true],
  ]);
  const before = new Map([ada, night].map((one) => [one.id, one]));
  const [[id, { activities }] = expect.fail("no break was moved"), ...others] = withBreaks(
    before,
    placeBreaks(input, { seed: 1, moves: 20_000 }).shifts,
  );
  expect([id, others]).toEqual(["of ada", []]);
  const [{ start = 0 } = {}] = activities;
  expect([120, 135, 150]).toContain(start);
});
