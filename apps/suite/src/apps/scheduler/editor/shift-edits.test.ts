import { prepareRoster } from "@evolve/workforce";
import { describe, expect, test } from "vitest";
import { added, handedOver, painted, pasted, split, swapped } from "./shift-edits.ts";

const eight = Date.parse("2026-10-23T06:00:00Z");
const minute = 60_000;
const shift = {
  id: "a",
  agentId: "ada",
  start: eight,
  minutes: 480,
  activities: [{ code: "meal", start: 240, minutes: 60 }],
  isLocked: false,
  reason: null,
};

test("A painted activity takes the place of what was there, and work on the queue clears it", () => {
  const meeting = painted(shift, "meeting", eight + 210 * minute, eight + 260 * minute);
  expect(meeting.activities).toEqual([
    { code: "meeting", start: 210, minutes: 50 },
    { code: "meal", start: 260, minutes: 40 },
  ]);
  const within = painted(shift, "meeting", eight + 250 * minute, eight + 260 * minute);
  expect(within.activities.map(({ code, start, minutes }) => [code, start, minutes])).toEqual([
    ["meal", 240, 10],
    ["meeting", 250, 10],
    ["meal", 260, 40],
  ]);
  expect(painted(shift, null, eight, eight + 480 * minute).activities).toEqual([]);
  expect(painted(shift, "meeting", eight - 120 * minute, eight).activities).toEqual(shift.activities);
});

test("A split shift is two, with the activities of each at the same times; at an end it stays whole", () => {
  const [first, second] = split(shift, eight + 270 * minute, "b");
  expect(first?.[1]).toMatchObject({ minutes: 270, activities: [{ start: 240, minutes: 30 }] });
  expect(second?.[1]).toMatchObject({
    id: "b",
    start: eight + 270 * minute,
    minutes: 210,
    activities: [{ start: 0, minutes: 30 }],
  });
  expect(split(shift, eight, "b")).toEqual([]);
});

test("A shift is pasted for somebody else at the same clock time, also after the clocks change", () => {
  const calendar = { start: "2026-10-19", days: 14, zone: "Europe/Stockholm", weekStart: 1 };
  const { clock } = prepareRoster({ ...calendar, codes: [], plans: [], agents: [] });
  const day = clock.dayOf(eight) + 3;
  const [id, copy] = pasted({ ...shift, isLocked: true }, { agentId: "bo", day, clock, newId: "b" });
  expect([id, copy?.agentId, copy?.isLocked]).toEqual(["b", "bo", false]);
  expect(new Date(copy?.start ?? 0).toISOString()).toBe("2026-10-26T07:00:00.000Z");
});

test("Two people swap shifts, and one gives a shift away, as shifts of their own", () => {
  const other = { ...shift, id: "b", agentId: "bo", start: eight + 60 * minute };
  const after = new Map(swapped(shift, other, ["c", "d"]));
  expect([after.get("a"), after.get("b")]).toEqual([null, null]);
  expect(after.get("c")).toMatchObject({ agentId: "ada", start: other.start });
  expect(after.get("d")).toMatchObject({ agentId: "bo", start: shift.start });
  expect(new Map(handedOver(shift, "bo", "c")).get("c")).toMatchObject({ id: "c", agentId: "bo", start: eight });
});

describe("A shift that is added", () => {
  const day = { id: "day", weekdays: [1, 2, 3, 4, 5], start: { from: 420, to: 600, step: 30 } };
  const activities = [{ code: "meal", minutes: 30, window: { from: 180, to: 300 } }];
  const plan = {
    id: "full",
    weeklyMinutes: { min: 0, max: 2_400 },
    days: { min: 0, max: 5 },
    minRestMinutes: 660,
    maxConsecutiveDays: 6,
    shifts: [{ ...day, length: { min: 510, max: 510, step: 15 }, activities }],
  };
  const rules = prepareRoster({
    start: "2026-10-19",
    days: 14,
    zone: "Europe/Berlin",
    weekStart: 1,
    codes: [{ id: "meal", kind: "meal", paid: false }],
    plans: [plan],
    agents: [{ id: "ada", skills: [], assignments: [{ from: "2026-01-01", plan: "full" }] }],
  });
  const on = (date: string, time: number) =>
    added(rules, { agentId: "ada", day: rules.clock.numberOf(date), time, newId: "new" });

  test("is one of the person's plan, with its meal", () => {
    const shift = on("2026-10-23", 490);
    expect(shift).toMatchObject({ id: "new", agentId: "ada", start: eight, minutes: 510, isLocked: false });
    expect(shift.activities).toEqual([{ code: "meal", start: 240, minutes: 30 }]);
  });

  test("has eight hours from the time pointed at where the plan has none, also once clocks have changed", () => {
    expect(on("2026-10-25", 600)).toMatchObject({
      start: Date.parse("2026-10-25T09:00:00Z"),
      minutes: 480,
      activities: [],
    });
  });
});
