import { createWords } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import { expect, test } from "vitest";
import { closingOf, dayName, describeWeek, durationOf, hoursIn, wholeWeek } from "./working-hours.ts";

const words = createWords("ru", catalogueOf("ru", ["organization"]));
const open = (day: number, fromHour = "08:00", durationInMinutes = 600) => ({
  day,
  isOpen: true,
  fromHour,
  durationInMinutes,
});

test("Days with the same hours are described together, from Monday; missing days are closed", () => {
  const week = [1, 2, 3, 4, 5].map((day) => open(day));
  expect(describeWeek(words, [...week, open(6, "22:00", 480)])).toBe("пн–пт 08:00–18:00 · сб 22:00–06:00 · вс Закрыто");
  expect(hoursIn(week)).toBe(50);
});

test("A whole day is described as such, and closes when it opens", () => {
  expect(
    describeWeek(
      words,
      [0, 1, 2, 3, 4, 5, 6].map((day) => open(day, "00:00", 1440)),
    ),
  ).toBe("пн–вс круглосуточно");
  expect(closingOf(open(1, "00:00", 1440))).toBe("00:00");
  expect(durationOf("00:00", "00:00")).toBe(1440);
  expect(durationOf("22:00", "06:30")).toBe(510);
});

test("A day that is open for no time is closed", () => {
  expect(wholeWeek([open(2, "08:00", 0)])[2]?.isOpen).toBe(false);
});

test("A day's whole name is a label and begins with a capital; its short one may be inside a text", () => {
  expect(dayName(words, 1, "weekday")).toBe("Понедельник");
  expect(dayName(words, 1, "shortWeekday")).toBe("пн");
});
