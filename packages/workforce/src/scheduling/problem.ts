import { type AgentRules, endOf, paidMinutes, prepareRoster, type Roster } from "../rules/agent-rules.ts";
import type { PlanShift, Shift } from "../rules/roster.ts";
import { planShiftOf } from "../rules/shift-rules.ts";
import { mostDaysInRow, planOfWeek, weekLimits } from "../rules/week-rules.ts";
import { InputError } from "../support/input-error.ts";
import { type Demand, demandOf } from "./demand.ts";
import { type Option, type OptionsOf, optionsFor, slotOf } from "./options.ts";
import { fixedTemplate, type Template, templateOf } from "./patterns.ts";
import type { ScheduleInput } from "./schedule-input.ts";

export interface WeekOf {
  /** Its first and last day within the roster. */
  readonly from: number;
  readonly to: number;
  readonly minPaid: number;
  readonly maxPaid: number;
  readonly minDays: number;
  readonly maxDays: number;
  readonly together: number;
}

export interface PlannedAgent {
  readonly rules: AgentRules;
  /** For each day, what may be worked. */
  readonly options: readonly (readonly Option[])[];
  /** `free` days change, `pinned` ones keep their shift and move its activities, `fixed` ones stay as they are. */
  readonly state: readonly ("free" | "pinned" | "fixed")[];
  readonly existing: readonly (Shift | undefined)[];
  /** For each day the least rest before its shift, in slots, and the most days in a row. */
  readonly rest: Float64Array;
  readonly maxRow: Float64Array;
  readonly weeks: readonly WeekOf[];
  /** For each day, which kind of people the person belongs to; see `Demand`. */
  readonly classes: Int32Array;
  /** The end of the last shift before, the start of the first one after, in slots, and days in a row on both sides. */
  readonly before: { readonly end: number; readonly row: number };
  readonly after: { readonly start: number; readonly row: number };
  /** Days that the person wishes to have off, and the starts and length of shift that they wish for. */
  readonly wishesOff: Uint8Array;
  readonly band: { readonly from: number; readonly to: number } | undefined;
  readonly wishedMinutes: number | undefined;
}

export interface Problem {
  readonly input: ScheduleInput;
  readonly roster: Roster;
  readonly days: number;
  readonly slotMinutes: number;
  /** The moment of slot 0. */
  readonly origin: number;
  readonly slots: number;
  readonly agents: readonly PlannedAgent[];
  readonly demand: Demand;
}

export type Scope = "shifts" | "breaks";

/** Lays people, shifts and requirement on a grid of slots. */
export const compileProblem = (input: ScheduleInput, scope: Scope): Problem => {
  const roster = prepareRoster(input.roster);
  const { days } = input.roster;
  const slotMinutes = slotOf(input);
  const midnight = roster.clock.momentOf(0, 0);
  const origin = midnight - 86_400_000;
  const slotAt = (moment: number): number => Math.round((moment - origin) / (slotMinutes * 60_000));
  const slots = slotAt(roster.clock.momentOf(days, 0)) + (3 * 1_440) / slotMinutes;
  const options = optionsFor(input, slotMinutes, slotAt);
  const byAgent = new Map<string, Shift[]>();
  for (const shift of input.shifts ?? []) {
    if (!roster.agents.has(shift.agent)) throw new InputError("shifts", `there is no agent '${shift.agent}'`);
    byAgent.set(shift.agent, [...(byAgent.get(shift.agent) ?? []), shift]);
  }
  const demand = demandOf(input, roster, { slotMinutes, slots, first: slotAt(midnight) });
  const chosen = selectionOf(input);
  const agents = [...roster.agents.values()].map((rules) =>
    planAgent(rules, byAgent.get(rules.agent.id) ?? [], { input, scope, slotMinutes, slotAt, options, chosen, demand }),
  );
  return { input, roster, days, slotMinutes, origin, slots, agents, demand };
};

const selectionOf = ({ selection }: ScheduleInput): ((agent: string, date: string) => boolean) => {
  const agents = selection?.agents && new Set(selection.agents);
  const dates = selection?.dates && new Set(selection.dates);
  return (agent, date) => (agents?.has(agent) ?? true) && (dates?.has(date) ?? true);
};

interface Planning {
  readonly input: ScheduleInput;
  readonly scope: Scope;
  readonly slotMinutes: number;
  readonly slotAt: (moment: number) => number;
  readonly options: OptionsOf;
  readonly chosen: (agent: string, date: string) => boolean;
  readonly demand: Demand;
}

const planAgent = (rules: AgentRules, shifts: readonly Shift[], planning: Planning): PlannedAgent => {
  const { input, slotMinutes, slotAt, demand } = planning;
  const { clock, agent } = rules;
  const { days } = input.roster;
  const existing: (Shift | undefined)[] = Array.from({ length: days });
  let [end, beforeDay, start, afterDay] = [-Infinity, -Infinity, Infinity, Infinity];
  const worked = new Set(shifts.map((shift) => clock.dayOf(shift.start)));
  for (const shift of shifts) {
    const day = clock.dayOf(shift.start);
    if (day < 0) [end, beforeDay] = [Math.max(end, slotAt(endOf(shift))), Math.max(beforeDay, day)];
    else if (day >= days) [start, afterDay] = [Math.min(start, slotAt(shift.start)), Math.min(afterDay, day)];
    else existing[day] = shift;
  }
  const rowFrom = (first: number, step: number): number => {
    let row = 0;
    while (worked.has(first + row * step)) row += 1;
    return row;
  };
  const perDay = <Value>(of: (day: number) => Value): Value[] => Array.from({ length: days }, (_, day) => of(day));
  const made = perDay((day) => choicesOn(rules, day, existing[day], planning));
  const { datesOff = [], weekdaysOff = [] } = agent.preferences ?? {};
  const contractRest = agent.contract?.minRestMinutes ?? 0;
  return {
    rules,
    existing,
    options: made.map(({ options }) => options),
    state: made.map(({ state }) => state),
    rest: Float64Array.from(
      perDay((day) => Math.max(contractRest, rules.planOn(day)?.minRestMinutes ?? 0) / slotMinutes),
    ),
    maxRow: Float64Array.from(
      perDay((day) => {
        const plan = rules.planOn(day);
        return plan ? mostDaysInRow(rules, plan) : 7;
      }),
    ),
    weeks: weeksOf(rules, shifts, days),
    classes: Int32Array.from(perDay((day) => demand.classOf(rules, day))),
    before: { end, row: rowFrom(-1, -1) },
    after: { start, row: rowFrom(days, 1) },
    wishesOff: Uint8Array.from(
      perDay((day) => (datesOff.includes(clock.dateOf(day)) || weekdaysOff.includes(clock.weekdayOf(day)) ? 1 : 0)),
    ),
    band: agent.preferences?.startBand,
    wishedMinutes: agent.preferences?.shiftMinutes,
  };
};

const anyKind: PlanShift = {
  id: "",
  weekdays: [],
  start: { from: 0, to: 0, step: 15 },
  length: { min: 0, max: 0, step: 15 },
  activities: [],
};

const choicesOn = (
  rules: AgentRules,
  day: number,
  shift: Shift | undefined,
  { input, scope, slotMinutes, slotAt, options, chosen }: Planning,
): { readonly options: readonly Option[]; readonly state: PlannedAgent["state"][number] } => {
  const { agent, clock } = rules;
  const isChosen = chosen(agent.id, clock.dateOf(day));
  const plan = rules.planOn(day);
  if (shift && (scope === "breaks" || !isChosen || shift.locked || shift.activities.some(({ locked }) => locked))) {
    const time = clock.timeOf(shift.start);
    const place = { start: slotAt(shift.start), end: slotAt(endOf(shift)), time, isUnpopular: false };
    const fixed = fixedTemplate(shift, anyKind, input.roster.codes, slotMinutes);
    const keep = { options: [{ ...place, template: fixed }], state: "fixed" as const };
    const kind = plan && planShiftOf(rules, shift, day, plan);
    if (!isChosen || shift.locked || !kind) return keep;
    const template = templateOf(kind, shift.minutes, plan.maxMinutesWithoutBreak, input.roster.codes, slotMinutes);
    const pinned = template && withLocks(template, shift, slotMinutes);
    return pinned ? { options: [{ ...place, template: pinned }], state: "pinned" } : keep;
  }
  if (scope === "breaks" || !isChosen || !plan || !rules.isEmployed(day)) return { options: [], state: "fixed" };
  return {
    options: options(rules, plan, day).filter((option) => isAllowed(rules, day, option, slotMinutes, slotAt)),
    state: "free",
  };
};

/** The patterns that leave locked activities where they are; null where the shift has others than its plan. */
const withLocks = (template: Template, shift: Shift, slotMinutes: number): Template | null => {
  const names = (activities: readonly { readonly code: string; readonly minutes: number }[]): string =>
    activities
      .map(({ code, minutes }) => `${code} ${minutes}`)
      .sort()
      .join();
  if (names(template.activities) !== names(shift.activities)) return null;
  const locked = shift.activities.filter((activity) => activity.locked);
  const patterns = template.patterns.filter(({ starts }) =>
    locked.every(({ code, start }) =>
      template.activities.some((own, place) => own.code === code && (starts[place] ?? -1) * slotMinutes === start),
    ),
  );
  return patterns.length > 0 ? { ...template, patterns } : null;
};

const isAllowed = (
  { agent, clock, isEmployed, hasTimeOff }: AgentRules,
  day: number,
  option: Option,
  slotMinutes: number,
  slotAt: (moment: number) => number,
): boolean => {
  const { time, template, start, end } = option;
  if (template.paid > (agent.contract?.maxDailyMinutes ?? Infinity)) return false;
  const minutes = template.slots * slotMinutes;
  if (agent.availability) {
    const bands = agent.availability.filter(({ weekday }) => weekday === clock.weekdayOf(day));
    if (bands.length > 0 && !bands.some(({ from, to }) => from <= time && time + minutes <= to)) return false;
  }
  if (agent.leaves !== undefined && !isEmployed(day + 1) && end > slotAt(clock.momentOf(day + 1, 0))) return false;
  if (!hasTimeOff(day) && !hasTimeOff(day + 1)) return true;
  return !agent.timeOff?.some(({ from, to }) => slotAt(from) < end && start < slotAt(to));
};

const weeksOf = (rules: AgentRules, shifts: readonly Shift[], days: number): WeekOf[] => {
  const { clock } = rules;
  const weeks: WeekOf[] = [];
  for (let week = clock.weekOf(0); week <= clock.weekOf(days - 1); week += 1) {
    const first = clock.firstDayOf(week);
    const plan = planOfWeek(rules, week);
    const span = { from: Math.max(0, first), to: Math.min(days, first + 7) - 1 };
    if (!plan) {
      weeks.push({ ...span, minPaid: 0, maxPaid: 0, minDays: 0, maxDays: 0, together: 0 });
      continue;
    }
    const isWhole = first >= 0 && first + 7 <= days;
    const { minutes, days: count, credit } = weekLimits(rules, plan, week);
    // What is worked in the part of the week that lies outside the roster counts, too.
    const outside = shifts.filter(({ start }) => {
      const day = clock.dayOf(start);
      return clock.weekOf(day) === week && (day < 0 || day >= days);
    });
    const paid = credit + outside.reduce((sum, shift) => sum + paidMinutes(rules, shift), 0);
    weeks.push({
      ...span,
      minPaid: isWhole ? Math.max(0, minutes.min - 1 - paid) : 0,
      maxPaid: Math.max(0, minutes.max - paid),
      minDays: isWhole ? Math.max(0, count.min) : 0,
      maxDays: Math.max(0, count.max - outside.length),
      together: isWhole ? (plan.daysOffTogether ?? 0) : 0,
    });
  }
  return weeks;
};
