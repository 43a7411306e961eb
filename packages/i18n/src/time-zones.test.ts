import { expect, test } from "vitest";
import { isUsTimeZone, timeZoneChoices, timeZones, utcOffset, weekdays } from "./time-zones.ts";

const winter = new Date("2026-01-15T12:00:00Z");
const summer = new Date("2026-07-15T12:00:00Z");
const choiceOf = (value: string, at: Date) => timeZoneChoices(at).find((choice) => choice.value === value);

test("some seventy zones are offered, each once, by a name and an IANA name that the platform knows [I18N-001, I18N-003]", () => {
  expect(timeZones.length).toBeGreaterThanOrEqual(68);
  expect(timeZones.length).toBeLessThanOrEqual(85);
  for (const key of ["name", "ianaName"] as const)
    expect(new Set(timeZones.map((zone) => zone[key])).size).toBe(timeZones.length);
  expect(timeZones.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Pacific", "Eastern", "Central", "Greenwich", "Tokyo", "Sydney"]),
  );
  for (const { ianaName } of timeZones) expect(() => utcOffset(ianaName, winter)).not.toThrow();
});

test("a choice has the distance from UTC before its name, in minutes, and the IANA name [I18N-002]", () => {
  expect(choiceOf("America/Los_Angeles", winter)).toEqual({
    name: "(UTC-08:00) Pacific",
    offset: -480,
    value: "America/Los_Angeles",
  });
  expect(choiceOf("Asia/Kathmandu", winter)).toMatchObject({ name: "(UTC+05:45) Kathmandu", offset: 345 });
  expect(choiceOf("Etc/UTC", winter)).toMatchObject({ name: "(UTC+00:00) UTC", offset: 0 });
});

test("the distance follows daylight-saving time, on both hemispheres, and so does the order", () => {
  expect(choiceOf("America/Los_Angeles", summer)).toMatchObject({ name: "(UTC-07:00) Pacific", offset: -420 });
  expect([winter, summer].map((at) => utcOffset("Australia/Sydney", at))).toEqual([660, 600]);
  expect([winter, summer].map((at) => utcOffset("America/St_Johns", at))).toEqual([-210, -150]);
  for (const at of [winter, summer]) {
    const offsets = timeZoneChoices(at).map(({ offset }) => offset);
    expect(offsets).toEqual(offsets.toSorted((one, other) => one - other));
  }
});

test("the abbreviations of the United States tell a zone of theirs from any other [I18N-018, I18N-019]", () => {
  const mainland = ["EST", "EDT", "ET", "CST", "CDT", "CT", "MST", "MDT", "MT", "PST", "PDT", "PT"];
  const elsewhere = ["AKST", "AKDT", "AKT", "HST", "HDT", "HAST", "HADT", "AST", "SST", "CHST"];
  for (const zone of [...mainland, ...elsewhere, " pdt "]) expect([zone, isUsTimeZone(zone)]).toEqual([zone, true]);
  for (const zone of ["CET", "GMT", "BST", "JST", "UTC", ""]) expect([zone, isUsTimeZone(zone)]).toEqual([zone, false]);
});

test("weekdays are numbered from Sunday and have a short, a long and a translation key [I18N-004]", () => {
  expect(weekdays).toEqual([
    { id: 0, shortKey: "SUN", longKey: "SUNDAY", translationKey: "weekdays.sunday" },
    { id: 1, shortKey: "MON", longKey: "MONDAY", translationKey: "weekdays.monday" },
    { id: 2, shortKey: "TUE", longKey: "TUESDAY", translationKey: "weekdays.tuesday" },
    { id: 3, shortKey: "WED", longKey: "WEDNESDAY", translationKey: "weekdays.wednesday" },
    { id: 4, shortKey: "THU", longKey: "THURSDAY", translationKey: "weekdays.thursday" },
    { id: 5, shortKey: "FRI", longKey: "FRIDAY", translationKey: "weekdays.friday" },
    { id: 6, shortKey: "SAT", longKey: "SATURDAY", translationKey: "weekdays.saturday" },
  ]);
});
