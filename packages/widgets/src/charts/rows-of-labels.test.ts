import { expect, test } from "vitest";
import { rowsOfLabels } from "./rows-of-labels.ts";

test("A label that would cover another goes a row down, and the next with room goes to the top again", () => {
  const labels = [
    { from: 0, to: 80 },
    { from: 20, to: 60 },
    { from: 70, to: 90 },
    { from: 100, to: 130 },
  ];
  expect(rowsOfLabels(labels)).toEqual([0, 1, 1, 0]);
});
