import fc from "fast-check";
import { expect, test } from "vitest";
import { acceptDuration, durationLimits, durationOf, readDuration, stepDuration } from "./duration.ts";

const total = fc.integer({ min: 0, max: 3599 });
const limits = fc.record({ minValue: total, maxValue: total, isFixedToMin: fc.boolean() });

test("a duration has its text, its minutes and its seconds [WIDG-027]", () => {
  expect(durationOf(330)).toEqual({ strValue: "05:30", minutes: 5, seconds: 30 });
  expect(durationOf(0)).toEqual({ strValue: "00:00", minutes: 0, seconds: 0 });
  expect(durationOf(3599)).toEqual({ strValue: "59:59", minutes: 59, seconds: 59 });
});

test("every duration is written as MM:SS and read back as itself [WIDG-004, WIDG-045]", () => {
  fc.assert(
    fc.property(total, (seconds) => {
      const duration = durationOf(seconds);
      expect(duration.strValue).toMatch(/^[0-5]\d:[0-5]\d$/);
      expect(duration.minutes * 60 + duration.seconds).toBe(seconds);
      expect(readDuration(duration.strValue)).toBe(seconds);
    }),
  );
});

test("a bare number is read as minutes [WIDG-047]", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 59 }), (minutes) => {
      expect(readDuration(String(minutes))).toBe(minutes * 60);
    }),
  );
});

test.each(["1:60", "1:99", "-1:00", "1:-1", "1.5", "1:2:3", "1:", ":30", "", "5 min", "1:005", "１：x"])(
  "'%s' is no duration: both parts are whole numbers, seconds at most 59 [WIDG-045]",
  (text) => {
    expect(readDuration(text)).toBeNull();
  },
);

test("blanks around it and the wide figures of a Chinese keyboard are no fault [WIDG-045]", () => {
  expect(readDuration(" 01:30\n")).toBe(90);
  expect(readDuration("１：３０")).toBe(90);
});

test("without limits it is between 0 and 3599 seconds [WIDG-046]", () => {
  expect(acceptDuration("0", {})).toBe(0);
  expect(acceptDuration("59:59", {})).toBe(3599);
  expect(acceptDuration("60:00", {})).toBeNull();
  expect(acceptDuration("90", {})).toBeNull();
});

test("limits of one's own hold, and never leave 0 to 3599 [WIDG-046]", () => {
  expect(acceptDuration("0:29", { minValue: 30 })).toBeNull();
  expect(acceptDuration("0:30", { minValue: 30 })).toBe(30);
  expect(acceptDuration("2:01", { maxValue: 120 })).toBeNull();
  expect(durationLimits({ minValue: -5, maxValue: 9000 })).toEqual({ min: 0, max: 3599 });
  expect(durationLimits({ minValue: 300, maxValue: 60 })).toEqual({ min: 60, max: 60 });
});

test("fix-to-min raises what is too low to the minimum, and nothing else [WIDG-049]", () => {
  expect(acceptDuration("0:05", { minValue: 30, isFixedToMin: true })).toBe(30);
  expect(acceptDuration("0:31", { minValue: 30, isFixedToMin: true })).toBe(31);
  expect(acceptDuration("99", { minValue: 30, isFixedToMin: true })).toBeNull();
});

test("whatever somebody types, what is accepted keeps the limits [WIDG-046, WIDG-048]", () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^[0-9:]{0,6}$/), fc.stringMatching(/^\d{1,2}:\d{1,2}$/));
  fc.assert(
    fc.property(text, limits, (typed, own) => {
      const accepted = acceptDuration(typed, own);
      const { min, max } = durationLimits(own);
      if (accepted === null) return;
      expect(Number.isInteger(accepted)).toBe(true);
      expect(accepted).toBeGreaterThanOrEqual(min);
      expect(accepted).toBeLessThanOrEqual(max);
    }),
  );
});

test("a step adds or subtracts and stops at the limits [WIDG-046]", () => {
  expect(stepDuration(59, 1, {})).toBe(60);
  expect(stepDuration(3599, 60, {})).toBe(3599);
  expect(stepDuration(null, 1, { minValue: 30 })).toBe(31);
  fc.assert(
    fc.property(total, fc.integer({ min: -4000, max: 4000 }), limits, (from, by, own) => {
      const stepped = stepDuration(from, by, own);
      const { min, max } = durationLimits(own);
      expect(stepped).toBeGreaterThanOrEqual(min);
      expect(stepped).toBeLessThanOrEqual(max);
    }),
  );
});

test("with hours a duration is written as h:mm:ss and read back as itself", () => {
  expect(durationOf(3_930, true)).toEqual({ strValue: "1:05:30", hours: 1, minutes: 5, seconds: 30 });
  expect(durationOf(330, true).strValue).toBe("0:05:30");
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 359_999 }), (seconds) => {
      expect(readDuration(durationOf(seconds, true).strValue, true)).toBe(seconds);
    }),
  );
});

test("with hours, two parts are still minutes and seconds and a bare number minutes, an hour and more of them too", () => {
  expect(readDuration("5:30", true)).toBe(330);
  expect(readDuration("90", true)).toBe(5_400);
  expect(readDuration("75:10", true)).toBe(4_510);
  for (const wrong of ["1:60:00", "1:00:60", "1:2:3:4", "1::3", ":05:30"]) expect(readDuration(wrong, true)).toBeNull();
  expect(readDuration("1:05:30")).toBeNull();
});

test("with hours it is up to 99:59:59, or the limits that it is given", () => {
  expect(acceptDuration("99:59:59", { hasHours: true })).toBe(359_999);
  expect(acceptDuration("100:00:00", { hasHours: true })).toBeNull();
  expect(acceptDuration("24:00:01", { hasHours: true, maxValue: 86_400 })).toBeNull();
  expect(stepDuration(3_599, 1, { hasHours: true })).toBe(3_600);
});
