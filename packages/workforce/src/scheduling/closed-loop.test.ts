import { expect, test } from "vitest";
import {
  checkSchedule,
  forecast,
  generateSchedule,
  multiSkillRequirement,
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

/** Of the time of those on duty; what is scheduled leaves so much less on the queue. */
const shrinkage = 0.1;
const present = (people: number): number => Math.floor(people * (1 - shrinkage) + 1e-9);
const seeds = [1, 2, 3, 4];

/** What a planner knows of a group before the week: forecast and handle time; and what then came. */
const plannedFor = (history: ReturnType<typeof simulateContactCentre>["histories"][number]) => {
  const { group, known, offered, handled, ...seconds } = history;
  const past = offered.length - week;
  const values = [...offered.subarray(0, past)].map((count, at) => (known[at] === 1 ? count : null));
  const { mean } = forecast({ start: monday, zone, intervalMinutes, values, horizonDays: 7, seed: 1 });
  const lately = (counts: Uint32Array | Float64Array): number => sumOf(counts.subarray(past - 8 * week, past));
  const { talkSeconds, holdSeconds, afterCallSeconds } = seconds;
  const load = {
    handleSeconds: (lately(talkSeconds) + lately(holdSeconds) + lately(afterCallSeconds)) / lately(handled),
    targetSeconds: group.goal.targetSeconds,
    patienceSeconds: group.patienceSeconds ?? 120,
  };
  return { id: group.id, load, mean, came: [...offered.subarray(past)] };
};

const planned = seeds.map((seed) => {
  const centre = simulateContactCentre({ start: monday, days: learnt + 7, zone, intervalMinutes, seed });
  const groups = centre.histories.filter(({ group }) => group.media === "voice").map(plannedFor);
  return { seed, from: centre.startsAt[centre.startsAt.length - week] ?? 0, groups };
});
type Week = (typeof planned)[number];

/** People on the queue in each interval, of teams that are scheduled for what each requires. */
const scheduledFor = (
  from: number,
  teams: readonly { readonly id: string; readonly required: readonly number[] }[],
) => {
  const agents = teams.flatMap(({ id, required }) =>
    Array.from({ length: Math.ceil((sumOf(required) / 2 / 40) * 1.12) }, (_, at) => ({
      id: `${id} ${at}`,
      skills: [{ skill: id }],
      assignments: [{ from: "2026-01-01", plan: plans[[0, 0, 1, 1, 2][at % 5] ?? 0]?.id ?? "" }],
    })),
  );
  const codes: RosterInput["codes"] = [{ id: "meal", kind: "meal", paid: false }];
  const roster: RosterInput = { start: next, days: 7, zone, weekStart: 1, codes, plans, agents };
  const demand = teams.map(({ id, required }) => ({ id, skill: id, required }));
  const budget = { seed: 1, moves: 400_000, boundRounds: 0 };
  const { shifts } = generateSchedule({ roster, intervalMinutes, groups: demand }, budget);
  expect(checkSchedule(roster, shifts)).toEqual([]);
  const people = peopleOnQueue({
    ...{ from, intervalMinutes, intervals: week, groups: demand, shifts },
    isOnQueue: () => false,
    hasSkill: ({ agent }, skill) => agent.startsWith(`${skill} `),
  });
  return teams.map(({ id }) => [...(people.get(id) ?? [])].map(present));
};

/** Calls of a week, and how many of them were answered in time by teams with these skills. */
const answered = (
  { groups, seed }: Pick<Week, "groups" | "seed">,
  teams: readonly { readonly skills: readonly number[]; readonly agents: readonly number[] }[],
) => {
  const { skills } = simulate({
    intervalSeconds: intervalMinutes * 60,
    skills: groups.map(({ load, came }) => ({ ...load, arrivals: came })),
    groups: teams.map(({ skills: held, agents }) => ({ skills: held.map((skill) => ({ skill })), agents })),
    seed,
  });
  return {
    offered: sumOf(skills.map(({ offered }) => offered)),
    inTime: sumOf(skills.map(({ offered, serviceLevel }) => offered * serviceLevel)),
  };
};

/** A week has days up to a tenth busier than anybody could know: what is promised holds over several. */
const levelOver = (weekOf: (planned: Week) => { readonly offered: number; readonly inTime: number }): number => {
  const weeks = planned.map(weekOf);
  return sumOf(weeks.map(({ inTime }) => inTime)) / sumOf(weeks.map(({ offered }) => offered));
};

test("Weeks that are forecast, staffed with shrinkage, scheduled and then simulated reach the promised service level within two points", () => {
  const level = levelOver(({ from, groups, seed }) => {
    const teams = groups.map(({ id, load, mean }) => ({
      id,
      required: mean.map((arrivals) =>
        arrivals < 0.01
          ? 0
          : requiredAgents({
              ...{ ...load, model: "erlang-a", intervalSeconds: intervalMinutes * 60 },
              ...{ arrivals, shrinkage, goal: { serviceLevel: promise } },
            }).scheduled,
      ),
    }));
    const people = scheduledFor(from, teams);
    return answered(
      { groups, seed },
      people.map((agents, skill) => ({ skills: [skill], agents })),
    );
  });
  expect(Math.abs(level - promise)).toBeLessThanOrEqual(0.02);
});

test("So do weeks of teams that share skills, required by simulation", () => {
  const level = levelOver(({ from, groups, seed }) => {
    // Each group's own team, and one for each two that stand beside each other.
    const sets = groups.flatMap((_, skill) => [[skill], [skill, (skill + 1) % groups.length]]);
    const { agents } = multiSkillRequirement({
      intervalSeconds: intervalMinutes * 60,
      skills: groups.map(({ load, mean }) => ({ ...load, arrivals: mean, serviceLevel: promise })),
      groups: sets.map((held) => ({ skills: held.map((skill) => ({ skill })), people: 200 })),
      seed: 1,
    });
    const required = agents.map((team) => team.map((people) => Math.ceil(people / (1 - shrinkage) - 1e-9)));
    const people = scheduledFor(
      from,
      sets.map((held, at) => ({ id: `team ${held.join(" ")}.`, required: required[at] ?? [] })),
    );
    return answered(
      { groups, seed },
      sets.map((skills, at) => ({ skills, agents: people[at] ?? [] })),
    );
  });
  expect(Math.abs(level - promise)).toBeLessThanOrEqual(0.02);
});
