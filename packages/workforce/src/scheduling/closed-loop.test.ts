import { expect, test } from "vitest";
import {
  checkSchedule,
  forecast,
  generateSchedule,
  peopleOnQueue,
  requiredAgents,
  type RosterInput,
  simulate,
  simulateContactCentre,
  type WorkPlan,
} from "../index.ts";

const zone = "Europe/Stockholm";
const intervalMinutes = 30;
const learnt = 364;
const monday = "2025-11-10";
const next = "2026-11-09";
/** 80 % within 20 s, of all groups that are called. */
const promise = 0.8;
/** A week of 24 hours a day, without clock changes or holidays. */
const week = 7 * 48;
const sumOf = (values: Iterable<number>): number => [...values].reduce((sum, one) => sum + one, 0);
const hours = (count: number): number => count * 60;

const plan = (id: string, starts: number, ends: number): WorkPlan => ({
  id,
  weeklyMinutes: { min: hours(40), max: hours(40) },
  days: { min: 5, max: 5 },
  minRestMinutes: hours(11),
  maxConsecutiveDays: 6,
  shifts: [
    {
      id,
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      start: { from: hours(starts), to: hours(ends), step: 30 },
      length: { min: 510, max: 510, step: 30 },
      activities: [{ code: "meal", minutes: 30, window: { from: 180, to: 300 } }],
    },
  ],
});

const plans = [plan("early", 6, 10), plan("late", 10, 15), plan("night", 15, 23)];

const centreOf = (seed: number) =>
  simulateContactCentre({ start: monday, days: learnt + 7, zone, intervalMinutes, seed });
type Centre = ReturnType<typeof centreOf>;

/** What a planner knows before the week: forecast and requirement; and what then came. */
const plannedFor = ({ group, known, offered, handled, ...seconds }: Centre["histories"][number]) => {
  const past = offered.length - week;
  const values = [...offered.subarray(0, past)].map((count, at) => (known[at] === 1 ? count : null));
  const { mean } = forecast({ start: monday, zone, intervalMinutes, values, horizonDays: 7, seed: 1 });
  const lately = (counts: Uint32Array | Float64Array): number => sumOf(counts.subarray(past - 8 * week, past));
  const { talkSeconds, holdSeconds, afterCallSeconds } = seconds;
  const load = {
    model: "erlang-a" as const,
    handleSeconds: (lately(talkSeconds) + lately(holdSeconds) + lately(afterCallSeconds)) / lately(handled),
    intervalSeconds: intervalMinutes * 60,
    targetSeconds: group.goal.targetSeconds,
    patienceSeconds: group.patienceSeconds ?? 120,
  };
  const required = mean.map((arrivals) =>
    arrivals < 0.01 ? 0 : requiredAgents({ ...load, arrivals, goal: { serviceLevel: promise } }).agents,
  );
  return { id: group.id, load, required, came: [...offered.subarray(past)] };
};

/** Calls of the week, and how many were answered in time by the people scheduled for it. */
const weekOf = (seed: number) => {
  const centre = centreOf(seed);
  const from = centre.startsAt[centre.startsAt.length - week] ?? 0;
  const groups = centre.histories.filter(({ group }) => group.media === "voice").map(plannedFor);
  const agents = groups.flatMap(({ id, required }) =>
    Array.from({ length: Math.ceil((sumOf(required) / 2 / 40) * 1.12) }, (_, at) => ({
      id: `${id} ${at}`,
      skills: [{ skill: id }],
      assignments: [{ from: "2026-01-01", plan: plans[[0, 0, 1, 1, 2][at % 5] ?? 0]?.id ?? "" }],
    })),
  );
  const codes: RosterInput["codes"] = [{ id: "meal", kind: "meal", paid: false }];
  const roster: RosterInput = { start: next, days: 7, zone, weekStart: 1, codes, plans, agents };
  const demand = groups.map(({ id, required }) => ({ id, skill: id, required }));
  const budget = { seed: 1, moves: 400_000, boundRounds: 0 };
  const { shifts } = generateSchedule({ roster, intervalMinutes, groups: demand }, budget);
  expect(checkSchedule(roster, shifts)).toEqual([]);
  const people = peopleOnQueue({
    ...{ from, intervalMinutes, intervals: week, groups: demand, shifts },
    isOnQueue: () => false,
    hasSkill: ({ agent }, skill) => agent.startsWith(`${skill} `),
  });
  const reached = groups.map(({ id, load, came }) => {
    const { patienceSeconds, handleSeconds, targetSeconds, intervalSeconds } = load;
    const held = [...(people.get(id) ?? [])].map((count) => Math.floor(count));
    const skill = { arrivals: came, handleSeconds, patienceSeconds, targetSeconds };
    const { skills } = simulate({
      intervalSeconds,
      skills: [skill],
      groups: [{ skills: [{ skill: 0 }], agents: held }],
      seed,
    });
    return { offered: skills[0]?.offered ?? 0, inTime: (skills[0]?.offered ?? 0) * (skills[0]?.serviceLevel ?? 0) };
  });
  return { offered: sumOf(reached.map(({ offered }) => offered)), inTime: sumOf(reached.map(({ inTime }) => inTime)) };
};

test("Weeks that are forecast, staffed, scheduled and then simulated reach the promised service level within two points", () => {
  // A week has days up to a tenth busier than anybody could know: what is promised holds over several.
  const weeks = [1, 2, 3, 4].map(weekOf);
  const level = sumOf(weeks.map(({ inTime }) => inTime)) / sumOf(weeks.map(({ offered }) => offered));
  expect(Math.abs(level - promise)).toBeLessThanOrEqual(0.02);
});
