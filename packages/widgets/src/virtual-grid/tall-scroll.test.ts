import fc from "fast-check";
import { expect, test } from "vitest";
import { at, drawnAtMost, revealing, scrolledTo, settledTop } from "./tall-scroll.ts";

const million = { whole: 45_000_000, drawn: drawnAtMost, seen: 600 };
const top = { offset: 0, shift: 0 };

test("a list that a browser can draw scrolls as it is", () => {
  expect(scrolledTo(top, 1234, { whole: 450_000, drawn: 450_000, seen: 600 })).toEqual({ offset: 1234, shift: 0 });
});

test("the wheel goes pixel by pixel through a million rows", () => {
  const first = scrolledTo(top, 100, million);
  expect(first.offset).toBe(100);
  expect(scrolledTo(first, 220, million).offset).toBe(220);
});

test("the bar leads to the same share of the list, and its ends to the first and the last row", () => {
  const half = (drawnAtMost - million.seen) / 2;
  expect(scrolledTo(top, half, million).offset).toBeCloseTo((million.whole - million.seen) / 2);
  expect(scrolledTo(top, drawnAtMost - million.seen, million).offset).toBe(million.whole - million.seen);
  expect(scrolledTo(scrolledTo(top, half, million), 0, million)).toEqual(top);
});

test("setting the bar to the true share moves nothing that is seen", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: million.whole - 1600 }), (offset) => {
      const settled = settledTop({ offset, shift: 0 }, million);
      expect(settled).toBeGreaterThan(0);
      expect(settled).toBeLessThan(drawnAtMost - million.seen);
      const after = at(offset, settled, million);
      expect(after.offset).toBe(offset);
      expect(scrolledTo(after, settled, million).offset).toBeCloseTo(offset);
    }),
  );
});

test("a line is brought into sight with the least step", () => {
  expect(revealing(1000, { top: 1200, bottom: 1245 }, 600)).toBe(1000);
  expect(revealing(1000, { top: 900, bottom: 945 }, 600)).toBe(900);
  expect(revealing(1000, { top: 1590, bottom: 1635 }, 600)).toBe(1035);
});
