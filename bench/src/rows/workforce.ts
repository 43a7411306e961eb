import {
  forecast,
  multiSkillRequirement,
  queueMeasures,
  requiredAgents,
  simulate,
  simulateContactCentre,
} from "@evolve/workforce";
import type { Figure, Row } from "../support/row.ts";
import { forecastAccuracy } from "./forecast-accuracy.ts";

const quarters = 672;

/**
 * Whether a planner waits: staffing, simulation and forecast of a large centre on one thread, and a year of demo history. The limits
 * are those of decision 0061.
 */
export const workforce: Row = {
  name: "workforce",
  measure: async (_, { quick }) => [
    ...staffing(),
    simulation(),
    singleQueues(),
    ...pooled(quick ? 1 : 4),
    ...forecasts(quick ? 5 : 50),
    ...forecastAccuracy(),
    demoYear(),
  ],
};

/** The best of some runs, in seconds: others share the machine. */
const bestOf = (runs: number, work: () => void): number => {
  let best = Infinity;
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    work();
    best = Math.min(best, (performance.now() - began) / 1_000);
  }
  return best;
};

const staffing = (): Figure[] =>
  (["erlang-c", "erlang-a"] as const).map((model) => ({
    what: `staffing by ${model}, 80 queue-weeks of 15 min`,
    measured: bestOf(3, () => {
      for (let queue = 0; queue < 80; queue += 1)
        for (let interval = 0; interval < quarters; interval += 1)
          requiredAgents({
            model,
            arrivals: queue + 5 + 100 * Math.sin((interval / 96) * Math.PI) ** 2,
            intervalSeconds: 900,
            handleSeconds: 240,
            targetSeconds: 20,
            patienceSeconds: 120,
            goal: { serviceLevel: 0.8 },
          });
    }),
    unit: "s",
    goal: { of: "measured", atMost: 0.5 },
  }));

const simulation = (): Figure => {
  const skills = Array.from({ length: 8 }, (_, skill) => ({
    arrivals: Array.from(
      { length: quarters },
      (__, interval) => (30_000 / quarters) * (1 + Math.sin((interval / 96) * 2 * Math.PI)),
    ),
    handleSeconds: 240 + skill * 10,
    patienceSeconds: 120,
    targetSeconds: 20,
  }));
  const groups = Array.from({ length: 20 }, (_, group) => ({
    skills: [0, 3, 5].slice(0, 1 + (group % 3)).map((step) => ({ skill: (group + step) % 8 })),
    agents: 7,
  }));
  return {
    what: "simulation of a week: 8 skills, 20 groups, 140 agents, 240,000 calls",
    measured: bestOf(3, () => void simulate({ intervalSeconds: 900, skills, groups, seed: 1 })),
    unit: "s",
    goal: { of: "measured", atMost: 0.3 },
  };
};

/** Queues that a formula describes exactly, 40,000 half-hours of each, so that chance is small. */
const singleQueues = (): Figure => {
  const furthest = [
    { arrivals: 100, agents: 14 },
    { arrivals: 360, agents: 42 },
    { arrivals: 100, agents: 12, patienceSeconds: 180 },
  ].map(({ arrivals, agents, ...patience }) => {
    const queue = { handleSeconds: 180, targetSeconds: 20, ...patience };
    const { skills } = simulate({
      intervalSeconds: 1_800,
      skills: [{ ...queue, arrivals: new Array<number>(40_000).fill(arrivals) }],
      groups: [{ skills: [{ skill: 0 }], agents }],
      seed: 3,
      warmUpIntervals: 4,
    });
    const model = "patienceSeconds" in patience ? "erlang-a" : "erlang-c";
    const exact = queueMeasures({ ...queue, model, arrivals, agents, intervalSeconds: 1_800 });
    return Math.abs((skills[0]?.serviceLevel ?? 0) - exact.serviceLevel);
  });
  return {
    what: "simulated service level of single queues, off the exact formula",
    measured: 100 * Math.max(...furthest),
    unit: "points",
    goal: { of: "measured", atMost: 0.2 },
  };
};

const skillSets = [[0], [1], [2], [0, 1], [2, 3], [3, 4], [4, 5], [5, 6], [6, 7], [0, 3, 6], [1, 4, 7], [2, 5]];
const people = [22, 18, 16, 22, 20, 18, 16, 12, 12, 18, 16, 14];

/** Eight skills that 204 people share, open from 8 to 20 o'clock. */
const pooled = (weeks: number): Figure[] => {
  let ratio = Infinity;
  let levels: readonly number[] = [];
  const seconds = bestOf(1, () => {
    const { agents, bound, serviceLevels } = multiSkillRequirement({
      intervalSeconds: 900,
      skills: [60, 45, 40, 30, 30, 20, 15, 12].map((most, skill) => ({
        arrivals: Array.from({ length: weeks * quarters }, (_, interval) => {
          const hour = (interval % 96) / 4;
          return hour < 8 || hour >= 20 ? 0 : most * (0.6 + 0.5 * Math.sin(((hour - 8) / 12) * Math.PI));
        }),
        handleSeconds: 240 + skill * 20,
        patienceSeconds: 120,
        targetSeconds: 20,
        serviceLevel: 0.8,
      })),
      groups: skillSets.map((skills, group) => ({
        skills: skills.map((skill) => ({ skill })),
        people: people[group] ?? 0,
      })),
      seed: 1,
    });
    const asked = agents.flat().reduce((sum, count) => sum + count, 0);
    ratio = asked / bound.reduce((sum, count) => sum + count, 0);
    levels = serviceLevels;
  });
  return [
    {
      what: `requirement of 8 skills that 204 people share, ${weeks} weeks`,
      measured: seconds,
      unit: "s",
      goal: { of: "measured", atMost: 60 },
    },
    {
      what: "… over the bound of one pooled queue",
      measured: ratio,
      unit: "x",
      goal: { of: "measured", atMost: 1.05 },
    },
    {
      what: "… the skill furthest below its goal",
      measured: 100 * (Math.min(...levels) - 0.8),
      unit: "points",
      goal: { of: "measured", atLeast: -2 },
    },
    {
      what: "… the skill furthest above its goal",
      measured: 100 * (Math.max(...levels) - 0.8),
      unit: "points",
      goal: { of: "measured", atMost: 4 },
    },
  ];
};

const forecasts = (queues: number): Figure[] => {
  const { histories } = simulateContactCentre({
    start: "2024-11-04",
    days: 728,
    zone: "UTC",
    intervalMinutes: 15,
    seed: 2,
  });
  const series = histories.map(({ offered, known }) =>
    Array.from(offered, (count, interval) => (known[interval] ? count : null)),
  );
  let peak = 0;
  const seconds = bestOf(1, () => {
    for (let queue = 0; queue < queues; queue += 1) {
      forecast({
        start: "2024-11-04",
        zone: "UTC",
        intervalMinutes: 15,
        values: series[queue % 8] ?? [],
        horizonDays: 42,
        seed: 1,
      });
      peak = Math.max(peak, process.memoryUsage().rss);
    }
  });
  return [
    {
      what: `forecast of ${queues} queues, 2 years of 15 min, six weeks ahead`,
      measured: seconds,
      unit: "s",
      goal: { of: "measured", atMost: (10 * queues) / 50 },
    },
    {
      what: "… memory at its peak, this program's own included",
      measured: peak / 2 ** 20,
      unit: "MB",
      goal: { of: "measured", atMost: 500 },
    },
  ];
};

const demoYear = (): Figure => ({
  what: "a year of eight planning groups from the simulator",
  measured: bestOf(
    1,
    () => void simulateContactCentre({ start: "2025-11-03", days: 365, zone: "UTC", intervalMinutes: 15, seed: 7 }),
  ),
  unit: "s",
  goal: { of: "measured", atMost: 5 },
});
