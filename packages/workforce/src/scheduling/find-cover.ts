import type { Roster } from "../rules/agent-rules.ts";
import { newlyBroken } from "../rules/newly-broken.ts";
import type { Shift } from "../rules/roster.ts";
import { validateAgent } from "../rules/validate-shift.ts";
import type { Violation } from "../rules/violation.ts";

/** Somebody who could take a shift. */
export interface Cover {
  readonly agent: string;
  /** Rules that taking it would break, or break by more than they are already. */
  readonly broken: readonly Violation[];
}

/**
 * Who can take a shift over: everybody else who has its skills, those who break no rule first, then by how many they break.
 *
 * @param skills skills that the shift needs
 * @param shifts the schedule, with the weeks around it
 */
export const findCover = (
  roster: Roster,
  shift: Shift,
  skills: readonly string[],
  shifts: readonly Shift[],
): Cover[] => {
  const byAgent = shiftsByAgent(shifts);
  return [...roster.agents.values()]
    .filter(({ agent, clock, hasSkill }) => {
      const day = clock.dayOf(shift.start);
      return agent.id !== shift.agent && skills.every((skill) => hasSkill(skill, day));
    })
    .map(({ agent: { id } }) => {
      const own = byAgent.get(id) ?? [];
      return { agent: id, broken: addedErrors(roster, id, own, [...own, { ...shift, agent: id }]) };
    })
    .sort((one, other) => one.broken.length - other.broken.length || (one.agent < other.agent ? -1 : 1));
};

/** What a trade does to the rules of both; it is allowed if no rule is broken that was kept before, and none by more. */
export interface TradeResult {
  readonly isAllowed: boolean;
  readonly broken: readonly Violation[];
}

/**
 * Whether two people may exchange shifts, or one give a shift to the other (`get` is null).
 *
 * @param shifts the schedule of both, with the weeks around it
 */
export const checkTrade = (
  roster: Roster,
  trade: { readonly give: Shift; readonly to: string; readonly get: Shift | null },
  shifts: readonly Shift[],
): TradeResult => {
  const { give, to, get } = trade;
  const byAgent = shiftsByAgent(shifts);
  const sides = [
    { agent: give.agent, loses: give, gains: get },
    { agent: to, loses: get, gains: give },
  ];
  const broken = sides.flatMap(({ agent, loses, gains }) => {
    const own = byAgent.get(agent) ?? [];
    const kept = own.filter(({ id }) => id !== loses?.id);
    return addedErrors(roster, agent, own, gains ? [...kept, { ...gains, agent }] : kept);
  });
  return { isAllowed: broken.length === 0, broken };
};

/** Skills of the person whose shift it is that the one who gets it does not have on its day. */
export const skillsMissing = (roster: Roster, shift: Shift, to: string, skills: readonly string[]): string[] => {
  const has = (agent: string, skill: string): boolean => {
    const rules = roster.agents.get(agent);
    return rules?.hasSkill(skill, rules.clock.dayOf(shift.start)) ?? false;
  };
  return skills.filter((skill) => has(shift.agent, skill) && !has(to, skill));
};

/** Errors that other shifts would bring, or make worse. */
export const addedErrors = (
  roster: Roster,
  agent: string,
  before: readonly Shift[],
  after: readonly Shift[],
): Violation[] =>
  newlyBroken(validateAgent(roster, agent, before), validateAgent(roster, agent, after)).filter(
    ({ severity }) => severity === "error",
  );

export const shiftsByAgent = (shifts: readonly Shift[]): Map<string, Shift[]> => {
  const map = new Map<string, Shift[]>();
  for (const shift of shifts) {
    const own = map.get(shift.agent) ?? [];
    own.push(shift);
    map.set(shift.agent, own);
  }
  return map;
};
