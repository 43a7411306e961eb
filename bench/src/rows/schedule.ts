import {
  checkSchedule,
  generateSchedule,
  peopleOnQueue,
  placeBreaks,
  prepareRoster,
  sampleCentre,
  scheduledLevel,
  type ScheduleResult,
  validateShift,
} from "@evolve/workforce";
import type { Figure, Row } from "../support/row.ts";

/** Whether a schedule is good, legal, and there in time: see decision 0078. All on one thread. */
export const schedule: Row = {
  name: "schedule",
  measure: async (_, { quick }) => [
    ...(quick ? [generation(100, 0.1)] : [generation(100, 0.1), generation(300, 0.1), generation(1_000, 0.15)]).flat(),
    ...breaks(),
    drags(),
    coverage(),
  ],
};

/** CPU time, as others share the machine. */
const timed = <Result>(work: () => Result): { readonly result: Result; readonly seconds: number } => {
  const began = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(began);
  return { result, seconds: (user + system) / 1e6 };
};

const generation = (agents: number, points: number): Figure[] => {
  const input = sampleCentre({ agents });
  const { result, seconds } = timed(() => generateSchedule(input, { seed: 1, moves: 8_000_000 }));
  const what = `schedule of a week, open day and night, six plans, ${agents} agents`;
  return [
    {
      what: `${what}: shortfall above the proven bound, points of the requirement`,
      measured: result.gap * 100,
      unit: "points",
      goal: { of: "measured", atMost: points },
    },
    { what: "… CPU time, bound included", measured: seconds, unit: "s", goal: { of: "measured", atMost: 20 } },
    {
      what: "… broken rules, by the independent checker",
      measured: checkSchedule(input.roster, result.shifts).length,
      unit: "",
      goal: { of: "measured", atMost: 0 },
    },
  ];
};

const breaks = (): Figure[] => {
  const input = sampleCentre({ agents: 640, days: 7 });
  const week = generateSchedule(input, { seed: 1, moves: 100_000, boundRounds: 0 });
  const shifts = week.shifts.filter(({ start }) => start < Date.parse("2026-11-17T00:00+01:00"));
  const groups = input.groups.map((group) => ({ ...group, required: group.required.slice(0, 96) }));
  const day = { ...input, roster: { ...input.roster, days: 1 }, groups, shifts };
  const place = (moves: number): ScheduleResult => placeBreaks(day, { seed: 1, moves, boundRounds: 0 });
  const { result, seconds } = timed(() => place(100_000));
  return [
    {
      what: `breaks of ${shifts.length} agents placed again`,
      measured: seconds,
      unit: "s",
      goal: { of: "measured", atMost: 1 },
    },
    {
      what: "… shortfall, against sixty times as many moves",
      measured: result.shortfallHours,
      unit: "h",
      against: { what: "60 x moves", value: place(6_000_000).shortfallHours },
      goal: { of: "ratio", atMost: 1.005 },
    },
  ];
};

const drags = (): Figure => {
  const input = sampleCentre({ agents: 10 });
  const { shifts } = generateSchedule(input, { seed: 1, moves: 10_000, boundRounds: 0 });
  const roster = prepareRoster(input.roster);
  const [shift] = shifts;
  if (!shift) throw new Error("nobody works");
  const others = shifts.filter(({ agent }) => agent === shift.agent);
  const { seconds } = timed(() => {
    for (let drag = 0; drag < 10_000; drag += 1) validateShift(roster, shift, others);
  });
  return {
    what: "all rules of a shift checked, as on each drag",
    measured: seconds / 10,
    unit: "ms",
    goal: { of: "measured", atMost: 1 },
  };
};

/** What the strip above the editor's rows shows, calculated again with each step of a drag. */
const coverage = (): Figure => {
  const input = sampleCentre({ agents: 500 });
  const { shifts } = generateSchedule(input, { seed: 1, moves: 100_000, boundRounds: 0 });
  const roster = prepareRoster(input.roster);
  const from = roster.clock.momentOf(0, 0);
  const intervals = 7 * 96;
  const terms = { model: "erlang-a", targetSeconds: 20, patienceSeconds: 95, concurrency: 1 } as const;
  const load = { ...terms, arrivals: 250, handleSeconds: 270, intervalSeconds: 900, shrinkage: 0.11 };
  const rounds = 20;
  const { seconds } = timed(() => {
    for (let drag = 0; drag < rounds; drag += 1) {
      const people = peopleOnQueue({
        ...{ from, intervals, shifts, intervalMinutes: 15, groups: input.groups },
        isOnQueue: () => false,
        hasSkill: ({ agent, start }, skill) => {
          const own = roster.agents.get(agent);
          return own?.hasSkill(skill, own.clock.dayOf(start)) ?? false;
        },
      });
      for (const count of people.get(input.groups[0]?.id ?? "") ?? []) scheduledLevel({ ...load, people: count });
    }
  });
  return {
    what: "coverage and service level of a week of 500 agents in 15 min, as on each step of a drag",
    measured: (seconds * 1_000) / rounds,
    unit: "ms",
    goal: { of: "measured", atMost: 50 },
  };
};
