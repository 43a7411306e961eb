import fc from "fast-check";
import { expect, test } from "vitest";
import { pageButtons } from "./page-buttons.ts";

test("first, last, this page and its neighbours have a button", () => {
  expect(pageButtons(10, 20)).toEqual([0, null, 9, 10, 11, null, 20]);
  expect(pageButtons(0, 20)).toEqual([0, 1, 2, 3, null, 20]);
  expect(pageButtons(20, 20)).toEqual([0, null, 17, 18, 19, 20]);
  expect(pageButtons(0, 0)).toEqual([0]);
  expect(pageButtons(3, 6)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test("no gap stands for nothing or for a single page, and every button leads somewhere once", () => {
  fc.assert(
    fc.property(fc.nat(400), fc.nat(400), (one, other) => {
      const [page, last] = [Math.min(one, other), Math.max(one, other)];
      const buttons = pageButtons(page, last);
      const pages = buttons.filter((button) => button !== null);
      expect(new Set(pages).size).toBe(pages.length);
      expect(pages).toContain(page);
      buttons.forEach((button, index) => {
        if (button !== null) return;
        const [before, after] = [buttons[index - 1], buttons[index + 1]];
        expect(Number(after) - Number(before)).toBeGreaterThan(2);
      });
    }),
  );
});
