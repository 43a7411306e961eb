import { describe, expect, it } from "vitest";
import { daysToWarnOf } from "./expiry.ts";

/** Moments are given without a zone, in that of the machine, whichever that is. */
const daysAt = (now: string, expires: string): number | undefined =>
  daysToWarnOf(new Date(expires).toISOString(), new Date(now));

describe("the days until a password expires", () => {
  it("are calendar days: 0 today, 1 tomorrow, up to 5 [PWD-047] [PWD-074]", () => {
    expect(daysAt("2026-11-21T09:00", "2026-11-21T23:59")).toBe(0);
    expect(daysAt("2026-11-21T23:58", "2026-11-22T00:01")).toBe(1);
    expect(daysAt("2026-11-21T00:01", "2026-11-22T23:59")).toBe(1);
    expect(daysAt("2026-11-21T09:00", "2026-11-23T09:00")).toBe(2);
    expect(daysAt("2026-11-21T09:00", "2026-11-26T23:00")).toBe(5);
  });

  it("are counted over a change of clocks as over any night [PWD-074]", () => {
    expect(daysAt("2026-03-28T12:00", "2026-03-30T12:00")).toBe(2);
    expect(daysAt("2026-10-24T12:00", "2026-10-26T12:00")).toBe(2);
  });

  it("are not told beyond 5, nor once it has expired, nor where it never does [PWD-047]", () => {
    expect(daysAt("2026-11-21T09:00", "2026-11-27T00:00")).toBeUndefined();
    expect(daysAt("2026-11-21T09:00", "2026-11-21T08:59")).toBeUndefined();
    expect(daysToWarnOf(null, new Date())).toBeUndefined();
  });
});
