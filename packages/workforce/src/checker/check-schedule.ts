import type { RosterAgent, RosterInput, Shift, WorkPlan } from "../rules/roster.ts";
import { type LocalTicks, localTicks } from "./local-ticks.ts";

/** A rule that a schedule breaks, named as `RuleCode` does. */
export interface BrokenRule {
  readonly agent: string;
  readonly rule: string;
  readonly date: string;
}

const tick = 300_000;

/**
 * Finds broken rules in any schedule. It shares no code with the rules and the generator: it draws each person's time as a row of five
 * minutes each and reads the rules off that row, with the local calendar of the machine. It is slow, and meant for tests and
 * benchmarks.
 */
export const checkSchedule = (input: RosterInput, shifts: readonly Shift[]): BrokenRule[] => {
  const byAgent = new Map<string, Shift[]>();
  for (const shift of shifts) byAgent.set(shift.agent, [...(byAgent.get(shift.agent) ?? []), shift]);
  const ticks = new Map<string, LocalTicks>();
  return input.agents.flatMap((agent) => {
    const zone = agent.zone ?? input.zone;
    const local = ticks.get(zone) ?? localTicks(input.start, input.days, zone);
    ticks.set(zone, local);
    return checkAgent(input, agent, byAgent.get(agent.id) ?? [], local);
  });
};

/** A row of ticks of one person, and where its shifts begin and end. */
interface Row {
  readonly input: RosterInput;
  readonly agent: RosterAgent;
  readonly local: LocalTicks;
  readonly blocks: readonly { readonly from: number; readonly to: number; readonly shift: Shift }[];
  readonly paidByDate: ReadonlyMap<string, number>;
  readonly broken: BrokenRule[];
}

const checkAgent = (
  input: RosterInput,
  agent: RosterAgent,
  shifts: readonly Shift[],
  local: LocalTicks,
): BrokenRule[] => {
  const broken: BrokenRule[] = [];
  const owner = new Int32Array(local.count).fill(-1);
  const doing = new Int32Array(local.count).fill(-1);
  const paidByDate = new Map<string, number>();
  const blocks = shifts
    .map((shift) => {
      const from = (shift.start - local.first) / tick;
      return { from, to: from + shift.minutes / 5, shift };
    })
    .sort((one, other) => one.from - other.from);
  blocks.forEach(({ from, to, shift }, index) => {
    const date = local.date(from);
    const tell = (rule: string): number => broken.push({ agent: agent.id, rule, date });
    for (let at = from; at < to; at += 1) {
      if ((owner[at] ?? 0) >= 0) tell("overlap");
      owner[at] = index;
    }
    let unpaid = 0;
    shift.activities.forEach(({ code, start, minutes }, place) => {
      const { paid } = input.codes.find(({ id }) => id === code) ?? { paid: false };
      if (!paid) unpaid += minutes;
      for (let at = from + start / 5; at < from + (start + minutes) / 5; at += 1) {
        if (owner[at] !== index || at >= to) tell("activity-outside-shift");
        else if ((doing[at] ?? 0) >= 0) tell("activities-overlap");
        doing[at] = place;
      }
    });
    paidByDate.set(date, (paidByDate.get(date) ?? 0) + shift.minutes - unpaid);
  });
  const row: Row = { input, agent, local, blocks, paidByDate, broken };
  checkDays(row);
  checkRestAndRows(row);
  checkWeeks(row);
  return broken;
};

const checkDays = ({ input, agent, local, blocks, paidByDate, broken }: Row): void => {
  const last = local.dates[input.days - 1] ?? "";
  for (const { from, to, shift } of blocks) {
    const date = local.date(from);
    if (date < input.start || date > last) continue;
    const tell = (rule: string): number => broken.push({ agent: agent.id, rule, date });
    const plan = planFor(input, agent, date);
    const worked = [date, local.date(to - 1)];
    if (worked.some((one) => one < (agent.hired ?? "0") || one > (agent.leaves ?? "9"))) tell("not-employed");
    if (agent.timeOff?.some((off) => worksDuring(input, shift, off))) tell("during-time-off");
    const bands = agent.availability?.filter(({ weekday }) => weekday === weekdayOf(date)) ?? [];
    const clock = local.time(from);
    if (bands.length > 0 && bands.every((band) => clock < band.from || clock + shift.minutes > band.to))
      tell("outside-availability");
    for (const { skill, start } of shift.activities) {
      const on = local.date(from + start / 5);
      const holds = agent.skills.some((own) => own.skill === skill && (own.from ?? "0") <= on && on <= (own.to ?? "9"));
      if (skill !== undefined && !holds) tell("skill-missing");
    }
    if (!plan) {
      tell("no-plan");
      continue;
    }
    if (blocks.filter((other) => local.date(other.from) === date).length > 1) tell("two-shifts-in-a-day");
    const limit = Math.min(plan.maxDailyMinutes ?? 1e9, agent.contract?.maxDailyMinutes ?? 1e9);
    if ((paidByDate.get(date) ?? 0) > limit) tell("too-many-hours-in-a-day");
    if (!isInPlan(plan, shift, weekdayOf(date), clock)) tell("not-in-plan");
    if (longestWork(input, shift) > (plan.maxMinutesWithoutBreak ?? 1e9)) tell("work-without-break");
  }
};

/** Whether some minute of a shift lies in time off and is not taken off in the shift itself. */
const worksDuring = (
  input: RosterInput,
  shift: Shift,
  off: { readonly from: number; readonly to: number },
): boolean => {
  const isOff = new Uint8Array(shift.minutes);
  for (const { code, start, minutes } of shift.activities)
    if (input.codes.find(({ id }) => id === code)?.kind === "time-off") isOff.fill(1, start, start + minutes);
  return isOff.some((taken, at) => {
    const moment = shift.start + at * 60_000;
    return !taken && off.from <= moment && moment < off.to;
  });
};

/** Whether some kind of shift of the plan has this start, length and, for each break and meal, one in its window. */
const isInPlan = (plan: WorkPlan, shift: Shift, weekday: number, clock: number): boolean =>
  plan.shifts.some((kind) => {
    if (!kind.weekdays.includes(weekday) || clock < kind.start.from || clock > kind.start.to) return false;
    if (shift.minutes < kind.length.min || shift.minutes > kind.length.max) return false;
    const wanted = kind.activities.filter(({ minShiftMinutes }) => (minShiftMinutes ?? 0) <= shift.minutes);
    const had = shift.activities.toSorted((one, other) => one.start - other.start);
    // By their latest starts: who is due first takes the first that fits.
    return wanted
      .toSorted((one, other) => one.window.to - other.window.to)
      .every(({ code, minutes, window }) => {
        const place = had.findIndex(
          (own) => own.code === code && own.minutes >= minutes && own.start >= window.from && own.start <= window.to,
        );
        if (place < 0) return false;
        had.splice(place, 1);
        return true;
      });
  });

const longestWork = (input: RosterInput, shift: Shift): number => {
  const resting = new Uint8Array(shift.minutes);
  for (const { code, start, minutes } of shift.activities) {
    const kind = input.codes.find(({ id }) => id === code)?.kind;
    if (kind === "break" || kind === "meal") resting.fill(1, start, start + minutes);
  }
  let longest = 0;
  let run = 0;
  for (const rests of resting) {
    run = rests ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest;
};

const checkRestAndRows = ({ input, agent, local, blocks, paidByDate, broken }: Row): void => {
  const last = local.dates[input.days - 1] ?? "";
  const tell = (rule: string, date: string): void => {
    if (date >= input.start && date <= last) broken.push({ agent: agent.id, rule, date });
  };
  let free = Infinity;
  let lastEnd = -Infinity;
  for (const { from, to } of blocks) {
    const date = local.date(from);
    free = (from - lastEnd) * 5;
    const plan = planFor(input, agent, date);
    const least = Math.max(plan?.minRestMinutes ?? 0, agent.contract?.minRestMinutes ?? 0);
    if (free >= 0 && free < least) tell("rest-too-short", date);
    lastEnd = Math.max(lastEnd, to);
  }
  let row = 0;
  for (const date of local.allDates) {
    row = paidByDate.has(date) ? row + 1 : 0;
    const plan = planFor(input, agent, date);
    if (plan && row > Math.min(plan.maxConsecutiveDays, agent.contract?.maxConsecutiveDays ?? 1e9))
      tell("too-many-days-in-a-row", date);
  }
};

const checkWeeks = ({ input, agent, local, paidByDate, broken }: Row): void => {
  const starts = local.dates.filter((date) => weekdayOf(date) === input.weekStart);
  for (const start of starts) {
    const place = local.dates.indexOf(start);
    const week = local.dates.slice(place, place + 7);
    if (week.length < 7 || place < 0 || place + 7 > input.days) continue;
    const employed = week.filter((date) => date >= (agent.hired ?? "0") && date <= (agent.leaves ?? "9"));
    const plan = employed.map((date) => planFor(input, agent, date)).find((found) => found !== null);
    if (!plan) continue;
    const tell = (rule: string): number => broken.push({ agent: agent.id, rule, date: start });
    const offs = employed.map((date) =>
      (agent.timeOff ?? []).filter(({ from, to, day }) =>
        day === undefined ? local.ofMoment(from) <= date && local.ofMoment(to - 1) >= date : day === date,
      ),
    );
    const credit = offs.flat().reduce((sum, { creditMinutes = 0 }) => sum + creditMinutes, 0);
    const unpaid = offs.filter((off) => off.length > 0 && off.every(({ creditMinutes }) => !creditMinutes)).length;
    const worked = week.filter((date) => paidByDate.has(date)).length;
    const paid = credit + week.reduce((sum, date) => sum + (paidByDate.get(date) ?? 0), 0);
    const most = Math.min(plan.weeklyMinutes.max, agent.contract?.maxWeeklyMinutes ?? 1e9);
    const asked = Math.max(plan.weeklyMinutes.min, agent.contract?.minWeeklyMinutes ?? 0);
    const least = Math.min(most, (asked / 7) * (employed.length - unpaid));
    const mostDays = Math.min(plan.days.max, agent.contract?.maxDays ?? 7);
    const leastDays =
      Math.floor((Math.min(plan.days.min, mostDays) * employed.length) / 7) -
      offs.filter((off) => off.length > 0).length;
    if (paid > most && worked > 0) tell("too-many-hours-in-a-week");
    if (paid < least - 1) tell("too-few-hours-in-a-week");
    if (worked > mostDays) tell("too-many-days-in-a-week");
    if (worked < leastDays) tell("too-few-days-in-a-week");
    const off = week.map((date) => (paidByDate.has(date) ? "x" : "o")).join("");
    const longest = Math.max(...off.split("x").map(({ length }) => length));
    if (longest < (plan.daysOffTogether ?? 0)) tell("days-off-not-together");
  }
};

const planFor = (input: RosterInput, agent: RosterAgent, date: string): WorkPlan | null => {
  const valid = agent.assignments
    .filter(({ from }) => from <= date)
    .sort((one, other) => (one.from < other.from ? 1 : -1));
  const [assignment] = valid;
  if (!assignment) return null;
  let id: string | undefined;
  if ("plan" in assignment) id = assignment.plan;
  else {
    const rotation = input.rotations?.find((one) => one.id === assignment.rotation);
    if (!rotation) return null;
    const monday = (one: string): number =>
      Date.parse(`${one}T00:00Z`) / 86_400_000 - ((weekdayOf(one) - input.weekStart + 7) % 7);
    const weeks = (monday(date) - monday(rotation.start)) / 7;
    id = rotation.plans.at(Math.round(weeks) % rotation.plans.length);
  }
  return input.plans.find((plan) => plan.id === id) ?? null;
};

const weekdayOf = (date: string): number => new Date(`${date}T00:00Z`).getUTCDay();
