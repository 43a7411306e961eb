import {
  checkSchedule,
  generateSchedule,
  peopleOnQueue,
  placeBreaks,
  prepareRoster,
  sampleCentre,
  scheduledLevel,
  scheduleFigures,
  type ScheduleResult,
  type Shift,
  validateShift,
} from "@evolve/workforce";
import type { Figure, Row } from "../support/row.ts";

/** Whether a schedule is good, legal, fair, and there in time: see decision 0078. All on one thread. */
export const schedule: Row = {
  name: "schedule",
  measure: async (_, { quick }) => [
    ...(quick ? [generation(100, 0.1)] : [generation(100, 0.1), generation(300, 0.1), generation(1_000, 0.15)]).flat(),
    ...wishes(quick ? 100 : 300),
    fairness(quick ? 2_000_000 : 8_000_000),
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

/** Everybody wishes for a weekday off and for one half of the times at which their plan begins. */
const wishes = (agents: number): Figure[] => {
  const input = sampleCentre({ agents, wishes: true });
  const { shifts, gap } = generateSchedule(input, { seed: 1, moves: 8_000_000 });
  const byAgent = Map.groupBy(shifts, ({ agent }) => agent);
  let [daysOff, starts] = [0, 0];
  for (const { agent, clock } of prepareRoster(input.roster).agents.values()) {
    const own = byAgent.get(agent.id) ?? [];
    const { weekdaysOff = [], startBand = { from: 0, to: 0 } } = agent.preferences ?? {};
    if (!own.some(({ start }) => weekdaysOff.includes(clock.weekdayOf(clock.dayOf(start))))) daysOff += 1;
    const times = own.map(({ start }) => clock.timeOf(start));
    starts += times.filter((time) => startBand.from <= time && time <= startBand.to).length;
  }
  return [
    {
      what: `wishes of ${agents} agents in a week: days off that are as wished`,
      measured: (100 * daysOff) / agents,
      unit: "%",
      goal: { of: "measured", atLeast: 84 },
    },
    {
      what: "… shifts that start when it is wished",
      measured: (100 * starts) / shifts.length,
      unit: "%",
      goal: { of: "measured", atLeast: 72 },
    },
    {
      what: "… shortfall above the proven bound, points of the requirement",
      measured: gap * 100,
      unit: "points",
      goal: { of: "measured", atMost: 0.1 },
    },
  ];
};

const fairness = (moves: number): Figure => {
  const { roster, intervalMinutes, groups } = sampleCentre({ agents: 100, days: 28 });
  const { shifts } = generateSchedule({ roster, intervalMinutes, groups }, { seed: 1, moves, boundRounds: 0 });
  const from = prepareRoster(roster).clock.momentOf(0, 0);
  return {
    what: "Gini coefficient of early, late and weekend shifts within a plan, 100 agents, four weeks",
    measured: scheduleFigures({ roster, from, intervalMinutes: 15, groups: [], shifts }).unevenness,
    unit: "",
    goal: { of: "measured", atMost: 0.06 },
  };
};

const breaks = (): Figure[] => {
  const input = sampleCentre({ agents: 640, days: 7 });
  const week = generateSchedule(input, { seed: 1, moves: 100_000, boundRounds: 0 });
  const shifts = week.shifts.filter(({ start }) => start < Date.parse("2026-11-17T00:00+01:00"));
  const groups = input.groups.map((group) => ({ ...group, required: group.required.slice(0, 96) }));
  const day = { ...input, roster: { ...input.roster, days: 1 }, groups, shifts };
  const place = (moves: number): ScheduleResult => placeBreaks(day, { seed: 1, moves, boundRounds: 0 });
  const { result, seconds } = timed(() => place(100_000));
  // What is required has changed by up to a tenth since the breaks were placed.
  const changed = groups.map(({ required, ...group }) => ({
    ...group,
    required: required.map((people, at) => people && Math.round(people * (1 + 0.1 * Math.sin(5 * at)))),
  }));
  const again = (moves: number): ScheduleResult =>
    placeBreaks({ ...day, groups: changed, shifts: result.shifts }, { seed: 1, moves, boundRounds: 0 });
  const replaced = again(100_000);
  const unplaced = again(0).shortfallHours;
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
    {
      what: "… again, after the requirement has changed by up to a tenth: breaks and meals that stay where they are",
      measured: 100 * shareKept(result.shifts, replaced.shifts),
      unit: "%",
      goal: { of: "measured", atLeast: 85 },
    },
    {
      what: "… hours that this saves, against sixty times as many moves",
      measured: unplaced - replaced.shortfallHours,
      unit: "h",
      against: { what: "60 x moves", value: unplaced - again(6_000_000).shortfallHours },
      goal: { of: "ratio", atLeast: 0.98 },
    },
  ];
};

const shareKept = (before: readonly Shift[], after: readonly Shift[]): number => {
  const placeOf = ({ agent }: Shift, { code, start }: Shift["activities"][number]): string =>
    `${agent} ${code} ${start}`;
  const places = (shifts: readonly Shift[]): string[] =>
    shifts.flatMap((shift) => shift.activities.map((activity) => placeOf(shift, activity)));
  const now = new Set(places(after));
  const all = places(before);
  return all.filter((place) => now.has(place)).length / all.length;
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
