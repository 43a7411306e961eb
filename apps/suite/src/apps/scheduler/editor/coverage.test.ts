import type { CoverageGroup } from "@evolve/contracts/schedule-coverage";
import { prepareRoster, scheduleFigures } from "@evolve/workforce";
import { expect, test } from "vitest";
import { coverageOf, shortestOf } from "./coverage.ts";
import { wholeShare } from "../../../parts/whole-share.ts";
import { engineShift } from "./violations.ts";

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
const roster = { start: "2026-11-30", days: 7, zone: "Etc/UTC", weekStart: 1, codes: [], plans: [], agents } as const;
const rules = prepareRoster(roster);
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

test("The hours that are missing are those that generations are compared by, also where people serve several groups", () => {
  const skills = [{ skill: "es", from: "2026-01-01" }];
  const both = { ...roster, agents: [agents[0], { id: "bo", skills, assignments: [] }].flatMap((one) => one ?? []) };
  const spanish = { ...group, id: "spanish", skillId: "es", onQueue: [1, 1, 1], required: [1, 2, 1] };
  const groups = [group, spanish];
  const shifts = ["ada", "bo"].map((id) => ({ ...shift(id), activities: [{ code: "break", start: 15, minutes: 30 }] }));
  const shown = groups
    .flatMap((one) =>
      coverageOf(one, { from: midnight, groups, rules: prepareRoster(both), shifts, isOnQueue: () => false }),
    )
    .reduce((sum, { missingHours }) => sum + missingHours, 0);
  const { underHours } = scheduleFigures({
    roster: both,
    from: midnight,
    intervalMinutes: 30,
    groups: groups.map(({ id, skillId, onQueue, required }) => ({
      id,
      ...(skillId !== null && { skill: skillId }),
      required: onQueue,
      scheduled: required,
      terms: null,
      loads: [],
    })),
    shifts: shifts.map(engineShift),
  });
  expect(shown).toBeGreaterThan(2);
  expect(shown).toBeCloseTo(underHours, 9);
});

test("A level below the goal is never rounded up to it", () => {
  expect([0.7999, 0.8, 0.29].map(wholeShare)).toEqual([0.79, 0.8, 0.29]);
});
