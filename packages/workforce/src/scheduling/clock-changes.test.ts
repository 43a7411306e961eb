import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkSchedule } from "../checker/check-schedule.ts";
import type { RosterInput, Shift } from "../rules/roster.ts";
import { agentOf, dayShift, fullTime, hours, rosterOf } from "../rules/test-roster.ts";
import { generateSchedule, placeBreaks } from "./generate-schedule.ts";
import { sampleCentre } from "./sample-centre.ts";
import type { ScheduleInput } from "./schedule-input.ts";

/* Clocks in Berlin go forward at 2:00 on Sunday 28 March 2027, and back at 3:00 on Sunday 31 October. */
const changes = [
  {
    name: "23 hours",
    start: "2027-03-22",
    at: "2027-03-28T01:00Z",
    before: "+01:00",
    after: "+02:00",
    hoursOfWeek: 167,
  },
  {
    name: "25 hours",
    start: "2027-10-25",
    at: "2027-10-31T01:00Z",
    before: "+02:00",
    after: "+01:00",
    hoursOfWeek: 169,
  },
] as const;

const rulesBroken = (roster: RosterInput, shifts: readonly Shift[]): string[] => [
  ...new Set(checkSchedule(roster, shifts).map(({ rule }) => rule)),
];

/** What clocks in Berlin show, by the calendar of the machine. */
const clockAt = (moment: number): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin", dateStyle: "short", timeStyle: "short" }).format(
    moment,
  );

describe.each(changes)("in a week with a day of $name", ({ start, at, before, after, hoursOfWeek }) => {
  const centre = sampleCentre({ agents: 40 });
  const required = Array.from({ length: hoursOfWeek * 4 }, (_, interval) => centre.groups[0]?.required[interval] ?? 8);
  const input: ScheduleInput = {
    ...centre,
    roster: { ...centre.roster, start },
    groups: [{ id: "all", required }],
  };
  const { shifts, messages, shortfallHours } = generateSchedule(input, { seed: 7, moves: 100_000, boundRounds: 100 });
  const change = Date.parse(at);
  const nights = shifts.filter((shift) => shift.start < change && shift.start + shift.minutes * 60_000 > change);

  test("a centre that is open day and night gets a schedule that breaks no rule, with shifts over the change", () => {
    expect(messages).toEqual([]);
    expect(rulesBroken(input.roster, shifts)).toEqual([]);
    expect(nights.length).toBeGreaterThan(0);
    for (const night of nights) {
      expect(night.minutes).toBe(600);
      expect(clockAt(night.start).slice(11)).toMatch(/^2[0-3]:[0-5]\d$/u);
    }
  });

  test("people are counted by the hours that pass", () => {
    const midnight = Date.parse(`${start}T00:00${before}`);
    const onQueue = required.map((_, interval) => {
      const moment = midnight + interval * 900_000;
      return shifts.filter((shift) => {
        const into = (moment - shift.start) / 60_000;
        const isOff = shift.activities.some(
          (activity) => activity.start <= into && into < activity.start + activity.minutes,
        );
        return into >= 0 && into < shift.minutes && !isOff;
      }).length;
    });
    const missing = required.reduce((sum, count, interval) => sum + Math.max(0, count - (onQueue[interval] ?? 0)), 0);
    expect(shortfallHours).toBeCloseTo(missing / 4, 6);
  });

  test("breaks of shifts over the change are placed again, in their windows, and starts and lengths stay", () => {
    const placed = placeBreaks({ ...input, shifts }, { seed: 1, moves: 20_000, boundRounds: 0 });
    const outline = (list: readonly Shift[]) => list.map(({ id, start: from, minutes }) => [id, from, minutes]).sort();
    expect(outline(placed.shifts)).toEqual(outline(shifts));
    expect(rulesBroken(input.roster, placed.shifts)).toEqual([]);
    expect(placed.shortfallHours).toBeLessThanOrEqual(shortfallHours);
  });

  test("a break goes to the quarter of an hour by the clock in which nobody is needed", () => {
    const shift: Shift = {
      ...{ id: "sunday", agent: "avery", minutes: 510 },
      start: Date.parse(`${at.slice(0, 10)}T09:00${after}`),
      activities: dayShift.activities.map(({ code, minutes, window }) => ({ code, minutes, start: window.from })),
    };
    const midnight = Date.parse(`${at.slice(0, 10)}T00:00${before}`);
    const free = (Date.parse(`${at.slice(0, 10)}T11:00${after}`) - midnight) / 900_000;
    const needed = Array.from({ length: 100 }, (_, interval) => (interval === free ? 0 : 1));
    const roster = rosterOf({ start: at.slice(0, 10), days: 1 });
    const day = { roster, intervalMinutes: 15 as const, groups: [{ id: "all", required: needed }], shifts: [shift] };
    const [found] = placeBreaks(day, { seed: 1, moves: 5_000, boundRounds: 0 }).shifts;
    expect(found?.activities[0]).toMatchObject({ code: "break", start: 120 });
    expect(clockAt((found?.start ?? 0) + 120 * 60_000).slice(11)).toBe("11:00");
  });

  test("whenever shifts may start, also in the hour that clocks skip or show twice, no rule is broken but what is named", () => {
    fc.assert(
      fc.property(
        fc.record({
          from: fc.integer({ min: 0, max: 6 }),
          steps: fc.integer({ min: 0, max: 6 }),
          rest: fc.integer({ min: 10, max: 15 }),
          band: fc.option(fc.integer({ min: 0, max: 6 })),
        }),
        fc.integer(),
        ({ from, steps, rest, band }, seed) => {
          const starts = { from: from * 30, to: from * 30 + steps * 30, step: 30 };
          const plan = {
            ...fullTime,
            ...{ weeklyMinutes: { min: 0, max: hours(48) }, days: { min: 0, max: 6 }, minRestMinutes: hours(rest) },
            shifts: [{ ...dayShift, start: starts }],
          };
          const availability = [{ weekday: 0, from: (band ?? 0) * 30, to: hours(14) }];
          const agents = ["a", "b"].map((id) => agentOf(id, band === null ? {} : { availability }));
          const roster = rosterOf({ start, plans: [plan], agents });
          const wanted = Array.from({ length: hoursOfWeek * 4 }, () => 1);
          const early: ScheduleInput = { roster, intervalMinutes: 15, groups: [{ id: "all", required: wanted }] };
          const made = generateSchedule(early, { seed, moves: 1_000, boundRounds: 0 });
          const named = new Set(made.messages.map(({ agent }) => agent));
          expect(checkSchedule(roster, made.shifts).filter(({ agent }) => !named.has(agent))).toEqual([]);
        },
      ),
      { numRuns: 30, seed: 1 },
    );
  });
});

test.each([
  ["another of the plan's starts", { from: 90, to: 150, step: 30 }, ["2027-03-28 01:30", "2027-03-28 01:30"]],
  ["no shift that day where there is none", { from: 120, to: 150, step: 30 }, []],
] as const)("where clocks skip a start, people get %s, and nothing is left open", (_, starts, sunday) => {
  const free = { weeklyMinutes: { min: 0, max: hours(56) }, days: { min: 0, max: 7 }, maxConsecutiveDays: 7 };
  const plan = { ...fullTime, ...free, shifts: [{ ...dayShift, start: starts }] };
  const roster = rosterOf({ start: "2027-03-22", plans: [plan], agents: ["a", "b"].map((id) => agentOf(id)) });
  const groups = [{ id: "all", required: Array.from({ length: 167 * 4 }, () => 2) }];
  const { shifts, messages } = generateSchedule(
    { roster, intervalMinutes: 15, groups },
    { seed: 1, moves: 5_000, boundRounds: 0 },
  );
  expect(messages).toEqual([]);
  expect(rulesBroken(roster, shifts)).toEqual([]);
  expect(shifts.map(({ start }) => clockAt(start)).filter((shown) => shown.startsWith("2027-03-28"))).toEqual(sunday);
});
