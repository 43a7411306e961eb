import { expect, it } from "vitest";
import { changedBar } from "./bar-changes.ts";
import type { TimelineBar } from "./types.ts";

const hour = 3_600_000;
const midnight = Date.parse("2026-11-30T00:00:00Z");
const scale = { from: midnight, to: midnight + 32 * hour, zone: "Etc/UTC" };
const limits = { scale, snapMinutes: 15 };
const barOf = (from: number, to: number): TimelineBar => ({
  id: "night",
  rowId: "ann",
  start: midnight + from * hour,
  end: midnight + to * hour,
  label: "Shift",
  tone: "blue",
});
const moved = (bar: TimelineBar, part: "whole" | "start" | "end", hours: number) => {
  const { start, end } = changedBar(bar, { part, by: hours * hour }, limits);
  return [(start - midnight) / hour, (end - midnight) / hour];
};

it("a bar that begins before the time shown is moved by a step, not into it", () => {
  const night = barOf(-2, 6);
  expect(moved(night, "whole", 0.25)).toEqual([-1.75, 6.25]);
  expect(moved(night, "whole", -0.25)).toEqual([-2, 6]);
  expect(moved(night, "start", 0.25)).toEqual([-1.75, 6]);
  expect(moved(night, "end", -1)).toEqual([-2, 5]);
});

it("a bar that ends after the time shown is moved by a step, too", () => {
  const late = barOf(28, 36);
  expect(moved(late, "whole", -0.25)).toEqual([27.75, 35.75]);
  expect(moved(late, "whole", 1)).toEqual([28, 36]);
  expect(moved(late, "end", -0.25)).toEqual([28, 35.75]);
});

it("a bar within the time shown stays in it", () => {
  expect(moved(barOf(1, 9), "whole", -4)).toEqual([0, 8]);
  expect(moved(barOf(1, 9), "start", -4)).toEqual([0, 9]);
  expect(moved(barOf(20, 28), "whole", 9)).toEqual([24, 32]);
});
