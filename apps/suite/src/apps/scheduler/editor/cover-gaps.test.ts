import { expect, test } from "vitest";
import { gapsOf } from "./cover-gaps.ts";

const half = 1_800_000;

test("Where people are missing is told by stretches, the worst first, with the hours around its worst interval", () => {
  const nets = [0, -1, -1, -2, -1, -1, -1, null, -3, 1];
  const intervals = nets.map((net, at) => ({
    at: at * half,
    required: 3,
    scheduled: 0,
    missingHours: 0,
    net,
    level: null,
  }));
  expect(gapsOf(intervals, half)).toEqual([
    { from: 8 * half, to: 9 * half, net: -3 },
    { from: half, to: 6 * half, net: -2 },
  ]);
});
