import { describe, expect, test } from "vitest";
import { checkSchedule } from "../checker/check-schedule.ts";
import { paidMinutes, prepareRoster } from "./agent-rules.ts";
import type { RosterAgent, RosterInput, Shift } from "./roster.ts";
import { agentOf, codes, dayShift, fullTime, hours, legalWeek, rosterOf, shiftAt } from "./test-roster.ts";
import { validateAgent, validateShift } from "./validate-shift.ts";

/** Errors of the rules, which the independent checker must confirm. */
const brokenIn = (input: RosterInput, shifts: readonly Shift[]): string[] => {
  const roster = prepareRoster(input);
  const found = validateAgent(roster, "avery", shifts).filter(({ severity }) => severity === "error");
  const own = [...new Set(found.map(({ code }) => code))].sort();
  const others = [...new Set(checkSchedule(input, shifts).map(({ rule }) => rule))].sort();
  // The checker knows no parts of a plan: a break that is missing, short or misplaced makes a shift that is not in it.
  const inPlan = ["activity-missing", "activity-too-short", "activity-outside-window"];
  expect(others).toEqual([...new Set(own.map((code) => (inPlan.includes(code) ? "not-in-plan" : code)))].sort());
  return own;
};

const withAgent = (more: Partial<RosterAgent>, input: Partial<RosterInput> = {}): RosterInput =>
  rosterOf({ agents: [agentOf("avery", more)], ...input });

const replaced = (day: string, shift: Partial<Shift> | null): Shift[] =>
  legalWeek().flatMap((one) => (one.id !== `avery-${day}` ? [one] : shift === null ? [] : [{ ...one, ...shift }]));

test("a legal week breaks no rule", () => {
  expect(brokenIn(rosterOf(), legalWeek())).toEqual([]);
  expect(validateShift(prepareRoster(rosterOf()), shiftAt("2026-11-16T09:00"), legalWeek().slice(1))).toEqual([]);
});

describe("rest", () => {
  test("is told with the hours that are missing, on the shift before and on the one after", () => {
    const shifts = replaced("17", { start: shiftAt("2026-11-17T15:00").start });
    const next = shiftAt("2026-11-18T09:00", { id: "avery-18" });
    const found = validateShift(prepareRoster(rosterOf()), next, shifts);
    expect(found).toMatchObject([
      { code: "rest-too-short", severity: "error", date: "2026-11-18", values: { rest: 570, min: 660 } },
    ]);
    const late = shifts[1] as Shift;
    expect(validateShift(prepareRoster(rosterOf()), late, shifts).map(({ code }) => code)).toEqual(["rest-too-short"]);
    expect(brokenIn(rosterOf(), shifts)).toEqual(["rest-too-short"]);
  });

  test("holds across the boundary of weeks and after the last shift of the week before", () => {
    const sunday = shiftAt("2026-11-15T15:00", { id: "last-week" });
    const shifts = [sunday, ...replaced("16", { start: shiftAt("2026-11-16T08:00").start })];
    expect(brokenIn(rosterOf(), shifts)).toEqual(["rest-too-short"]);
    const fortnight = rosterOf({ days: 14 });
    const next = legalWeek().map((one) => ({ ...one, id: `${one.id}-next`, start: one.start + 7 * 86_400_000 }));
    const first = replaced("20", null).concat(shiftAt("2026-11-22T15:00", { id: "sunday" }));
    expect(brokenIn(fortnight, [...first, ...next])).toEqual(["rest-too-short"]);
  });

  test("is the stricter of the plan's and the contract's", () => {
    expect(brokenIn(withAgent({ contract: { minRestMinutes: hours(16) } }), legalWeek())).toEqual(["rest-too-short"]);
  });
});

describe("hours and days", () => {
  test("of a week have a least and a most", () => {
    expect(brokenIn(rosterOf(), replaced("18", null))).toEqual(["too-few-days-in-a-week", "too-few-hours-in-a-week"]);
    const six = [...legalWeek(), shiftAt("2026-11-21T09:00")];
    expect(brokenIn(rosterOf(), six)).toEqual(["too-many-days-in-a-week", "too-many-hours-in-a-week"]);
    const rule = validateAgent(prepareRoster(rosterOf()), "avery", six)[0];
    expect(rule).toMatchObject({ date: "2026-11-16", values: { paid: hours(48), max: hours(40) } });
  });

  test("and days of a week are what plan and contract both allow, and at least what either asks for", () => {
    expect(brokenIn(withAgent({ contract: { maxWeeklyMinutes: hours(32) } }), legalWeek())).toEqual([
      "too-many-hours-in-a-week",
    ]);
    expect(brokenIn(withAgent({ contract: { maxDays: 4 } }), legalWeek())).toEqual(["too-many-days-in-a-week"]);
    expect(brokenIn(withAgent({ contract: { maxConsecutiveDays: 4 } }), legalWeek())).toEqual([
      "too-many-days-in-a-row",
    ]);
    const part = { ...fullTime, weeklyMinutes: { min: hours(16), max: hours(40) }, days: { min: 2, max: 5 } };
    const input = withAgent({ contract: { minWeeklyMinutes: hours(40) } }, { plans: [part] });
    expect(brokenIn(input, legalWeek())).toEqual([]);
    expect(brokenIn(input, replaced("20", null))).toEqual(["too-few-hours-in-a-week"]);
  });

  test("of a day are limited by contract, of paid time", () => {
    expect(brokenIn(withAgent({ contract: { maxDailyMinutes: hours(8) } }), legalWeek())).toEqual([]);
    expect(brokenIn(withAgent({ contract: { maxDailyMinutes: 450 } }), legalWeek())).toEqual([
      "too-many-hours-in-a-day",
    ]);
  });

  test("days in a row are counted with those of last week", () => {
    const before = ["14", "15"].map((day) => shiftAt(`2026-11-${day}T09:00`));
    expect(brokenIn(rosterOf(), [...before, ...legalWeek()])).toEqual(["too-many-days-in-a-row"]);
  });

  test("days off stand together where the plan asks for it", () => {
    const apart = [...replaced("18", null), shiftAt("2026-11-21T09:00")];
    expect(brokenIn(rosterOf(), apart)).toEqual([]);
    expect(brokenIn(rosterOf({ plans: [{ ...fullTime, daysOffTogether: 2 }] }), apart)).toEqual([
      "days-off-not-together",
    ]);
  });

  test("of a week that the roster holds only in part are not too few", () => {
    expect(brokenIn(rosterOf({ days: 3 }), legalWeek().slice(0, 3))).toEqual([]);
  });
});

describe("who is there for a part of the week", () => {
  test("works less, and not after leaving mid-week", () => {
    const leaving = withAgent({ leaves: "2026-11-18" });
    expect(brokenIn(leaving, legalWeek().slice(0, 3))).toEqual([]);
    expect(brokenIn(leaving, legalWeek())).toEqual(["not-employed"]);
    expect(
      brokenIn(withAgent({ leaves: "2026-11-16" }), [
        shiftAt("2026-11-16T15:00", { start: shiftAt("2026-11-16T16:00").start }),
      ]),
    ).toContain("not-employed");
  });

  test("is not scheduled in time off, which counts as worked where it is paid", () => {
    const off = { from: shiftAt("2026-11-19T00:00").start, to: shiftAt("2026-11-20T00:00").start };
    const paid = withAgent({ timeOff: [{ ...off, creditMinutes: hours(8) }] });
    expect(brokenIn(paid, replaced("19", null))).toEqual([]);
    expect(brokenIn(paid, legalWeek())).toEqual(["during-time-off", "too-many-hours-in-a-week"]);
    expect(brokenIn(withAgent({ timeOff: [off] }), replaced("19", null).slice(0, 4))).toEqual([
      "too-few-hours-in-a-week",
    ]);
  });

  test("has a day off that is asked for by another clock counted once, on its day", () => {
    // An hour of it lies on the day before.
    const hourMs = 3_600_000;
    const [from, to] = [shiftAt("2026-11-19T00:00").start - hourMs, shiftAt("2026-11-20T00:00").start - hourMs];
    const off = { from, to, creditMinutes: hours(8) };
    const counted = (day?: string) => withAgent({ timeOff: [{ ...off, ...(day !== undefined && { day }) }] });
    expect(brokenIn(counted("2026-11-19"), replaced("19", null))).toEqual([]);
    expect(brokenIn(counted(), replaced("19", null))).toEqual(["too-many-hours-in-a-week"]);
  });

  test("works within the availability", () => {
    const mondays = withAgent({ availability: [{ weekday: 1, from: hours(10), to: hours(20) }] });
    expect(brokenIn(mondays, legalWeek())).toEqual(["outside-availability"]);
    expect(brokenIn(mondays, replaced("16", { start: shiftAt("2026-11-16T10:00").start }))).toEqual([]);
  });
});

describe("activities", () => {
  test("lie within the shift, even one that is longer than it, and do not overlap", () => {
    const long = { code: "training", start: 0, minutes: 600 };
    expect(brokenIn(rosterOf(), replaced("16", { activities: [long] }))).toContain("activity-outside-shift");
    const [first, meal, second] = legalWeek()[0]?.activities ?? [];
    if (!first || !meal || !second) throw new Error("the shift has three activities");
    const training = { code: "training", start: 110, minutes: 60 };
    expect(brokenIn(rosterOf(), replaced("16", { activities: [first, meal, second, training] }))).toEqual([
      "activities-overlap",
    ]);
    expect(brokenIn(rosterOf(), replaced("16", { activities: [first, meal] }))).toEqual(["activity-missing"]);
    const early = { ...meal, start: 150 };
    expect(brokenIn(rosterOf(), replaced("16", { activities: [first, early, second] }))).toEqual([
      "activity-outside-window",
    ]);
    const short = { ...first, minutes: 10 };
    expect(brokenIn(rosterOf(), replaced("16", { activities: [short, meal, second] }))).toEqual(["activity-too-short"]);
  });

  test("leave nobody without a break for too long", () => {
    const strict = rosterOf({ plans: [{ ...fullTime, maxMinutesWithoutBreak: 130 }] });
    expect(brokenIn(strict, legalWeek())).toEqual([]);
    const [, meal, second] = legalWeek()[0]?.activities ?? [];
    const late = { code: "break", start: 150, minutes: 15 };
    if (!meal || !second) throw new Error("the shift has three activities");
    expect(brokenIn(strict, replaced("16", { activities: [late, meal, second] }))).toEqual(["work-without-break"]);
  });

  test("need a skill on the local date on which they begin; it ends with its last day", () => {
    const skilled = withAgent({ skills: [{ skill: "billing", to: "2026-11-17" }, { skill: "sales" }] });
    const training = { code: "training", start: 0, minutes: 60, skill: "billing" };
    const with_ = (day: string) => replaced(day, { activities: [training, ...(legalWeek()[0]?.activities ?? [])] });
    expect(brokenIn(skilled, with_("17"))).toEqual([]);
    expect(brokenIn(skilled, with_("18"))).toEqual(["skill-missing"]);
    const last = prepareRoster(withAgent({ skills: [{ skill: "billing", to: "2026-11-17" }] }));
    expect(validateAgent(last, "avery", legalWeek()).map(({ code, date }) => [code, date])).toEqual([
      ["no-skill-left", "2026-11-18"],
      ["no-skill-left", "2026-11-19"],
      ["no-skill-left", "2026-11-20"],
    ]);
  });
});

test("a shift over midnight belongs to the day on which it starts, and the rest after it is elapsed time", () => {
  const night = { ...dayShift, id: "night", start: { from: hours(21), to: hours(23), step: 60 } };
  const plan = { ...fullTime, shifts: [night] };
  const nights = ["16", "17", "18", "19", "20"].map((day) => shiftAt(`2026-11-${day}T22:00`));
  expect(brokenIn(rosterOf({ plans: [plan] }), nights)).toEqual([]);
  // Sunday's night ends on Monday, in the next week, and counts for this one.
  const sunday = [...nights.slice(1), shiftAt("2026-11-22T22:00")];
  expect(brokenIn(rosterOf({ plans: [plan] }), sunday)).toEqual([]);
  const both = rosterOf({ plans: [{ ...plan, shifts: [night, dayShift] }] });
  expect(brokenIn(both, [...nights.slice(0, 4), shiftAt("2026-11-20T15:00")])).toEqual(["rest-too-short"]);
});

describe("days on which clocks change", () => {
  const night = { ...dayShift, id: "night", start: { from: hours(20), to: hours(23), step: 30 } };
  const plan = {
    ...fullTime,
    weeklyMinutes: { min: 0, max: hours(40) },
    days: { min: 0, max: 5 },
    shifts: [night, dayShift],
  };

  test("of 23 hours shorten the rest that clocks show, and of 25 hours prolong it", () => {
    // Clocks in Berlin go forward on 28 March and back on 31 October 2027.
    const spring = rosterOf({ start: "2027-03-22", plans: [{ ...plan, minRestMinutes: 660 }] });
    const saturday = shiftAt("2027-03-27T15:00", { minutes: 510 });
    const sunday = { ...shiftAt("x"), id: "x", start: Date.parse("2027-03-28T11:00+02:00") };
    // 23:30 to 11:00 shows eleven and a half hours, of which ten and a half pass.
    expect(brokenIn(spring, [saturday, sunday])).toEqual(["rest-too-short"]);
    const autumn = rosterOf({ start: "2027-10-25", plans: [{ ...plan, minRestMinutes: 660 }] });
    const before = { ...shiftAt("y"), id: "y", start: Date.parse("2027-10-30T15:00+02:00") };
    expect(brokenIn(autumn, [before, shiftAt("2027-10-31T09:30")])).toEqual([]);
  });

  test("pay the hours that pass", () => {
    const roster = prepareRoster(rosterOf({ start: "2027-10-25", plans: [plan] }));
    const rules = roster.agents.get("avery");
    if (!rules) throw new Error("there is Avery");
    const shift = { ...shiftAt("z"), start: Date.parse("2027-10-30T22:00+02:00") };
    expect(paidMinutes(rules, shift)).toBe(480);
    // It ends at 05:30 by clocks that went back from 3:00 to 2:00.
    expect(rules.clock.timeOf(shift.start + shift.minutes * 60_000)).toBe(hours(5) + 30);
  });

  test("start shifts at the time that clocks show, or an hour later where they skip it", () => {
    const { clock } = prepareRoster(rosterOf({ start: "2027-03-22" }));
    expect(new Date(clock.momentOf(6, hours(9))).toISOString()).toBe("2027-03-28T07:00:00.000Z");
    expect(clock.timeOf(clock.momentOf(6, 150))).toBe(hours(3) + 30);
    const autumn = prepareRoster(rosterOf({ start: "2027-10-25" })).clock;
    expect(new Date(autumn.momentOf(6, 150)).toISOString()).toBe("2027-10-31T00:30:00.000Z");
    expect(new Date(autumn.momentOf(6, hours(9))).toISOString()).toBe("2027-10-31T08:00:00.000Z");
  });
});

test("agents of a site in another zone work by its clocks", () => {
  const away = withAgent({ zone: "America/New_York" });
  expect(brokenIn(away, legalWeek())).toEqual(["not-in-plan"]);
  expect(
    brokenIn(
      away,
      legalWeek().map((one) => ({ ...one, start: one.start + hours(6) * 60_000 })),
    ),
  ).toEqual([]);
});

test("plans rotate by week, from the week that the rotation begins in", () => {
  const late = {
    ...fullTime,
    id: "late",
    shifts: [{ ...dayShift, start: { from: hours(14), to: hours(15), step: 30 } }],
  };
  const early = {
    ...fullTime,
    id: "early",
    shifts: [{ ...dayShift, start: { from: hours(6), to: hours(9), step: 30 } }],
  };
  const rotating = (start: string) =>
    withAgent(
      { assignments: [{ from: "2026-01-01", rotation: "turns" }] },
      { plans: [late, early], rotations: [{ id: "turns", start, plans: ["late", "early"] }] },
    );
  expect(brokenIn(rotating("2026-11-18"), legalWeek())).toEqual(["not-in-plan"]);
  expect(brokenIn(rotating("2026-11-11"), legalWeek())).toEqual([]);
  expect(brokenIn(rotating("2026-11-25"), legalWeek())).toEqual([]);
});

test("what refers to nothing is refused by name", () => {
  expect(() => prepareRoster(rosterOf({ plans: [] }))).toThrow(/there is no work plan 'full'/);
  expect(() => prepareRoster(rosterOf({ codes: codes.slice(1) }))).toThrow(/there is no activity code 'break'/);
});
