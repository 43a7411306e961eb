import fc from "fast-check";
import { expect, test } from "vitest";
import { checkSchedule } from "../checker/check-schedule.ts";
import type { RosterAgent, RosterInput, Shift } from "../rules/roster.ts";
import { agentOf, dayShift, fullTime, hours, legalWeek, rosterOf, shiftAt } from "../rules/test-roster.ts";
import { generateSchedule, placeBreaks, reoptimise } from "./generate-schedule.ts";
import type { ScheduleInput } from "./schedule-input.ts";
import { sampleCentre } from "./sample-centre.ts";

const budget = { seed: 7, moves: 100_000, boundRounds: 300 };
const centre = sampleCentre({ agents: 40 });
const result = generateSchedule(centre, budget);

const small = (
  agents: readonly RosterAgent[],
  roster: Partial<RosterInput> = {},
  more: Partial<ScheduleInput> = {},
): ScheduleInput => ({
  roster: rosterOf({ agents, ...roster }),
  intervalMinutes: 15,
  groups: [{ id: "all", required: Array.from({ length: 7 * 96 }, (_, at) => (at % 96 > 28 && at % 96 < 72 ? 2 : 0)) }],
  ...more,
});
const rulesBroken = (input: ScheduleInput, shifts: readonly Shift[]): string[] =>
  [...new Set(checkSchedule(input.roster, shifts).map(({ rule }) => rule))].sort();
const generated = (input: ScheduleInput) => generateSchedule(input, { seed: 3, moves: 20_000, boundRounds: 0 });

test("a centre of six plans, open day and night, gets a schedule that breaks no rule and comes near the proven bound", () => {
  expect(result.messages).toEqual([]);
  expect(rulesBroken(centre, result.shifts)).toEqual([]);
  expect(result.boundHours).toBeGreaterThan(0);
  expect(result.boundHours).toBeLessThanOrEqual(result.shortfallHours);
  expect(result.gap).toBeLessThan(0.03);
});

test("the same seed and budget give the same schedule byte for byte, and another seed another one", () => {
  expect(JSON.stringify(generateSchedule(centre, budget))).toBe(JSON.stringify(result));
  expect(generateSchedule(centre, { ...budget, seed: 8 }).shifts).not.toEqual(result.shifts);
});

test("what nobody can come below is known while the search goes on, and is of the requirement itself, however much people give beyond it", () => {
  const ample = sampleCentre({ agents: 40, load: 0.6 });
  const seen: { readonly bound: number; readonly best: number }[] = [];
  const { boundHours, shortfallHours, scaledShortfallHours } = generateSchedule(ample, budget, {
    onProgress: ({ boundHours: bound, shortfallHours: best }) => seen.push({ bound, best }),
  });
  expect(scaledShortfallHours).toBeGreaterThan(shortfallHours);
  expect(boundHours).toBeLessThanOrEqual(shortfallHours);
  expect(seen[0]?.bound).toBeGreaterThan(0);
  expect(seen.every(({ bound, best }) => bound <= best && bound <= boundHours)).toBe(true);
});

test("progress ascends, and a cancelled run returns what it had, legal as ever", () => {
  const seen: number[] = [];
  const signal = { aborted: false };
  const stopped = generateSchedule(
    centre,
    { seed: 7, moves: 20_000_000 },
    {
      signal,
      onProgress: ({ done }) => {
        seen.push(done);
        signal.aborted = seen.length > 1;
      },
    },
  );
  expect(stopped.cancelled).toBe(true);
  expect(stopped.moves).toBeLessThan(5_000_000);
  expect(rulesBroken(centre, stopped.shifts)).toEqual([]);
  expect(seen).toEqual([...seen].sort((one, other) => one - other));
});

test("only what is selected is generated again", () => {
  const [changed = ""] = centre.roster.agents.map(({ id }) => id);
  const again = reoptimise(
    { ...centre, shifts: result.shifts, selection: { agents: [changed] } },
    { seed: 9, moves: 5_000, boundRounds: 0 },
  );
  const others = (shifts: readonly Shift[]) => shifts.filter(({ agent }) => agent !== changed);
  expect(others(again.shifts)).toEqual(others(result.shifts));
  expect(again.shifts.some(({ agent }) => agent === changed)).toBe(true);
  expect(rulesBroken(centre, again.shifts)).toEqual([]);
});

test("shifts are as long as their people wish where the plan allows it and coverage does not suffer", () => {
  const anyLength = { ...dayShift, length: { min: 360, max: 600, step: 60 }, activities: [] };
  const weekly = { weeklyMinutes: { min: hours(30), max: hours(50) }, days: { min: 3, max: 6 } };
  const agents = Array.from({ length: 12 }, (_, place) => {
    const shiftMinutes = place < 6 ? 420 : 540;
    return agentOf(`${shiftMinutes} ${place}`, { preferences: { shiftMinutes } });
  });
  const input = small(agents, { plans: [{ ...fullTime, ...weekly, shifts: [anyLength] }] });
  const share = (more: Partial<ScheduleInput>): number => {
    const { shifts, shortfallHours } = generated({ ...input, ...more });
    expect(rulesBroken(input, shifts)).toEqual([]);
    expect(shortfallHours).toBe(0);
    return shifts.filter(({ agent, minutes }) => agent.startsWith(`${minutes} `)).length / shifts.length;
  };
  expect(share({})).toBeGreaterThan(0.6);
  expect(share({ wishWeight: 0 })).toBeLessThan(0.3);
});

test("locked shifts stay, the rest is arranged around them", () => {
  const locked = shiftAt("2026-11-18T15:00", { locked: true });
  const input = small([agentOf("avery"), agentOf("bo")], {}, { shifts: [locked] });
  const { shifts, messages } = generated(input);
  expect(shifts).toContainEqual(locked);
  expect(messages).toEqual([]);
  expect(rulesBroken(input, shifts)).toEqual([]);
});

test("a lock that makes the week infeasible stays, and the agent and the rule are named", () => {
  const long = shiftAt("2026-11-18T08:00", { minutes: 1_800, locked: true, activities: [] });
  const input = small([agentOf("avery"), agentOf("bo")], {}, { shifts: [long] });
  const { shifts, messages } = generated(input);
  expect(shifts).toContainEqual(long);
  expect(messages.every(({ agent }) => agent === "avery")).toBe(true);
  expect(messages).toContainEqual(expect.objectContaining({ kind: "locked-breaks-rule", rule: "not-in-plan" }));
  const kinds = messages.map(({ kind }) => kind);
  expect(kinds).toContain("no-legal-week");
  expect(shifts.filter(({ agent }) => agent === "bo")).toHaveLength(5);
});

test("an agent who can have no legal week is named with the rule in the way", () => {
  const narrow = [1, 2, 3].map((weekday) => ({ weekday, from: hours(2), to: hours(5) }));
  const rested = { ...fullTime, id: "rested", minRestMinutes: hours(40) };
  const agents = [
    agentOf("available", { availability: narrow }),
    agentOf("away", {
      timeOff: [{ from: shiftAt("2026-11-16T00:00").start, to: shiftAt("2026-11-19T00:00").start, creditMinutes: 60 }],
    }),
    agentOf("limited", { contract: { maxDailyMinutes: 400 } }),
    agentOf("resting", { assignments: [{ from: "2026-01-01", plan: "rested" }] }),
    agentOf("fine"),
  ];
  const { messages, shifts } = generated(small(agents, { plans: [fullTime, rested] }));
  expect(
    messages
      .filter(({ kind }) => kind === "no-legal-week")
      .map(({ agent, rule }) => [agent, rule])
      .sort(),
  ).toEqual([
    ["available", "outside-availability"],
    ["away", "during-time-off"],
    ["limited", "too-many-hours-in-a-day"],
    ["resting", "rest-too-short"],
  ]);
  expect(shifts.map(({ agent }) => agent)).toEqual(Array.from({ length: 5 }, () => "fine"));
});

test("an agent who leaves mid-week is scheduled up to the last day, for their part of the hours", () => {
  const weekly = { ...fullTime, weeklyMinutes: { min: hours(24), max: hours(40) }, days: { min: 3, max: 5 } };
  const input = small([agentOf("avery", { leaves: "2026-11-18" })], { plans: [weekly] });
  const { shifts, messages } = generated(input);
  expect(messages).toEqual([]);
  expect(shifts.length).toBeGreaterThan(0);
  expect(Math.max(...shifts.map(({ start }) => start))).toBeLessThan(shiftAt("2026-11-19T00:00").start);
  expect(rulesBroken(input, shifts)).toEqual([]);
});

test("rest is kept after the last shift of the week before and before the first of the week after", () => {
  const before = shiftAt("2026-11-15T15:00", { id: "before" });
  const after = shiftAt("2026-11-23T06:00", { id: "after" });
  const input = small([agentOf("avery")], {}, { shifts: [before, after] });
  for (let seed = 0; seed < 5; seed += 1) {
    const { shifts } = generateSchedule(input, { seed, moves: 5_000, boundRounds: 0 });
    expect(rulesBroken(input, [before, ...shifts, after])).toEqual([]);
    expect(shifts).toHaveLength(5);
  }
});

test("who has a skill to a date covers its group to that date only", () => {
  const weekend = Array.from({ length: 7 * 96 }, (_, at) => (at >= 4 * 96 && at % 96 > 36 && at % 96 < 60 ? 1 : 0));
  const agents = ["a", "b"].map((id) =>
    agentOf(id, { skills: [{ skill: "billing", to: "2026-11-19" }, { skill: "sales" }] }),
  );
  const short = (skill: string): number =>
    generated(small(agents, {}, { groups: [{ id: skill, skill, required: weekend }] })).shortfallHours;
  expect(short("billing")).toBe((3 * 23) / 4);
  expect(short("sales")).toBeLessThan(5);
});

test("breaks are placed again where the day needs people, and starts, lengths and locked activities stay", () => {
  const shifts = ["a", "b", "c", "d"].flatMap((agent) => legalWeek(agent));
  const [first, ...others] = shifts;
  if (!first) throw new Error("there are shifts");
  const kept = { ...first, activities: first.activities.map((one) => ({ ...one, locked: one.code === "meal" })) };
  const agents = ["a", "b", "c", "d"].map((id) => agentOf(id));
  const input = small(
    agents,
    {},
    { shifts: [kept, ...others], groups: [{ id: "all", required: Array.from({ length: 672 }, () => 3) }] },
  );
  const placed = placeBreaks(input, { seed: 1, moves: 20_000, boundRounds: 20 });
  const outline = (list: readonly Shift[]) => list.map(({ id, start, minutes }) => ({ id, start, minutes }));
  expect(outline(placed.shifts)).toEqual(outline(input.shifts ?? []));
  expect(placed.shifts[0]?.activities).toContainEqual({ code: "meal", start: 240, minutes: 30, locked: true });
  expect(rulesBroken(input, placed.shifts)).toEqual([]);
  // Four meals of two slots begin in six: on each day two of them overlap by a slot, and nobody else is ever missing.
  expect(placed.shortfallHours).toBe(5 * 15.5 * 3 + 2 * 24 * 3 + 5 * 0.25);
});

test("whatever the people and the plan, no rule is broken but what is named", () => {
  const anyAgent = fc.record({
    off: fc.option(fc.integer({ min: 0, max: 6 })),
    band: fc.option(fc.integer({ min: 6, max: 12 })),
    leaves: fc.option(fc.integer({ min: 16, max: 22 })),
  });
  const anyPlan = fc.record({
    days: fc.integer({ min: 3, max: 6 }),
    rest: fc.integer({ min: 10, max: 20 }),
    row: fc.integer({ min: 2, max: 6 }),
    together: fc.integer({ min: 1, max: 2 }),
  });
  fc.assert(
    fc.property(
      fc.array(anyAgent, { minLength: 1, maxLength: 4 }),
      anyPlan,
      fc.integer(),
      (people, { days, rest, row, together }, seed) => {
        const plan = {
          ...fullTime,
          weeklyMinutes: { min: hours(24), max: hours(8) * days },
          days: { min: Math.min(3, days), max: days },
          minRestMinutes: hours(rest),
          maxConsecutiveDays: row,
          daysOffTogether: together,
          shifts: [{ ...dayShift, length: { min: 510, max: 540, step: 30 } }],
        };
        const agents = people.map(({ off, band, leaves }, index) =>
          agentOf(`agent-${index}`, {
            ...(off === null
              ? {}
              : {
                  timeOff: [
                    {
                      from: shiftAt("2026-11-16T00:00").start + off * 86_400_000,
                      to: shiftAt("2026-11-17T00:00").start + off * 86_400_000,
                    },
                  ],
                }),
            ...(band === null ? {} : { availability: [{ weekday: 1, from: hours(band), to: hours(band + 11) }] }),
            ...(leaves === null ? {} : { leaves: `2026-11-${leaves}` }),
          }),
        );
        const input = small(agents, { plans: [plan] });
        const { shifts, messages } = generateSchedule(input, { seed, moves: 1_000, boundRounds: 0 });
        const named = new Set(messages.map(({ agent }) => agent));
        expect(checkSchedule(input.roster, shifts).filter(({ agent }) => !named.has(agent))).toEqual([]);
      },
    ),
    { numRuns: 20, seed: 1 },
  );
});
