import { InputError } from "../support/input-error.ts";
import { type Clock, createClock } from "./clock.ts";
import type { ActivityCode, RosterAgent, RosterInput, Rotation, Shift, WorkPlan } from "./roster.ts";

/** What holds for one person, prepared so that checking a shift costs microseconds. */
export interface AgentRules {
  readonly agent: RosterAgent;
  readonly clock: Clock;
  readonly codes: ReadonlyMap<string, ActivityCode>;
  /** The plan of a local day, and null where none is assigned. */
  readonly planOn: (day: number) => WorkPlan | null;
  readonly isEmployed: (day: number) => boolean;
  /** Whether the person has a skill on a day, by its last day. */
  readonly hasSkill: (skill: string, day: number) => boolean;
  /** Paid minutes of the time off that counts on a local day; null where none does. */
  readonly creditOn: (day: number) => number | null;
  /** Whether time off touches a local day. */
  readonly hasTimeOff: (day: number) => boolean;
}

export interface Roster {
  readonly input: RosterInput;
  readonly clock: Clock;
  readonly agents: ReadonlyMap<string, AgentRules>;
}

/**
 * Prepares the rules of all agents.
 *
 * @throws InputError naming what refers to nothing
 */
export const prepareRoster = (input: RosterInput): Roster => {
  const codes = new Map(input.codes.map((code) => [code.id, code]));
  const plans = new Map(input.plans.map((plan) => [plan.id, plan]));
  const rotations = new Map((input.rotations ?? []).map((rotation) => [rotation.id, rotation]));
  for (const plan of input.plans)
    for (const { activities } of plan.shifts)
      for (const { code } of activities)
        if (!codes.has(code)) throw new InputError(`plans.${plan.id}`, `there is no activity code '${code}'`);
  const clocks = new Map<string, Clock>();
  const clockOf = (zone: string): Clock => {
    const known = clocks.get(zone) ?? createClock(input.start, input.days, zone, input.weekStart);
    clocks.set(zone, known);
    return known;
  };
  const agents = new Map(
    input.agents.map((agent) => [agent.id, rulesOf(agent, clockOf(agent.zone ?? input.zone), codes, plans, rotations)]),
  );
  return { input, clock: clockOf(input.zone), agents };
};

const rulesOf = (
  agent: RosterAgent,
  clock: Clock,
  codes: ReadonlyMap<string, ActivityCode>,
  plans: ReadonlyMap<string, WorkPlan>,
  rotations: ReadonlyMap<string, Rotation>,
): AgentRules => {
  const planOf = (id: string): WorkPlan => {
    const plan = plans.get(id);
    if (!plan) throw new InputError(`agents.${agent.id}`, `there is no work plan '${id}'`);
    return plan;
  };
  const assignments = agent.assignments
    .map((assignment) => {
      const from = clock.numberOf(assignment.from);
      if ("plan" in assignment) {
        const plan = planOf(assignment.plan);
        return { from, on: () => plan };
      }
      const rotation = rotations.get(assignment.rotation);
      if (!rotation || rotation.plans.length === 0)
        throw new InputError(`agents.${agent.id}`, `there is no rotation '${assignment.rotation}' with plans`);
      const turns = rotation.plans.map(planOf);
      const first = clock.weekOf(clock.numberOf(rotation.start));
      return {
        from,
        on: (day: number) => {
          const turn = (clock.weekOf(day) - first) % turns.length;
          return turns[(turn + turns.length) % turns.length] ?? null;
        },
      };
    })
    .sort((one, other) => other.from - one.from);
  const hired = agent.hired === undefined ? -Infinity : clock.numberOf(agent.hired);
  const leaves = agent.leaves === undefined ? Infinity : clock.numberOf(agent.leaves);
  const skills = agent.skills.map(({ skill, from, to }) => ({
    skill,
    from: from === undefined ? -Infinity : clock.numberOf(from),
    to: to === undefined ? Infinity : clock.numberOf(to),
  }));
  const touched = new Set<number>();
  const credits = new Map<number, number>();
  for (const { from, to, creditMinutes = 0, day: only } of agent.timeOff ?? []) {
    const [first, last] = [clock.dayOf(from), clock.dayOf(to - 1)];
    for (let day = first; day <= last; day += 1) touched.add(day);
    const counted = only === undefined ? null : clock.numberOf(only);
    for (let day = counted ?? first; day <= (counted ?? last); day += 1)
      credits.set(day, (credits.get(day) ?? 0) + creditMinutes);
  }
  return {
    agent,
    clock,
    codes,
    planOn: (day) => assignments.find(({ from }) => from <= day)?.on(day) ?? null,
    isEmployed: (day) => day >= hired && day <= leaves,
    hasSkill: (skill, day) => skills.some((own) => own.skill === skill && own.from <= day && day <= own.to),
    creditOn: (day) => credits.get(day) ?? null,
    hasTimeOff: (day) => touched.has(day),
  };
};

/** Minutes of a shift that are paid: all but its unpaid activities. */
export const paidMinutes = ({ codes }: Pick<AgentRules, "codes">, shift: Shift): number =>
  shift.activities.reduce((paid, { code, minutes }) => (codes.get(code)?.paid ? paid : paid - minutes), shift.minutes);

export const endOf = ({ start, minutes }: Pick<Shift, "start" | "minutes">): number => start + minutes * 60_000;
