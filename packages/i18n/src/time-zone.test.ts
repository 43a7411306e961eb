import { expect, test } from "vitest";
import { areas } from "./areas.ts";
import { type Language, languages } from "./languages.ts";
import { catalogueOf } from "./node.ts";
import { timeZoneBrief, timeZoneName } from "./time-zone.ts";
import { createWords } from "./words.ts";

const winter = "2026-11-21T09:05:00Z";
const summer = "2026-07-21T09:05:00Z";
const wordsIn = (language: Language) => createWords(language, catalogueOf(language, areas));
const english = wordsIn("en");

test("a time zone has its place, its name in the reader's language and its distance", () => {
  expect(languages.map((language) => timeZoneName(wordsIn(language), "Europe/Berlin", winter))).toEqual([
    "Berlin, Central European Time (UTC+01:00)",
    "Berlin, Центральная Европа (UTC+01:00)",
    "Berlin, hora de Europa central (UTC+01:00)",
    "Berlin, 中欧时间（UTC+01:00）",
  ]);
  expect(timeZoneName(english, "America/Argentina/Buenos_Aires", winter)).toBe(
    "Buenos Aires, Argentina Standard Time (UTC-03:00)",
  );
});

test("the distance is the one of the moment, in summer another", () => {
  expect(timeZoneName(english, "Europe/Berlin", summer)).toBe("Berlin, Central European Time (UTC+02:00)");
  expect(timeZoneBrief("America/New_York", summer)).toBe("New York, UTC-04:00");
  expect(timeZoneBrief("America/New_York", winter)).toBe("New York, UTC-05:00");
});

test("a zone that is no place's has no place", () => {
  expect(timeZoneName(english, "Etc/UTC", winter)).toBe("Coordinated Universal Time (UTC+00:00)");
  expect(timeZoneName(english, "Etc/GMT+5", winter)).toBe("UTC-05:00");
  expect(timeZoneBrief("UTC", winter)).toBe("UTC+00:00");
});

test("what is no time zone is shown as it is written", () => {
  expect(timeZoneName(english, "Mars/Olympus", winter)).toBe("Mars/Olympus");
  expect(timeZoneBrief("", winter)).toBe("");
});
