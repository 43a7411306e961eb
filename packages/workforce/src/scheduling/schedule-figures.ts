import { missingHours } from "../coverage/missing-hours.ts";
import { type CoveredGroup, peopleOnQueue } from "../coverage/people-on-queue.ts";
import { type ScheduledLoad, scheduledLevel } from "../coverage/scheduled-level.ts";
import { type AgentRules, paidMinutes, prepareRoster } from "../rules/agent-rules.ts";
import type { RosterInput, Shift } from "../rules/roster.ts";
import { isLengthWished, isUnpopular } from "./options.ts";

/** Contacts of a planning group, and on what terms they are answered; one entry for each interval, null where nothing is calculated. */
export interface MeasuredGroup extends CoveredGroup {
  /** People to schedule, shrinkage included. */
  readonly scheduled: readonly (number | null)[];
  /** Null where people reach no service level: there is no goal, or the work can wait. */
  readonly terms: Pick<ScheduledLoad, "model" | "targetSeconds" | "patienceSeconds" | "concurrency"> | null;
  readonly loads: readonly (Pick<ScheduledLoad, "arrivals" | "handleSeconds" | "shrinkage"> | null)[];
}

interface FiguresInput {
  readonly roster: RosterInput;
  /** Milliseconds since 1970, of the first interval. */
  readonly from: number;
  readonly intervalMinutes: 15 | 30;
  readonly groups: readonly MeasuredGroup[];
  readonly shifts: readonly Shift[];
}

/** What schedules of the same people and days are compared by. */
export interface ScheduleFigures {
  /** People-hours below the people to schedule (`missingHours`, of all groups) and above them. */
  readonly underHours: number;
  readonly overHours: number;
  /** The share of contacts answered in time, by the people scheduled; null where none are expected. */
  readonly serviceLevel: number | null;
  readonly paidHours: number;
  /** Days that somebody wished to have off, and shifts of those who wish for a time to start or a length; and how many are as wished. */
  readonly wishes: number;
  readonly wishesMet: number;
  /** Gini coefficient of early, late and weekend shifts among the people of a plan, averaged by people: 0 is even, 1 is one person alone. */
  readonly unevenness: number;
}

/**
 * Coverage, service level, hours, wishes and fairness of a schedule.
 *
 * @throws InputError as `prepareRoster`
 */
export const scheduleFigures = (input: FiguresInput): ScheduleFigures => {
  const { roster, intervalMinutes, shifts } = input;
  const { agents, clock } = prepareRoster(roster);
  // Those of the weeks around belong to other schedules.
  const own = shifts.flatMap((shift) => {
    const rules = agents.get(shift.agent);
    const day = rules?.clock.dayOf(shift.start) ?? -1;
    return rules && day >= 0 && day < roster.days ? [{ shift, rules, day }] : [];
  });
  const onQueue = new Set(roster.codes.flatMap(({ id, kind }) => (kind === "on-queue" ? [id] : [])));
  const people = peopleOnQueue({
    from: input.from,
    intervalMinutes,
    intervals: Math.ceil((clock.momentOf(roster.days, 0) - input.from) / (intervalMinutes * 60_000)),
    groups: input.groups,
    shifts,
    isOnQueue: (code) => onQueue.has(code),
    hasSkill: ({ agent, start }, skill) => {
      const rules = agents.get(agent);
      return rules?.hasSkill(skill, rules.clock.dayOf(start)) ?? false;
    },
  });
  return {
    ...coverageFigures(input, people),
    paidHours: own.reduce((sum, { shift, rules }) => sum + paidMinutes(rules, shift), 0) / 60,
    ...wishFigures([...agents.values()], roster.days, own),
    unevenness: unevennessOf([...agents.values()], own),
  };
};

interface OwnShift {
  readonly shift: Shift;
  readonly rules: AgentRules;
  readonly day: number;
}

const coverageFigures = (
  { groups, intervalMinutes }: FiguresInput,
  people: ReadonlyMap<string, Float64Array>,
): Pick<ScheduleFigures, "underHours" | "overHours" | "serviceLevel"> => {
  let [underHours, surplus, contacts, answered] = [0, 0, 0, 0];
  for (const { id, scheduled, terms, loads } of groups) {
    underHours += missingHours(people.get(id), scheduled, intervalMinutes);
    people.get(id)?.forEach((held, at) => {
      surplus += held - (scheduled[at] ?? 0);
      const load = loads[at] ?? null;
      if (terms === null || load === null || load.arrivals <= 0) return;
      contacts += load.arrivals;
      answered +=
        load.arrivals * scheduledLevel({ ...terms, ...load, intervalSeconds: intervalMinutes * 60, people: held });
    });
  }
  return {
    underHours,
    overHours: Math.max(0, (surplus * intervalMinutes) / 60 + underHours),
    serviceLevel: contacts > 0 ? answered / contacts : null,
  };
};

const wishFigures = (
  agents: readonly AgentRules[],
  days: number,
  shifts: readonly OwnShift[],
): Pick<ScheduleFigures, "wishes" | "wishesMet"> => {
  let [wishes, wishesMet] = [0, 0];
  const count = (isMet: boolean): void => {
    wishes += 1;
    if (isMet) wishesMet += 1;
  };
  const worked = new Set(shifts.map(({ rules, day }) => `${rules.agent.id} ${day}`));
  for (const { agent, clock, isEmployed } of agents) {
    const { datesOff = [], weekdaysOff = [] } = agent.preferences ?? {};
    if (datesOff.length + weekdaysOff.length === 0) continue;
    for (let day = 0; day < days; day += 1)
      if (isEmployed(day) && (datesOff.includes(clock.dateOf(day)) || weekdaysOff.includes(clock.weekdayOf(day))))
        count(!worked.has(`${agent.id} ${day}`));
  }
  for (const { shift, rules } of shifts) {
    const { startBand: band, shiftMinutes } = rules.agent.preferences ?? {};
    const time = rules.clock.timeOf(shift.start);
    if (band) count(band.from <= time && time <= band.to);
    if (shiftMinutes !== undefined) count(isLengthWished(shiftMinutes, shift.minutes));
  }
  return { wishes, wishesMet };
};

const unevennessOf = (agents: readonly AgentRules[], shifts: readonly OwnShift[]): number => {
  const counts = new Map<string, number>();
  for (const { shift, rules, day } of shifts)
    if (isUnpopular(rules.clock.weekdayOf(day), rules.clock.timeOf(shift.start), shift.minutes))
      counts.set(shift.agent, (counts.get(shift.agent) ?? 0) + 1);
  const plans = Map.groupBy(
    agents.filter(({ planOn, isEmployed }) => planOn(0) !== null && isEmployed(0)),
    ({ planOn }) => planOn(0)?.id,
  );
  let [sum, people] = [0, 0];
  for (const members of plans.values()) {
    sum += members.length * gini(members.map(({ agent }) => counts.get(agent.id) ?? 0));
    people += members.length;
  }
  return people > 0 ? sum / people : 0;
};

const gini = (values: readonly number[]): number => {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total === 0) return 0;
  const ranked = values.toSorted((one, other) => one - other).reduce((sum, value, at) => sum + (at + 1) * value, 0);
  return (2 * ranked) / (values.length * total) - (values.length + 1) / values.length;
};
