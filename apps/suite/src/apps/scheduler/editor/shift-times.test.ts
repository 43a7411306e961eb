import type { Violation } from "@evolve/workforce";
import { describe, expect, test } from "vitest";
import { activityStarts, endsOf, restedStart, startsOf } from "./shift-times.ts";

const zone = "Europe/Berlin";
const minute = 60_000;
const start = Date.parse("2026-11-16T08:00:00Z");
const activity = { code: "break", start: 127, minutes: 15 };
const shift = { id: "a", agentId: "ada", start, minutes: 480, activities: [activity], isLocked: false, reason: null };

describe("What a shift's times can become", () => {
  test("is every quarter of an hour of its local day, as many as pass when clocks change", () => {
    const starts = startsOf(shift, zone);
    expect([starts[0], starts.length]).toEqual([Date.parse("2026-11-15T23:00:00Z"), 96]);
    expect(startsOf({ ...shift, start: Date.parse("2026-10-25T08:00:00Z") }, zone)).toHaveLength(100);
    expect(startsOf({ ...shift, start: Date.parse("2027-03-28T08:00:00Z") }, zone)).toHaveLength(92);
  });

  test("has what it is now, even between quarters", () => {
    const odd = { ...shift, start: start + 7 * minute, minutes: 481 };
    expect(startsOf(odd, zone)).toContain(odd.start);
    expect(endsOf(odd)).toContain(odd.start + 481 * minute);
  });

  test("keeps an activity within the shift", () => {
    const times = activityStarts(shift, activity);
    expect(times).toContain(start + 127 * minute);
    expect([times[0], times.at(-1)]).toEqual([start, start + 465 * minute]);
  });
});

test("Too short a rest is mended by a later start of the shift that follows it, not of the one before", () => {
  const end = start - 570 * minute;
  const values = { rest: 570, min: 660, end, start };
  const broken: Violation = { code: "rest-too-short", severity: "error", agent: "ada", date: "2026-11-16", values };
  expect(restedStart(shift, [broken])).toBe(start + 90 * minute);
  expect(restedStart({ ...shift, start: end - 480 * minute }, [broken])).toBeUndefined();
});
