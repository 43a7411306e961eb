import type { AgentRules, Roster } from "../rules/agent-rules.ts";
import { InputError } from "../support/input-error.ts";
import type { ScheduleInput } from "./schedule-input.ts";

/**
 * What is required, and what a person gives to whom. People with the same groups on a day are a class. Who serves several groups
 * is shared among them in each slot by their requirement, so that all are served alike.
 */
export interface Demand {
  /** For each group the requirement by slot. */
  readonly required: readonly Float64Array[];
  readonly classOf: (rules: AgentRules, day: number) => number;
  /** For each class its groups, and for each of these the share by slot. */
  readonly classes: readonly { readonly groups: readonly number[]; readonly shares: readonly Float64Array[] }[];
}

export interface Grid {
  readonly slotMinutes: number;
  readonly slots: number;
  /** The slot of the first midnight. */
  readonly first: number;
}

export const demandOf = (input: ScheduleInput, roster: Roster, { slotMinutes, slots, first }: Grid): Demand => {
  const perInterval = input.intervalMinutes / slotMinutes;
  const required = input.groups.map(({ id, required: wanted }) => {
    const bySlot = new Float64Array(slots);
    wanted.forEach((count, interval) => {
      if (!(count >= 0 && count < 1e6)) throw new InputError(`groups.${id}`, `${count} is not a number of people`);
      const at = first + interval * perInterval;
      bySlot.fill(count, at, at + perInterval);
    });
    return bySlot;
  });
  const members = new Map<string, { readonly groups: number[]; days: number }>();
  const keyOf = (rules: AgentRules, day: number): string =>
    input.groups
      .flatMap(({ skill }, group) => (skill === undefined || rules.hasSkill(skill, day) ? [group] : []))
      .join();
  for (const rules of roster.agents.values())
    for (let day = 0; day < input.roster.days; day += 1) {
      const key = keyOf(rules, day);
      const member = members.get(key) ?? { groups: key === "" ? [] : key.split(",").map(Number), days: 0 };
      member.days += 1;
      members.set(key, member);
    }
  const keys = [...members.keys()];
  const factors = balance([...members.values()], required);
  const classes = [...members.values()].map(({ groups }) => ({
    groups,
    shares: sharesOf(groups, required, factors, slots),
  }));
  return { required, classes, classOf: (rules, day) => keys.indexOf(keyOf(rules, day)) };
};

/** Factors of the groups, with which supply is in proportion to the requirement as far as the skills allow: proportional fitting. */
const balance = (
  members: readonly { readonly groups: readonly number[]; readonly days: number }[],
  required: readonly Float64Array[],
): number[] => {
  const totals = required.map((bySlot) => bySlot.reduce((sum, count) => sum + count, 0));
  const all = Math.max(
    1e-9,
    totals.reduce((sum, total) => sum + total, 0),
  );
  const people = members.reduce((sum, { groups, days }) => (groups.length > 0 ? sum + days : sum), 0);
  const factors = totals.map(() => 1);
  for (let round = 0; round < 40; round += 1) {
    const given = totals.map(() => 0);
    for (const { groups, days } of members) {
      const weights = groups.map((group) => (totals[group] ?? 0) * (factors[group] ?? 0));
      const sum = weights.reduce((one, other) => one + other, 0);
      if (sum > 0)
        groups.forEach((group, place) => (given[group] = (given[group] ?? 0) + (days * (weights[place] ?? 0)) / sum));
    }
    totals.forEach((total, group) => {
      const fair = (people * total) / all;
      const had = given[group] ?? 0;
      if (had > 0 && fair > 0)
        factors[group] = Math.min(1e3, Math.max(1e-3, (factors[group] ?? 1) * Math.sqrt(fair / had)));
    });
  }
  return factors;
};

const sharesOf = (
  groups: readonly number[],
  required: readonly Float64Array[],
  factors: readonly number[],
  slots: number,
): Float64Array[] => {
  const shares = groups.map(() => new Float64Array(slots));
  for (let slot = 0; slot < slots; slot += 1) {
    const weights = groups.map((group) => (required[group]?.[slot] ?? 0) * (factors[group] ?? 0));
    const sum = weights.reduce((one, other) => one + other, 0);
    shares.forEach((share, place) => (share[slot] = sum > 0 ? (weights[place] ?? 0) / sum : 1 / groups.length));
  }
  return shares;
};
