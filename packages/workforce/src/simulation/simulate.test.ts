import * as fc from "fast-check";
import { expect, test } from "vitest";
import { CancelledError, queueMeasures, type SimulationInput, simulate } from "../index.ts";

const repeat = (value: number, times: number): number[] => Array.from({ length: times }, () => value);

/** One line, one group, half-hours. */
const single = (
  change: { arrivals?: number; agents?: number; intervals?: number; patienceSeconds?: number } = {},
): SimulationInput => {
  const { arrivals = 100, agents = 14, intervals = 5_000, patienceSeconds } = change;
  return {
    intervalSeconds: 1_800,
    skills: [
      {
        arrivals: repeat(arrivals, intervals),
        handleSeconds: 180,
        targetSeconds: 20,
        ...(patienceSeconds === undefined ? {} : { patienceSeconds }),
      },
    ],
    groups: [{ skills: [{ skill: 0 }], agents }],
    seed: 3,
    warmUpIntervals: 4,
  };
};

test("on a single queue the simulation agrees with Erlang C within 0.002", () => {
  for (const [arrivals, agents] of [
    [100, 14],
    [360, 42],
    [20, 4],
  ] as const) {
    const [skill] = simulate(single({ arrivals, agents, intervals: 40_000 })).skills;
    const exact = queueMeasures({
      model: "erlang-c",
      arrivals,
      intervalSeconds: 1_800,
      handleSeconds: 180,
      agents,
      targetSeconds: 20,
    });
    expect(Math.abs((skill?.serviceLevel ?? 0) - exact.serviceLevel)).toBeLessThan(0.002);
    expect((skill?.averageWaitSeconds ?? 0) / exact.averageWaitSeconds).toBeCloseTo(1, 1);
  }
});

test("on a single queue the simulation agrees with Erlang A within 0.002", () => {
  for (const agents of [11, 12, 14]) {
    const { skills, groups } = simulate(single({ agents, intervals: 40_000, patienceSeconds: 180 }));
    const exact = queueMeasures({
      model: "erlang-a",
      arrivals: 100,
      intervalSeconds: 1_800,
      handleSeconds: 180,
      agents,
      targetSeconds: 20,
      patienceSeconds: 180,
    });
    expect(Math.abs((skills[0]?.serviceLevel ?? 0) - exact.serviceLevel)).toBeLessThan(0.002);
    expect(Math.abs((skills[0]?.abandonRate ?? 0) - exact.abandonRate)).toBeLessThan(0.002);
    expect(Math.abs((groups[0]?.occupancy ?? 0) - exact.occupancy)).toBeLessThan(0.005);
  }
});

test("the same seed gives the same day, another seed another one", () => {
  const input = single({ intervals: 200 });
  expect(simulate(input)).toEqual(simulate(input));
  expect(simulate({ ...input, seed: 4 })).not.toEqual(simulate(input));
});

test("nobody is lost: who came was answered or hung up, whatever the lines and groups", () => {
  const count = fc.integer({ min: 0, max: 6 });
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ rate: fc.integer({ min: 0, max: 60 }), patienceSeconds: fc.integer({ min: 1, max: 300 }) }),
        { minLength: 3, maxLength: 3 },
      ),
      fc.array(
        fc.record({
          skills: fc.uniqueArray(fc.integer({ min: 0, max: 2 })),
          agents: fc.array(count, { minLength: 8, maxLength: 8 }),
        }),
      ),
      fc.integer({ min: 0, max: 1_000 }),
      (lines, teams, seed) => {
        const result = simulate({
          intervalSeconds: 900,
          skills: lines.map(({ rate, patienceSeconds }, index) => ({
            arrivals: repeat(rate, 8),
            handleSeconds: 200,
            patienceSeconds,
            targetSeconds: 20,
            priority: index % 2,
          })),
          groups: teams.map(({ skills, agents }) => ({ skills: skills.map((skill) => ({ skill })), agents })),
          seed,
        });
        for (const { offered, answered, abandoned, serviceLevel } of result.skills) {
          expect(answered + abandoned).toBe(offered);
          expect(serviceLevel).toBeLessThanOrEqual(offered === 0 ? 1 : answered / offered);
        }
        for (const { occupancy } of result.groups) expect(occupancy).toBeLessThanOrEqual(1);
      },
    ),
  );
});

/** Two lines with a group of specialists each, and one for both. */
const mixed = (change: Partial<SimulationInput> = {}): SimulationInput => ({
  intervalSeconds: 1_800,
  skills: [
    { arrivals: repeat(50, 2_000), handleSeconds: 180, patienceSeconds: 120, targetSeconds: 20 },
    { arrivals: repeat(50, 2_000), handleSeconds: 180, patienceSeconds: 120, targetSeconds: 20 },
  ],
  groups: [
    { skills: [{ skill: 0 }], agents: 4 },
    { skills: [{ skill: 1 }], agents: 4 },
    { skills: [{ skill: 0 }, { skill: 1 }], agents: 3 },
  ],
  seed: 1,
  ...change,
});

test("people with both skills raise the service level above that of separate teams", () => {
  const shared = simulate(mixed());
  const separate = simulate(
    mixed({
      groups: [
        { skills: [{ skill: 0 }], agents: 6 },
        { skills: [{ skill: 1 }], agents: 5 },
      ],
    }),
  );
  const lowest = (result: typeof shared): number => Math.min(...result.skills.map(({ serviceLevel }) => serviceLevel));
  expect(lowest(shared)).toBeGreaterThan(lowest(separate) + 0.05);
});

test("a line with priority is served first", () => {
  const [first, second] = simulate(
    mixed({ skills: mixed().skills.map((skill, index) => ({ ...skill, priority: index + 1 })) }),
  ).skills;
  expect(first?.serviceLevel).toBeGreaterThan((second?.serviceLevel ?? 1) + 0.02);
});

test("contacts go to those who are best at them while they are free", () => {
  const { groups } = simulate(
    mixed({
      groups: [
        {
          skills: [
            { skill: 0, level: 1 },
            { skill: 1, level: 1 },
          ],
          agents: 8,
        },
        {
          skills: [
            { skill: 0, level: 2 },
            { skill: 1, level: 2 },
          ],
          agents: 8,
        },
      ],
    }),
  );
  expect(groups[0]?.occupancy).toBeGreaterThan((groups[1]?.occupancy ?? 1) + 0.2);
});

test("without anybody who has the skill nobody is answered", () => {
  const [skill] = simulate({ ...single({ intervals: 4, patienceSeconds: 60 }), groups: [], warmUpIntervals: 0 }).skills;
  expect(skill).toMatchObject({ answered: 0, serviceLevel: 0, abandonRate: 1 });
});

test("a simulation that makes no sense is refused with the field's name", () => {
  const good = single({ intervals: 10 });
  const [skill] = good.skills;
  if (!skill) throw new Error("there is no skill");
  expect(() => simulate({ ...good, skills: [] })).toThrow(/^skills: have no interval/);
  expect(() => simulate({ ...good, skills: [{ ...skill, arrivals: [1, -1] }] })).toThrow(/^warmUpIntervals/);
  expect(() => simulate({ ...good, warmUpIntervals: 0, skills: [{ ...skill, arrivals: [1, -1] }] })).toThrow(
    /^skills\[0\].arrivals\[1\]: -1 is below 0/,
  );
  expect(() => simulate({ ...good, skills: [{ ...skill, handleSeconds: [180] }] })).toThrow(
    /^skills\[0\].handleSeconds: has 1 intervals/,
  );
  expect(() => simulate({ ...good, groups: [{ skills: [{ skill: 1 }], agents: 1 }] })).toThrow(
    /^groups\[0\].skills\[0\].skill/,
  );
  expect(() => simulate({ ...good, groups: [{ skills: [], agents: 1.5 }] })).toThrow(
    /^groups\[0\].agents: 1.5 is not a whole number/,
  );
});

test("a simulation ends when it is cancelled", () => {
  expect(() => simulate(single(), { signal: { aborted: true } })).toThrow(CancelledError);
});
