import { describe, expect, it } from "vitest";
import { firstDayOfWeek, greetingAt, momentIn } from "./local-time.ts";

describe("local time", () => {
  it.each([
    [0, "mySpace.night"],
    [5, "mySpace.morning"],
    [12, "mySpace.afternoon"],
    [18, "mySpace.evening"],
    [23, "mySpace.evening"],
  ])("at %i o'clock the greeting is %s", (hour, key) => {
    expect(greetingAt(hour)).toBe(key);
  });

  it("is that of the employee group, not of the browser", () => {
    const now = new Date("2026-11-21T22:30:00Z");
    expect(momentIn("Europe/Stockholm", now)).toEqual({ day: 6, minutes: 23 * 60 + 30 });
    expect(momentIn("Asia/Tokyo", now)).toEqual({ day: 0, minutes: 7 * 60 + 30 });
    expect(momentIn("Nowhere/At-All", now)).toBeUndefined();
  });

  it("a week starts where the locale says", () => {
    expect(firstDayOfWeek("en-US")).toBe(0);
    expect(firstDayOfWeek("ru-RU")).toBe(1);
  });
});
