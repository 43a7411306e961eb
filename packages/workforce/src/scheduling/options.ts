import type { AgentRules } from "../rules/agent-rules.ts";
import type { Clock } from "../rules/clock.ts";
import type { PlanShift, WorkPlan } from "../rules/roster.ts";
import { InputError } from "../support/input-error.ts";
import { type Template, templateOf } from "./patterns.ts";
import type { ScheduleInput } from "./schedule-input.ts";

/** A start and a length that somebody may work on a day. */
export interface Option {
  /** Slots are counted from a day before the roster, for sites in other zones begin earlier. */
  readonly start: number;
  readonly end: number;
  readonly template: Template;
  /** What clocks show at the start, in minutes after midnight. */
  readonly time: number;
  /** Early, late or at the weekend: to be shared fairly. */
  readonly isUnpopular: boolean;
}

/** Whether a shift is early, late or at the weekend; the time is what clocks show at its start, in minutes after midnight. */
export const isUnpopular = (weekday: number, time: number, minutes: number): boolean =>
  weekday === 0 || weekday === 6 || time < 420 || time + minutes > 1_200;

/** Half an hour more or less is as wished: an unpaid meal makes a shift of eight hours so much longer. */
const lengthTolerance = 30;

/** Whether a shift is about as long as somebody wishes. */
export const isLengthWished = (wished: number, minutes: number): boolean =>
  Math.abs(minutes - wished) <= lengthTolerance;

/** Minutes of a slot: all starts, lengths and activities are multiples of it. */
export const slotOf = ({ roster, intervalMinutes }: ScheduleInput): number => {
  const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));
  const values = roster.plans.flatMap(({ shifts }) =>
    shifts.flatMap(({ start, length, activities }) => [
      start.from,
      start.step,
      length.min,
      ...(length.max > length.min ? [length.step] : []),
      ...activities.map(({ minutes }) => minutes),
    ]),
  );
  const slot = [intervalMinutes, ...values].reduce(divisor, 15);
  if (slot < 5) throw new InputError("plans", "starts, lengths and activities must be multiples of five minutes");
  return slot;
};

export type OptionsOf = (rules: AgentRules, plan: WorkPlan, day: number) => readonly Option[];

/** The options of a plan on a day, made once for everybody. */
export const optionsFor = (
  input: ScheduleInput,
  slotMinutes: number,
  slotAt: (moment: number) => number,
): OptionsOf => {
  const templates = new Map<PlanShift, Map<number, Template | null>>();
  const known = new Map<Clock, Map<string, readonly Option[]>>();
  const template = (kind: PlanShift, minutes: number, plan: WorkPlan): Template | null => {
    const lengths = templates.get(kind) ?? new Map<number, Template | null>();
    templates.set(kind, lengths);
    const found = lengths.get(minutes);
    if (found !== undefined) return found;
    const made = templateOf(kind, minutes, plan.maxMinutesWithoutBreak, input.roster.codes, slotMinutes);
    lengths.set(minutes, made);
    return made;
  };
  const make = (clock: Clock, plan: WorkPlan, day: number): Option[] => {
    const weekday = clock.weekdayOf(day);
    const made: Option[] = [];
    for (const kind of plan.shifts) {
      if (!kind.weekdays.includes(weekday)) continue;
      for (
        let minutes = kind.length.min;
        minutes <= kind.length.max;
        minutes += Math.max(slotMinutes, kind.length.step)
      ) {
        const own = template(kind, minutes, plan);
        if (!own || own.paid > (plan.maxDailyMinutes ?? Infinity)) continue;
        for (let time = kind.start.from; time <= kind.start.to; time += Math.max(slotMinutes, kind.start.step)) {
          const moment = clock.momentOf(day, time);
          // Clocks that go forward skip it that day.
          if (clock.timeOf(moment) !== time) continue;
          const start = slotAt(moment);
          const option = { start, end: start + own.slots, template: own, time };
          made.push({ ...option, isUnpopular: isUnpopular(weekday, time, minutes) });
        }
      }
    }
    return made;
  };
  return ({ clock }, plan, day) => {
    const days = known.get(clock) ?? new Map<string, readonly Option[]>();
    known.set(clock, days);
    const key = `${day} ${plan.id}`;
    const options = days.get(key) ?? make(clock, plan, day);
    days.set(key, options);
    return options;
  };
};
