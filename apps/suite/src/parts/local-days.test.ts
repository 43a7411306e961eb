import { daysLater } from "@evolve/workforce";
import { expect, test } from "vitest";
import { dateIn, monthsLater, startOfWeek, weeksOfMonth } from "./local-days.ts";

test("Weeks begin on the business unit's first day, and a month has all weeks that touch it", () => {
  expect(startOfWeek("2026-12-06", 1)).toBe("2026-11-30");
  expect(startOfWeek("2026-12-06", 0)).toBe("2026-12-06");
  expect(daysLater("2026-02-28", 1)).toBe("2026-03-01");
  const weeks = weeksOfMonth("2026-11-15", 1);
  expect([weeks[0]?.[0], weeks.at(-1)?.[6], weeks.length]).toEqual(["2026-10-26", "2026-12-06", 6]);
});

test("A month later than its 31st is the next month's last day", () => {
  expect(monthsLater("2027-01-31", 1)).toBe("2027-02-28");
  expect(monthsLater("2027-01-15", -1)).toBe("2026-12-15");
});

test("Today is what the clocks of the site show", () => {
  const moment = Date.parse("2026-11-30T23:30:00Z");
  expect(dateIn("Europe/Stockholm", moment)).toBe("2026-12-01");
  expect(dateIn("America/New_York", moment)).toBe("2026-11-30");
});
