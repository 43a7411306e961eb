import { expect, test } from "vitest";
import { nextProgress, progressEnd, progressInterval, progressStart } from "./progress.ts";

test("progress starts at 0.3 and rises 0.02 every 250 ms [WIDG-024]", () => {
  expect(progressStart).toBe(0.3);
  expect(progressInterval).toBe(250);
  expect(nextProgress(progressStart)).toBe(0.32);
  expect(nextProgress(0.32)).toBe(0.34);
});

test("it holds at 0.98 however long the work takes [WIDG-024]", () => {
  let progress = progressStart;
  for (let step = 0; step < 34; step += 1) progress = nextProgress(progress);
  expect(progress).toBe(progressEnd);
  expect(nextProgress(progress)).toBe(0.98);
});
