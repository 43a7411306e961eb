import { expect, test } from "vitest";
import { knownDay, knownDays, knownLimits, knownTime, knownTimes } from "./known-day.ts";

const noDays = ["", "soon", "2026-02-31", "2026-13-01", "2026-11-21T09:00:00Z", "21.11.2026", "2026-1-2"];
const noTimes = ["", "noon", "25:00", "24:00", "9:30", "09:60", "09:30Z"];

test("a day and a time are known by their ISO 8601 text", () => {
  expect(knownDay("2024-02-29")?.toString()).toBe("2024-02-29");
  expect(knownTime("23:59")?.toString()).toBe("23:59:00");
});

test.each([...noDays, null, undefined])("'%s' is no day, and nobody is thrown at", (text) => {
  expect(knownDay(text)).toBeNull();
});

test.each([...noTimes, null, undefined])("'%s' is no time, and nobody is thrown at", (text) => {
  expect(knownTime(text)).toBeNull();
});

test("a span is known when both of its ends are", () => {
  const days = { from: "2026-11-01", to: "2026-11-15" };
  expect(knownDays(days)).toBe(days);
  expect(knownDays(null)).toBeNull();
  for (const wrong of noDays) {
    expect(knownDays({ ...days, from: wrong })).toBeNull();
    expect(knownDays({ ...days, to: wrong })).toBeNull();
  }
  const times = { from: "22:00", to: "06:00" };
  expect(knownTimes(times)).toBe(times);
  expect(knownTimes(null)).toBeNull();
  for (const wrong of noTimes) expect(knownTimes({ ...times, to: wrong })).toBeNull();
});

test("a limit that is no day limits nothing", () => {
  expect(knownLimits({ minValue: "soon", maxValue: "2026-12-18" })).toEqual({ maxValue: "2026-12-18" });
});
