import { expect, it } from "vitest";
import { snapTime, ticksBetween, timeScale, zoomFor } from "./time-scale.ts";
import type { TimelineZoom } from "./time-scale.ts";

const zone = "Europe/Stockholm";
const time = (at: number) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" }).format(at);
const ticks = (zoom: TimelineZoom, from: string, to: string) =>
  ticksBetween({ zone, zoom }, Date.parse(from), Date.parse(to)).map(({ at }) => time(at).slice(-5));
const springs = ["2026-03-28T23:00Z", "2026-03-29T22:00Z"] as const;
const falls = ["2026-10-24T22:00Z", "2026-10-25T23:00Z"] as const;

it("a day of 23 hours leaves out the hour that the clock leaves out, one of 25 has an hour twice", () => {
  expect(ticks(60, ...springs)).toHaveLength(23);
  expect(ticks(60, ...springs).slice(0, 4)).toEqual(["00:00", "01:00", "03:00", "04:00"]);
  expect(ticks(60, ...falls)).toHaveLength(25);
  expect(ticks(60, ...falls).slice(0, 5)).toEqual(["00:00", "01:00", "02:00", "02:00", "03:00"]);
});

it("lines further apart stand at the same local times on every day", () => {
  const wanted = ["00:00", "03:00", "06:00", "09:00", "12:00", "15:00", "18:00", "21:00"];
  expect(ticks(180, ...springs)).toEqual(wanted);
  expect(ticks(180, ...falls)).toEqual(wanted);
  expect(ticks(5, springs[0], "2026-03-28T23:20Z")).toEqual(["00:00", "00:05", "00:10", "00:15"]);
});

it("days begin at local midnight; weeks on Monday, and every fourth is the same week in every window", () => {
  const at = (zoom: TimelineZoom, from: string, to: string) =>
    ticksBetween({ zone, zoom }, Date.parse(from), Date.parse(to)).map(({ at: one }) => time(one));
  expect(at(1440, "2026-03-27T23:00Z", "2026-03-30T22:00Z")).toEqual([
    "2026-03-28 00:00",
    "2026-03-29 00:00",
    "2026-03-30 00:00",
  ]);
  expect(at(10_080, "2026-03-01T00:00Z", "2026-03-20T00:00Z")).toEqual([
    "2026-03-02 00:00",
    "2026-03-09 00:00",
    "2026-03-16 00:00",
  ]);
  const long = at(40_320, "2026-01-01T00:00Z", "2026-12-31T00:00Z");
  expect(at(40_320, "2026-06-05T00:00Z", "2026-12-31T00:00Z").every((one) => long.includes(one))).toBe(true);
});

it("a time snaps to steps of the local day, in zones off the hour too", () => {
  const snapped = snapTime(Date.parse("2026-11-19T09:08Z"), 15, "Asia/Kathmandu");
  expect(new Date(snapped).toISOString()).toBe("2026-11-19T09:15:00.000Z");
  expect(new Date(snapTime(Date.parse("2026-11-19T09:20Z"), 60, "Asia/Kolkata")).toISOString()).toBe(
    "2026-11-19T09:30:00.000Z",
  );
});

it("a zoom is found for the room that there is", () => {
  const from = Date.parse("2026-11-19T00:00Z");
  expect(zoomFor(from, from + 86_400_000, 1500)).toBe(60);
  expect(zoomFor(from, from + 28 * 86_400_000, 1700)).toBe(1440);
  expect(timeScale({ from, to: from + 3_600_000, zoom: 5, zone }).width).toBe(720);
});
