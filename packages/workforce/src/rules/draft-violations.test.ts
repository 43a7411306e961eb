import { expect, test } from "vitest";
import { prepareRoster } from "./agent-rules.ts";
import { draftViolations } from "./draft-violations.ts";
import { newlyBroken } from "./newly-broken.ts";
import type { Shift } from "./roster.ts";
import { fullTime, legalWeek, rosterOf, shiftAt } from "./test-roster.ts";
import { validateAgent } from "./validate-shift.ts";

const roster = prepareRoster(rosterOf());
const week = { first: "2026-11-16", last: "2026-11-22" };
const told = (shifts: readonly Shift[], dates = week, of = roster) =>
  draftViolations(of, "avery", shifts, dates).map(({ code, severity, date }) => [code, severity, date]);

const moved = (day: string, change: Partial<Shift>): Shift[] =>
  legalWeek().map((shift) => (shift.id === `avery-${day}` ? { ...shift, ...change } : shift));
const at = (local: string): Partial<Shift> => ({ start: shiftAt(local).start });

test("what two shifts break is told once, of the later one, and days in a row of the first", () => {
  expect(told(moved("17", at("2026-11-17T15:00")))).toEqual([["rest-too-short", "error", "2026-11-18"]]);
  const before = ["14", "15"].map((day) => shiftAt(`2026-11-${day}T09:00`));
  expect(told([...before, ...legalWeek()])).toEqual([["too-many-days-in-a-row", "error", "2026-11-16"]]);
});

test("what a week lacks is a warning, of weeks that the draft holds as a whole", () => {
  const short = legalWeek().slice(1);
  expect(told(short)).toEqual([
    ["too-few-hours-in-a-week", "warning", "2026-11-16"],
    ["too-few-days-in-a-week", "warning", "2026-11-16"],
  ]);
  expect(told(short, { ...week, first: "2026-11-17" })).toEqual([]);
});

test("days outside those that are asked for are left out", () => {
  const late = moved("17", at("2026-11-17T15:00"));
  expect(told(late, { first: "2026-11-19", last: "2026-11-22" })).toEqual([]);
  const six = [...legalWeek(), shiftAt("2026-11-21T09:00")];
  expect(told(six, { first: "2026-11-19", last: "2026-11-19" }).map(([code]) => code)).toEqual([
    "too-many-hours-in-a-week",
    "too-many-days-in-a-week",
  ]);
});

const newly = (before: readonly Shift[], now: readonly Shift[], of = roster) =>
  newlyBroken(validateAgent(of, "avery", before), validateAgent(of, "avery", now)).map(({ code }) => code);

test("a rule that is broken further is broken anew, and one that is broken by less is not", () => {
  const late = moved("17", at("2026-11-17T14:30"));
  const later = moved("17", at("2026-11-17T15:00"));
  expect(newly(legalWeek(), late)).toEqual(["rest-too-short", "rest-too-short"]);
  expect(newly(late, later)).toEqual(["rest-too-short", "rest-too-short"]);
  expect(newly(later, late)).toEqual([]);
  expect(newly(late, late)).toEqual([]);
});

test("the same rule broken with another shift, or by another activity, is broken anew", () => {
  const lateMonday = moved("16", at("2026-11-16T15:00"));
  const lateTuesday = lateMonday.map((shift) =>
    shift.id === "avery-17"
      ? { ...shift, ...at("2026-11-17T15:00") }
      : { ...shift, ...(shift.id === "avery-16" && at("2026-11-16T09:00")) },
  );
  expect(newly(lateMonday, lateTuesday)).toContain("rest-too-short");
  const [first, meal, second] = legalWeek()[0]?.activities ?? [];
  if (!first || !meal || !second) throw new Error("the shift has three activities");
  const without = (activities: Shift["activities"]) => moved("16", { activities });
  expect(newly(without([first, second]), without([first, meal]))).toEqual(["activity-missing"]);
  expect(newly(without([meal, second]), without([meal]))).toContain("activity-missing");
});

test.each([
  ["not-in-plan", at("2026-11-16T05:30"), at("2026-11-16T05:00")],
  ["not-in-plan", { minutes: 540 }, { minutes: 570 }],
  [
    "activity-outside-window",
    { activities: [{ code: "break", start: 30, minutes: 15 }] },
    { activities: [{ code: "break", start: 15, minutes: 15 }] },
  ],
  [
    "activity-outside-shift",
    { activities: [{ code: "training", start: 500, minutes: 30 }] },
    { activities: [{ code: "training", start: 500, minutes: 60 }] },
  ],
  ["work-without-break", { activities: [] }, { minutes: 540, activities: [] }],
] as const)("%s has degrees", (code, less, more) => {
  const input = rosterOf({ plans: [{ ...fullTime, maxMinutesWithoutBreak: 240 }] });
  const of = prepareRoster(input);
  expect(newly(moved("16", less), moved("16", more), of)).toContain(code);
  expect(newly(moved("16", more), moved("16", less), of)).not.toContain(code);
});

test("a shift that is not in the plan is told the nearest that is, and none on a day without any", () => {
  const [days] = fullTime.shifts;
  if (!days) throw new Error("the plan has a shift");
  const evenings = { ...days, id: "evenings", weekdays: [1], start: { from: 20 * 60, to: 21 * 60, step: 30 } };
  const of = prepareRoster(rosterOf({ plans: [{ ...fullTime, shifts: [{ ...days, weekdays: [1, 2] }, evenings] }] }));
  const valuesOf = (shifts: readonly Shift[]) =>
    validateAgent(of, "avery", shifts).find(({ code }) => code === "not-in-plan")?.values;
  expect(valuesOf(moved("16", at("2026-11-16T19:00")))).toMatchObject({ startFrom: 1_200, startTo: 1_260, off: 60 });
  expect(valuesOf([shiftAt("2026-11-22T09:00")])).not.toHaveProperty("startFrom");
});
