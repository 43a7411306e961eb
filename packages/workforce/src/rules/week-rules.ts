import { type AgentRules, endOf, paidMinutes } from "./agent-rules.ts";
import type { Shift, Span, WorkPlan } from "./roster.ts";
import type { Report } from "./violation.ts";

/** What a week asks for: less of somebody who is employed, or there, for a part of it. */
export interface WeekLimits {
  readonly minutes: Span;
  readonly days: Span;
  /** Paid minutes of time off, which count as worked. */
  readonly credit: number;
}

export const weekLimits = (rules: AgentRules, plan: WorkPlan, week: number): WeekLimits => {
  const first = rules.clock.firstDayOf(week);
  let employed = 0;
  let unpaidOff = 0;
  let off = 0;
  let credit = 0;
  for (let day = first; day < first + 7; day += 1) {
    if (!rules.isEmployed(day)) continue;
    employed += 1;
    const credited = rules.creditOn(day);
    if (credited === null) continue;
    off += 1;
    credit += credited;
    if (credited === 0) unpaidOff += 1;
  }
  const { minWeeklyMinutes = 0, maxWeeklyMinutes = Infinity, maxDays = 7 } = rules.agent.contract ?? {};
  const min = Math.max(plan.weeklyMinutes.min, minWeeklyMinutes);
  const most = Math.min(plan.weeklyMinutes.max, maxWeeklyMinutes);
  const mostDays = Math.min(plan.days.max, maxDays);
  return {
    minutes: { min: Math.min(most, (min * Math.max(0, employed - unpaidOff)) / 7), max: most },
    days: { min: Math.max(0, Math.floor((Math.min(plan.days.min, mostDays) * employed) / 7) - off), max: mostDays },
    credit,
  };
};

/** Rest, and days in a row, with the shifts around. `shifts` are all of the person's, sorted by start. */
export const checkNeighbours = (rules: AgentRules, shifts: readonly Shift[], index: number, report: Report): void => {
  const shift = shifts[index];
  if (!shift) return;
  const { clock, agent } = rules;
  const day = clock.dayOf(shift.start);
  const plan = rules.planOn(day);
  const before = shifts[index - 1];
  const after = shifts[index + 1];
  for (const other of [before, after]) {
    if (!other) continue;
    const [early, late] = other === before ? [other, shift] : [shift, other];
    const rest = (late.start - endOf(early)) / 60_000;
    const both = { end: endOf(early), start: late.start, other: other.id };
    if (rest < 0) report("overlap", { ...both, off: -rest }, { day, shift });
    else if (clock.dayOf(other.start) === day) report("two-shifts-in-a-day", {}, { day, shift });
    // Rest belongs to the shift that follows it.
    const own = rules.planOn(clock.dayOf(late.start));
    const min = Math.max(own?.minRestMinutes ?? 0, agent.contract?.minRestMinutes ?? 0);
    if (rest >= 0 && rest < min) report("rest-too-short", { rest, min, ...both }, { day, shift });
  }
  if (!plan) return;
  const row = daysInRow(rules, shifts, index);
  const max = mostDaysInRow(rules, plan);
  if (row > max) report("too-many-days-in-a-row", { days: row, max }, { day, shift });
};

/** The stricter limit of plan and contract. */
export const mostDaysInRow = ({ agent: { contract } }: AgentRules, plan: WorkPlan): number =>
  Math.min(plan.maxConsecutiveDays, contract?.maxConsecutiveDays ?? Infinity);

const daysInRow = ({ clock }: AgentRules, shifts: readonly Shift[], index: number): number => {
  const dayAt = (place: number): number => clock.dayOf((shifts[place] as Shift).start);
  let first = index;
  while (first > 0 && dayAt(first) - dayAt(first - 1) <= 1) first -= 1;
  let last = index;
  while (last < shifts.length - 1 && dayAt(last + 1) - dayAt(last) <= 1) last += 1;
  return dayAt(last) - dayAt(first) + 1;
};

/**
 * Hours and days of a week. What is too little is told of weeks that lie in the roster as a whole only, as the others are planned
 * elsewhere.
 */
export const checkWeek = (
  rules: AgentRules,
  shifts: readonly Shift[],
  week: number,
  days: number,
  report: Report,
): void => {
  const { clock } = rules;
  const first = clock.firstDayOf(week);
  const plan = planOfWeek(rules, week);
  if (!plan) return;
  const own = shifts.filter(({ start }) => clock.weekOf(clock.dayOf(start)) === week);
  const limits = weekLimits(rules, plan, week);
  const paid = own.reduce((sum, shift) => sum + paidMinutes(rules, shift), limits.credit);
  const worked = new Set(own.map(({ start }) => clock.dayOf(start)));
  const at = { day: first };
  if (own.length > 0 && paid > limits.minutes.max)
    report("too-many-hours-in-a-week", { paid, max: limits.minutes.max }, at);
  if (worked.size > limits.days.max) report("too-many-days-in-a-week", { days: worked.size, max: limits.days.max }, at);
  const together = plan.daysOffTogether ?? 0;
  const longest = longestOff(worked, first);
  if (longest < together) report("days-off-not-together", { days: longest, min: together }, at);
  if (first < 0 || first + 7 > days) return;
  // Shares of a week are fractions of a minute.
  if (paid < limits.minutes.min - 1)
    report("too-few-hours-in-a-week", { paid, min: Math.round(limits.minutes.min) }, at);
  if (worked.size < limits.days.min) report("too-few-days-in-a-week", { days: worked.size, min: limits.days.min }, at);
};

/** The plan of the first day of the week on which there is one and the person is employed. */
export const planOfWeek = (rules: AgentRules, week: number): WorkPlan | null => {
  const first = rules.clock.firstDayOf(week);
  for (let day = first; day < first + 7; day += 1) {
    const plan = rules.isEmployed(day) ? rules.planOn(day) : null;
    if (plan) return plan;
  }
  return null;
};

const longestOff = (worked: ReadonlySet<number>, first: number): number => {
  let longest = 0;
  let row = 0;
  for (let day = first; day < first + 7; day += 1) {
    row = worked.has(day) ? 0 : row + 1;
    longest = Math.max(longest, row);
  }
  return longest;
};
