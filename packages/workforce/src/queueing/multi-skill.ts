import { requiredAgents } from "../erlang/required-agents.ts";
import { simulate } from "../simulation/simulate.ts";
import type { SimulatedSkill } from "../simulation/model.ts";
import type { SimulationResult } from "../simulation/tally.ts";
import { type Control, reportProgress } from "../support/control.ts";
import { checkNumber } from "../support/input-error.ts";
import { limits } from "../support/limits.ts";
import { sum } from "../support/statistics.ts";

export interface PooledSkill extends SimulatedSkill {
  /** Share of contacts to be answered within `targetSeconds`, over the whole time. */
  readonly serviceLevel: number;
}

export interface PooledGroup {
  readonly skills: readonly { readonly skill: number; readonly level?: number }[];
  /** People who have these skills: no interval asks for more of them. */
  readonly people: number;
}

export interface MultiSkillQuestion {
  readonly intervalSeconds: number;
  readonly skills: readonly PooledSkill[];
  readonly groups: readonly PooledGroup[];
  /** A whole number; the same gives the same answer. */
  readonly seed: number;
}

export interface MultiSkillAnswer {
  /** For each group, the people needed in each interval. */
  readonly agents: readonly (readonly number[])[];
  /** For each interval what would be needed if everybody had every skill: no mix of skills needs fewer. */
  readonly bound: readonly number[];
  /** For each skill the service level that a simulation of the whole time reaches. */
  readonly serviceLevels: readonly number[];
  /** Skills, by their place, that stay more than two points below their goal although everybody who has them is asked for. */
  readonly trainingNeeds: readonly number[];
}

/** A skill may be so far below its goal. */
const tolerance = 0.02;
/** … and so far above before people are taken away. */
const surplus = 0.04;
const rounds = 24;

/**
 * How many people of each group are needed when they share skills. It begins with the requirement of one pooled queue, shares it
 * out by the work that groups can take, simulates, and moves people towards the skills that fall short until all meet their goals.
 *
 * @throws InputError naming the field that is missing, negative, absurd or no number
 * @throws UnreachableGoalError where no number of people meets a goal
 * @throws CancelledError
 */
export const multiSkillRequirement = (question: MultiSkillQuestion, control: Control = {}): MultiSkillAnswer => {
  const { skills, groups } = question;
  skills.forEach(({ serviceLevel }, skill) =>
    checkNumber(serviceLevel, `skills[${skill}].serviceLevel`, { min: 0, below: 1 }),
  );
  groups.forEach(({ people }, group) =>
    checkNumber(people, `groups[${group}].people`, { min: 0, max: limits.agents, whole: true }),
  );
  const bound = pooledBound(question);
  const work = skills.map(workOf);
  let shares = firstShares(question, work);
  let factor = 1;
  let best: Attempt | null = null;
  for (let round = 0; round < rounds; round += 1) {
    reportProgress(control, round / rounds);
    const agents = shareOut(
      bound.map((count) => count * factor),
      shares,
      groups,
    );
    const result = run(question, agents, control);
    const gaps = skills.map(({ serviceLevel }, skill) => serviceLevel - (result.skills[skill]?.serviceLevel ?? 0));
    const attempt = { agents, gaps, total: sum(agents.map(sum)) };
    if (best === null || isBetter(attempt, best)) best = attempt;
    shares = moved(shares, gaps, groups);
    const missing = sum(gaps.map((gap, skill) => gap * (work[skill] ?? 0))) / Math.max(1, sum(work));
    factor = Math.min(3, Math.max(0.9, factor * (1 + 0.25 * missing)));
  }
  if (best === null) throw new Error("nothing was tried");
  const { agents, gaps } = best;
  reportProgress(control, 1);
  return {
    agents,
    bound,
    serviceLevels: gaps.map((gap, skill) => (skills[skill]?.serviceLevel ?? 0) - gap),
    trainingNeeds: [...gaps.keys()].filter(
      (skill) => (gaps[skill] ?? 0) > tolerance && isUsedUp(question, agents, skill),
    ),
  };
};

interface Attempt {
  readonly agents: readonly (readonly number[])[];
  readonly gaps: readonly number[];
  readonly total: number;
}

/** First what meets the goals, then what is even, then fewer people. */
const isBetter = (one: Attempt, other: Attempt): boolean => {
  const miss = ({ gaps }: Attempt): number =>
    sum(gaps.map((gap) => Math.max(0, gap - tolerance) * 4 + Math.max(0, -gap - surplus)));
  const [own, others] = [miss(one), miss(other)];
  return Math.abs(own - others) > 1e-9 ? own < others : one.total < other.total;
};

const workOf = ({ arrivals, handleSeconds }: SimulatedSkill): number =>
  sum(
    arrivals.map(
      (count, interval) => count * (typeof handleSeconds === "number" ? handleSeconds : (handleSeconds[interval] ?? 0)),
    ),
  );

/**
 * For each interval the people needed if everybody had every skill: one queue for all contacts, with averages weighted by contacts. No
 * mix of skills needs fewer.
 *
 * @throws InputError naming the field that is missing, negative, absurd or no number
 * @throws UnreachableGoalError where no number of people meets a goal
 */
export const pooledBound = ({
  skills,
  intervalSeconds,
}: Pick<MultiSkillQuestion, "intervalSeconds" | "skills">): number[] =>
  (skills[0]?.arrivals ?? []).map((_, interval) => {
    const counts = skills.map(({ arrivals }) => arrivals[interval] ?? 0);
    const arrivals = sum(counts);
    const average = (of: (skill: PooledSkill) => number): number =>
      arrivals === 0 ? 0 : sum(skills.map((skill, index) => of(skill) * (counts[index] ?? 0))) / arrivals;
    const handle = ({ handleSeconds }: PooledSkill): number =>
      typeof handleSeconds === "number" ? handleSeconds : (handleSeconds[interval] ?? 0);
    if (arrivals === 0) return 0;
    return requiredAgents({
      model: "erlang-a",
      arrivals,
      intervalSeconds,
      handleSeconds: average(handle),
      targetSeconds: average(({ targetSeconds }) => targetSeconds),
      // Without hanging up the queue is that of Erlang C, which endless patience comes to.
      patienceSeconds: average(({ patienceSeconds = 1e7 }) => patienceSeconds),
      goal: { serviceLevel: average(({ serviceLevel }) => serviceLevel) },
    }).agents;
  });

const scaled = (values: readonly number[]): number[] => {
  const total = sum(values);
  return values.map((value) => (total === 0 ? 0 : value / total));
};

/** Each skill's work goes to the groups that have it, by their people. */
const firstShares = ({ skills, groups }: MultiSkillQuestion, work: readonly number[]): number[] => {
  const taken = groups.map(() => 0);
  skills.forEach((_, skill) => {
    const able = groups.map((group) => (group.skills.some((own) => own.skill === skill) ? group.people : 0));
    scaled(able).forEach((share, group) => (taken[group] = (taken[group] ?? 0) + share * (work[skill] ?? 0)));
  });
  return scaled(taken);
};

/**
 * Shares after people were moved towards the skills that fall short. The gaps of a group's skills add up: those of skills that everybody
 * has cancel out, and what is left are those that tell the groups apart, however little work they bring.
 */
const moved = (shares: readonly number[], gaps: readonly number[], groups: readonly PooledGroup[]): number[] =>
  scaled(
    shares.map((share, group) => {
      const gap = sum((groups[group]?.skills ?? []).map(({ skill }) => gaps[skill] ?? 0));
      return share * Math.exp(Math.max(-0.3, Math.min(0.3, 1.5 * gap)));
    }),
  );

/**
 * Whole people for each group and interval. What rounding takes from a group is carried to its next interval, so shares hold
 * over the time; what a group has not is asked of the others.
 */
const shareOut = (totals: readonly number[], shares: readonly number[], groups: readonly PooledGroup[]): number[][] => {
  const agents = groups.map((): number[] => []);
  const carried = groups.map(() => 0);
  let carriedTotal = 0;
  for (const total of totals) {
    const whole = Math.max(0, Math.ceil(total - carriedTotal - 1e-9));
    carriedTotal = total === 0 ? 0 : carriedTotal + whole - total;
    const wanted = shares.map((share, group) => share * whole + (total === 0 ? 0 : (carried[group] ?? 0)));
    const given = wanted.map((want, group) => Math.max(0, Math.min(groups[group]?.people ?? 0, Math.floor(want))));
    for (let left = whole - sum(given); left > 0; left -= 1) {
      let [next, most] = [-1, -Infinity];
      wanted.forEach((want, group) => {
        const lack = want - (given[group] ?? 0);
        if ((given[group] ?? 0) >= (groups[group]?.people ?? 0) || lack <= most) return;
        [next, most] = [group, lack];
      });
      if (next < 0) break;
      given[next] = (given[next] ?? 0) + 1;
    }
    given.forEach((count, group) => {
      agents[group]?.push(count);
      carried[group] = Math.max(-1, Math.min(1, (wanted[group] ?? 0) - count));
    });
  }
  return agents;
};

const run = (
  { intervalSeconds, skills, groups, seed }: MultiSkillQuestion,
  agents: readonly (readonly number[])[],
  control: Control,
): SimulationResult =>
  simulate(
    {
      intervalSeconds,
      skills,
      groups: groups.map(({ skills: own }, group) => ({ skills: own, agents: agents[group] ?? [] })),
      seed,
    },
    control.signal ? { signal: control.signal } : {},
  );

/** Whether nearly everybody who has a skill is asked for when most people are. */
const isUsedUp = ({ groups }: MultiSkillQuestion, agents: readonly (readonly number[])[], skill: number): boolean => {
  const able = [...groups.keys()].filter((group) => groups[group]?.skills.some((own) => own.skill === skill));
  const people = sum(able.map((group) => groups[group]?.people ?? 0));
  const intervals = agents[0]?.length ?? 0;
  let most = 0;
  for (let interval = 0; interval < intervals; interval += 1)
    most = Math.max(most, sum(able.map((group) => agents[group]?.[interval] ?? 0)));
  return most >= 0.95 * people;
};
