import { expect, test } from "vitest";
import { peopleOnQueue, scheduledLevel, type Shift } from "../index.ts";

const hour = 3_600_000;
const shift = (agent: string, more: Partial<Shift> = {}): Shift => ({
  id: agent,
  agent,
  start: 0,
  minutes: 120,
  activities: [],
  ...more,
});
const plain = { from: 0, intervalMinutes: 30, isOnQueue: (code: string) => code === "calls", hasSkill: () => true };

test("Who is at a break or a meeting does not count as on queue, for as much of the interval as it lasts", () => {
  const activities = [
    { code: "break", start: 30, minutes: 15 },
    { code: "calls", start: 60, minutes: 30 },
  ];
  const groups = [{ id: "all", required: [] }];
  const shifts = [shift("ada", { activities }), shift("bo", { start: -hour })];
  const people = peopleOnQueue({ ...plain, intervals: 6, groups, shifts });
  expect([...(people.get("all") ?? [])]).toEqual([2, 1.5, 1, 1, 0, 0]);
});

test("Who takes contacts of two groups is shared so that both are served alike, and half and half where nothing is required", () => {
  const groups = [
    { id: "calls", required: [3, null, 0] },
    { id: "spanish", skill: "es", required: [1, null, 2] },
  ];
  const hasSkill = ({ agent }: Shift): boolean => agent === "both";
  const shifts = [shift("one"), shift("both")];
  const people = peopleOnQueue({ ...plain, hasSkill, intervals: 3, groups, shifts });
  expect([...(people.get("calls") ?? [])]).toEqual([1.5, 1.5, 1]);
  expect([...(people.get("spanish") ?? [])]).toEqual([0.5, 0.5, 1]);
});

test("The service level is that of whole people who are left after shrinkage, rounded down", () => {
  const load = {
    model: "erlang-c",
    arrivals: 100,
    intervalSeconds: 1800,
    handleSeconds: 180,
    targetSeconds: 20,
  } as const;
  const reached = (people: number, shrinkage: number): number =>
    scheduledLevel({ ...load, people, shrinkage, concurrency: 1 });
  expect(reached(14, 0)).toBeCloseTo(0.88835, 6);
  expect(reached(16, 0.1)).toBe(reached(14, 0));
  expect(reached(14.9, 0)).toBe(reached(14, 0));
});
