import { expect, test } from "vitest";
import {
  CancelledError,
  type MultiSkillQuestion,
  multiSkillRequirement,
  pooledBound,
  requiredAgents,
  simulate,
} from "../index.ts";

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const perQuarter = [60, 45, 40, 30, 30, 20, 15, 12];
const skillSets = [[0], [1], [2], [0, 1], [2, 3], [3, 4], [4, 5], [5, 6], [6, 7], [0, 3, 6], [1, 4, 7], [2, 5]];
const people = [22, 18, 16, 22, 20, 18, 16, 12, 12, 18, 16, 14];

/** A week of eight skills, open from 8 to 20 o'clock, and 204 people in twelve groups. */
const question = (
  change: (people: number, skills: readonly number[]) => number = (count) => count,
): MultiSkillQuestion => ({
  intervalSeconds: 900,
  skills: perQuarter.map((most, skill) => ({
    arrivals: Array.from({ length: 672 }, (_, interval) => {
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
    people: change(people[group] ?? 0, skills),
  })),
  seed: 1,
});

test("shared skills take within 5 % of the pooled bound, and each skill is within -2 and +4 points of its goal", () => {
  const { agents, bound, serviceLevels, trainingNeeds } = multiSkillRequirement(question());
  expect(sum(agents.map(sum)) / sum(bound)).toBeLessThan(1.05);
  for (const level of serviceLevels) {
    expect(level).toBeGreaterThanOrEqual(0.78);
    expect(level).toBeLessThanOrEqual(0.84);
  }
  expect(trainingNeeds).toEqual([]);
});

test("the levels hold over four weeks of contacts that the people were not fitted to", () => {
  const { intervalSeconds, skills, groups } = question();
  const { agents } = multiSkillRequirement(question());
  const staffed = groups.map(({ skills: own }, group) => ({ skills: own, agents: agents[group] ?? [] }));
  const weeks = [2, 3, 4, 5].map((seed) => simulate({ intervalSeconds, skills, groups: staffed, seed }).skills);
  skills.forEach((_, skill) => {
    const level = sum(weeks.map((week) => week[skill]?.serviceLevel ?? 0)) / weeks.length;
    expect(level, `skill ${skill}`).toBeGreaterThanOrEqual(0.78);
    expect(level, `skill ${skill}`).toBeLessThanOrEqual(0.84);
  });
});

test("the pooled bound is known without people or a simulation", () => {
  const asked = question();
  expect(pooledBound(asked)).toEqual(multiSkillRequirement(asked).bound);
});

test("it takes far fewer people than staffing each skill by itself", () => {
  const asked = question();
  const separate = asked.skills.map(({ arrivals, handleSeconds, targetSeconds }) =>
    sum(
      arrivals.map(
        (count) =>
          requiredAgents({
            model: "erlang-c",
            arrivals: count,
            intervalSeconds: 900,
            handleSeconds: Number(handleSeconds),
            targetSeconds,
            goal: { serviceLevel: 0.8 },
          }).agents,
      ),
    ),
  );
  expect(sum(separate) / sum(multiSkillRequirement(asked).agents.map(sum))).toBeGreaterThan(1.2);
});

test("no interval asks for people that a group has not, nor for anybody while nobody calls", () => {
  const asked = question();
  multiSkillRequirement(asked).agents.forEach((counts, group) => {
    expect(Math.max(...counts)).toBeLessThanOrEqual(asked.groups[group]?.people ?? 0);
    expect(counts[0]).toBe(0);
  });
});

test("skills of little work come within three points of their goals beside those that everybody has", () => {
  const perHalfHour = [160, 110, 90, 60, 45];
  const mixes = [
    [110, [0, 1, 2]],
    [37, [0, 1, 2, 3]],
    [32, [0, 1, 2, 4]],
    [6, [0, 1, 2, 3, 4]],
  ] as const;
  const { serviceLevels } = multiSkillRequirement({
    intervalSeconds: 1_800,
    skills: perHalfHour.map((most) => ({
      arrivals: Array.from({ length: 48 }, (_, at) =>
        at < 14 || at > 42 ? 0 : most * Math.sin(((at - 13) / 30) * Math.PI),
      ),
      handleSeconds: 280,
      patienceSeconds: 120,
      targetSeconds: 20,
      serviceLevel: 0.8,
    })),
    groups: mixes.map(([count, skills]) => ({ people: count, skills: skills.map((skill) => ({ skill })) })),
    seed: 1,
  });
  expect(Math.min(...serviceLevels)).toBeGreaterThanOrEqual(0.77);
});

test("a skill that too few people have is named as a training need", () => {
  const few = question((count, skills) => (skills.includes(7) ? 3 : count + 8));
  const { trainingNeeds, serviceLevels } = multiSkillRequirement(few);
  expect(trainingNeeds).toEqual([7]);
  expect(serviceLevels[7]).toBeLessThan(0.6);
});

test("the same seed gives the same answer, bad input is refused, and the work can be cancelled", () => {
  const asked = question();
  expect(multiSkillRequirement(asked)).toEqual(multiSkillRequirement(asked));
  expect(() => multiSkillRequirement(question(() => 1.5))).toThrow(/^groups\[0\].people: 1.5 is not a whole number/);
  expect(() => multiSkillRequirement(asked, { signal: { aborted: true } })).toThrow(CancelledError);
});
