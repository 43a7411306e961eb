import type { OwnSchedule } from "@evolve/contracts/my-schedule";
import { createWords } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import { expect, test } from "vitest";
import { pageOf } from "./kept-schedule.ts";

const words = createWords("es", catalogueOf("es", ["schedules", "common"]));
const hour = 3_600_000;
const at = Date.parse("2026-11-23T12:00:00Z");

const night: OwnSchedule["shifts"][number] = {
  id: "shift",
  day: "2026-11-24",
  start: Date.parse("2026-11-24T21:00:00Z"),
  minutes: 480,
  paidMinutes: 480,
  isChanged: true,
  pieces: [
    {
      name: "",
      kind: "onQueue",
      colorCode: "#1461c4",
      isPaid: true,
      start: Date.parse("2026-11-24T21:00:00Z"),
      minutes: 480,
    },
  ],
};

const scheduleOf = (publishedDays: readonly string[]): OwnSchedule => ({
  zone: "Europe/Madrid",
  weekStart: 1,
  today: "2026-11-23",
  publishedDays: [...publishedDays],
  publishedUntil: publishedDays.at(-1) ?? null,
  shifts: [night],
});

test("Published days from today on, and of two weeks at most, are kept as texts in the user's language", () => {
  const month = scheduleOf(["2026-11-22", "2026-11-23", "2026-11-24", "2026-12-06", "2026-12-07"]);
  const page = pageOf(words, { "2026-11-01": month }, at);
  expect(page.language).toBe("es");
  expect(page.note).toContain("13:00");
  expect(page.days.map(({ title, what, pieces }) => [title, what, pieces.length])).toEqual([
    ["lunes, 23 de noviembre de 2026", "Libre", 0],
    ["martes, 24 de noviembre de 2026", expect.stringContaining("22:00"), 1],
    ["domingo, 6 de diciembre de 2026", "Libre", 0],
  ]);
  expect(page.days[1]?.what).toContain(words.t("schedules.changed"));
});

test("A day is kept until its midnight, or until the end of a shift that goes over it", () => {
  const page = pageOf(words, { "2026-11-01": scheduleOf(["2026-11-23", "2026-11-24"]) }, at);
  expect(page.days.map(({ until }) => until)).toEqual([Date.parse("2026-11-23T23:00:00Z"), night.start + 8 * hour]);
});

test("Days that another month tells of are found in it, and nothing beside the schedule is kept", () => {
  const months = { "2026-11-01": scheduleOf(["2026-11-24"]), "2026-12-01": scheduleOf(["2026-12-01"]) };
  const page = pageOf(words, months, at);
  expect(page.days.map(({ title }) => title)).toEqual([
    "martes, 24 de noviembre de 2026",
    "martes, 1 de diciembre de 2026",
  ]);
  expect(Object.keys(page)).toEqual(["language", "title", "note", "zone", "days"]);
});
