import { describe, expect, test } from "vitest";
import { scheduledLevel } from "../coverage/scheduled-level.ts";
import { agentOf, legalWeek, rosterOf, shiftAt } from "../rules/test-roster.ts";
import { type MeasuredGroup, scheduleFigures } from "./schedule-figures.ts";

const monday = Date.parse("2026-11-16T00:00+01:00");
const intervals = 7 * 48;
const from9to17 = (value: number) =>
  Array.from({ length: intervals }, (_, at) => (at % 48 >= 18 && at % 48 < 34 && at < 5 * 48 ? value : 0));
const terms = { model: "erlang-c", targetSeconds: 20, concurrency: 1 } as const;
const group = (required: number, arrivals: number): MeasuredGroup => ({
  id: "calls",
  required: from9to17(required),
  scheduled: from9to17(required),
  terms,
  loads: from9to17(arrivals).map((calls) => ({ arrivals: calls, handleSeconds: 180, shrinkage: 0 })),
});
const figures = (more: Partial<Parameters<typeof scheduleFigures>[0]> = {}) =>
  scheduleFigures({
    roster: rosterOf(),
    from: monday,
    intervalMinutes: 30,
    groups: [group(2, 0)],
    shifts: legalWeek(),
    ...more,
  });

describe("A schedule is compared", () => {
  test("by the people-hours below and above what is required", () => {
    // From 9:00 to 17:30 with an hour of breaks: of 37.5 hours on the queue 35 are of the 80 required from 9:00 to 17:00.
    expect(figures()).toMatchObject({ underHours: 80 - 35, overHours: 2.5, serviceLevel: null });
  });

  test("by the service level of all contacts, each interval by its own people", () => {
    const level = (people: number) =>
      scheduledLevel({ ...terms, arrivals: 5, handleSeconds: 180, shrinkage: 0, intervalSeconds: 1800, people });
    const shifts = legalWeek().map((shift) => ({ ...shift, activities: [] }));
    const both = [...shifts, ...legalWeek("bo").map((shift) => ({ ...shift, activities: [] }))];
    const roster = rosterOf({ agents: [agentOf("avery"), agentOf("bo")] });
    expect(figures({ groups: [group(1, 5)], shifts }).serviceLevel).toBeCloseTo(level(1), 9);
    expect(figures({ groups: [group(1, 5)], shifts: both, roster }).serviceLevel).toBeCloseTo(level(2), 9);
    const half = [...shifts, ...both.slice(5, 6)];
    expect(figures({ groups: [group(1, 5)], shifts: half, roster }).serviceLevel).toBeCloseTo(
      (4 * level(1) + level(2)) / 5,
      9,
    );
  });

  test("by paid hours of its own days", () => {
    expect(figures().paidHours).toBe(40);
    expect(figures({ shifts: [...legalWeek(), shiftAt("2026-11-13T09:00")] }).paidHours).toBe(40);
  });

  test("by wishes for days off, times to start and lengths of shifts that are met", () => {
    const roster = (preferences: object) => rosterOf({ agents: [agentOf("avery", { preferences })] });
    const wishing = (preferences: object) => figures({ roster: roster(preferences) });
    expect(wishing({ weekdaysOff: [6], datesOff: ["2026-11-17"] })).toMatchObject({ wishes: 2, wishesMet: 1 });
    expect(wishing({ startBand: { from: 480, to: 540 } })).toMatchObject({ wishes: 5, wishesMet: 5 });
    expect(wishing({ startBand: { from: 600, to: 660 } })).toMatchObject({ wishes: 5, wishesMet: 0 });
    // Shifts of eight hours and a half: the unpaid meal makes them longer than the eight that are wished.
    expect(wishing({ shiftMinutes: 480 })).toMatchObject({ wishes: 5, wishesMet: 5 });
    expect(wishing({ shiftMinutes: 540 })).toMatchObject({ wishes: 5, wishesMet: 5 });
    expect(wishing({ shiftMinutes: 600 })).toMatchObject({ wishes: 5, wishesMet: 0 });
  });

  test("by how evenly early, late and weekend shifts are shared within a plan", () => {
    const roster = rosterOf({ agents: [agentOf("avery"), agentOf("bo")] });
    const early = (agent: string, day: number) =>
      shiftAt(`2026-11-${day}T06:00`, { id: `${agent} ${day}`, agent, activities: [] });
    const share = (...shifts: ReturnType<typeof early>[]) => figures({ roster, shifts }).unevenness;
    expect(share()).toBe(0);
    expect(share(early("avery", 16), early("bo", 17))).toBe(0);
    expect(share(early("avery", 16), early("avery", 17))).toBe(0.5);
    expect(share(early("avery", 16), early("avery", 17), early("avery", 18), early("bo", 17))).toBe(0.25);
  });
});
