import type { CoverageGroup } from "@evolve/contracts/schedule-coverage";
import { prepareRoster } from "@evolve/workforce";
import { expect, test } from "vitest";
import { coverageOf, shortestOf, wholeShare } from "./coverage.ts";

const midnight = Date.parse("2026-11-30T00:00:00Z");
const group: CoverageGroup = {
  id: "calls",
  name: "Calls",
  skillId: null,
  intervalMinutes: 30,
  goal: 0.8,
  terms: { model: "erlang-c", targetSeconds: 20, concurrency: 1 },
  onQueue: [2, 2, null],
  required: [2, 3, null],
  contacts: [5, 5, 0],
  handleSeconds: [180, 180, 0],
  shrinkage: [0, 0.3, 0],
  isOpen: [true, true, false],
};
const agents = ["ada", "bo"].map((id) => ({ id, skills: [], assignments: [] }));
const rules = prepareRoster({
  start: "2026-11-30",
  days: 7,
  zone: "Etc/UTC",
  weekStart: 1,
  codes: [],
  plans: [],
  agents,
});
const shift = (agentId: string) => ({
  id: agentId,
  agentId,
  start: midnight,
  minutes: 480,
  activities: [],
  isLocked: false,
  reason: null,
});

test("Each interval has what is required, scheduled and missing, and the level that those who are left reach", () => {
  const shifts = [shift("ada"), shift("bo")];
  const intervals = coverageOf(group, { from: midnight, groups: [group], rules, shifts, isOnQueue: () => false });
  expect(intervals).toMatchObject([
    { at: midnight, required: 2, scheduled: 2, net: 0 },
    { at: midnight + 1_800_000, required: 3, scheduled: 2, net: -1 },
    { required: null, scheduled: 2, net: null, level: null },
  ]);
  expect(intervals[0]?.level).toBeGreaterThan(0.9);
  expect(intervals[1]?.level).toBeLessThan(0.6);
  expect(shortestOf(intervals)).toMatchObject({ net: -1 });
  expect(shortestOf(intervals.slice(0, 1))).toBeNull();
});

test("A level below the goal is never rounded up to it", () => {
  expect([0.7999, 0.8, 0.29].map(wholeShare)).toEqual([0.79, 0.8, 0.29]);
});
