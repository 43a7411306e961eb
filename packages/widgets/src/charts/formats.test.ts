import { expect, test } from "vitest";
import { timeFormats } from "./formats.ts";

const hour = 60 * 60_000;
const { tick, instant } = timeFormats("en-US", "Europe/Berlin", hour);

test("Midnight of the zone is written as its day, other hours as times, a month's ticks as months", () => {
  const midnight = Date.UTC(2026, 9, 24, 22);
  expect(tick(midnight, 6 * hour)).toBe("Oct 25");
  expect(tick(midnight + hour, 6 * hour).replace(/\s/, " ")).toBe("1:00 AM");
  expect(tick(midnight, 24 * hour)).toBe("Oct 25");
  expect(tick(Date.UTC(2026, 9, 31, 23), 30 * 24 * hour)).toBe("Nov 2026");
});

test("The hour that comes twice when summer time ends is written twice", () => {
  const first = Date.UTC(2026, 9, 25, 0);
  expect(instant(first)).toBe(instant(first + hour));
  expect(instant(first)).toContain("Sun, Oct 25");
});

test("Values of whole days are written without a time of day", () => {
  const midnight = Date.UTC(2026, 9, 24, 22);
  expect(timeFormats("en-US", "Europe/Berlin", 24 * hour).instant(midnight)).toBe("Sun, Oct 25");
});
