import { checkZone, dateOf, type LocalDay, type LocalDays, localDays } from "../calendar/local-days.ts";
import { requiredAgents } from "../erlang/required-agents.ts";
import { type Control, reportProgress } from "../support/control.ts";
import { checkNumber, InputError } from "../support/input-error.ts";
import { createRandom, type Random } from "../support/random.ts";
import { type CentreGroup, centreGroups, courseAt, isDeferrable, isHoliday } from "./centre-model.ts";
import { simulate } from "./simulate.ts";

export interface ContactCentreInput {
  /** The local date of the first day: `2026-11-22`. */
  readonly start: string;
  readonly days: number;
  /** IANA time zone. */
  readonly zone: string;
  readonly intervalMinutes: 15 | 30;
  /** A whole number; the same gives the same year. */
  readonly seed: number;
}

/** What happened in the simulated centre: planned (closed, campaign) or not (outage; gap, the history of which was lost). */
export interface CentreEvent {
  readonly kind: "closed" | "campaign" | "outage" | "gap";
  /** Local dates; `to` is the last. */
  readonly from: string;
  readonly to: string;
  /** The group that it hit; all where none is given. */
  readonly group?: CentreGroup["id"];
}

/** Interval history of a group, one value for each interval from the first midnight. */
export interface CentreHistory {
  readonly group: CentreGroup;
  /** 1 where the group is open and its history was kept. */
  readonly known: Uint8Array;
  readonly offered: Uint32Array;
  readonly handled: Uint32Array;
  readonly abandoned: Uint32Array;
  readonly answeredInLevel: Uint32Array;
  readonly talkSeconds: Float64Array;
  readonly holdSeconds: Float64Array;
  readonly afterCallSeconds: Float64Array;
  /** People who were there. */
  readonly agents: Uint16Array;
}

export interface ContactCentre {
  /** Milliseconds since 1970 at which each interval starts. */
  readonly startsAt: Float64Array;
  readonly histories: readonly CentreHistory[];
  readonly events: readonly CentreEvent[];
}

/**
 * The interval history of a contact centre with eight planning groups for voice, chat, e-mail and callbacks: with the shapes of a year, a week
 * and a day, holidays and the rush after them, a campaign, an outage and a gap. Contacts are simulated one by one, with patience, by
 * a staff that was planned without knowing what chance would bring.
 *
 * @throws InputError naming the field that is missing, negative, absurd or no number
 * @throws CancelledError
 */
export const simulateContactCentre = (input: ContactCentreInput, control: Control = {}): ContactCentre => {
  const { zone, intervalMinutes, seed, days: count } = input;
  checkNumber(count, "days", { min: 1, max: 1_500, whole: true });
  checkNumber(seed, "seed", { whole: true });
  if (![15, 30].includes(intervalMinutes))
    throw new InputError("intervalMinutes", `${intervalMinutes} is not 15 or 30`);
  checkZone(zone);
  const calendar = localDays(dateOf(input.start, "start"), zone, intervalMinutes, { days: count });
  const events = eventsOf(calendar.days);
  const random = createRandom(seed);
  const histories = centreGroups.map((group, index) => {
    reportProgress(control, index / centreGroups.length);
    return historyOf(group, calendar, events, intervalMinutes, createRandom(random.index(2 ** 31)), control);
  });
  const startsAt = new Float64Array(calendar.intervals);
  for (const { first, slots, startsAt: midnight } of calendar.days)
    slots.forEach((_, place) => (startsAt[first + place] = midnight + place * intervalMinutes * 60_000));
  reportProgress(control, 1);
  return { startsAt, histories, events };
};

/** Holidays, and what else happens, at fixed shares of the time. */
const eventsOf = (days: readonly LocalDay[]): CentreEvent[] => {
  const dateAt = (share: number, after = 0): string =>
    days[Math.min(days.length - 1, Math.floor(days.length * share) + after)]?.date ?? "";
  const holidays = days.filter(isHoliday).map(({ date }): CentreEvent => ({ kind: "closed", from: date, to: date }));
  if (days.length < 90) return holidays;
  // A Tuesday, when everybody is open.
  const lost = days.findIndex(({ weekday }, index) => weekday === 2 && index >= days.length * 0.86);
  return [
    ...holidays,
    { kind: "campaign", from: dateAt(0.62), to: dateAt(0.62, 11), group: "sales" },
    { kind: "outage", from: dateAt(0.78), to: dateAt(0.78), group: "technical" },
    { kind: "gap", from: days[lost]?.date ?? "", to: days[lost + 1]?.date ?? "", group: "billing" },
  ];
};

const historyOf = (
  group: CentreGroup,
  calendar: LocalDays,
  events: readonly CentreEvent[],
  intervalMinutes: number,
  random: Random,
  control: Control,
): CentreHistory => {
  const { intervals } = calendar;
  const own = events.filter((event) => event.group === undefined || event.group === group.id);
  const plan = planOf(group, calendar, own, intervalMinutes, random);
  const { skills } = simulate(
    {
      intervalSeconds: intervalMinutes * 60,
      skills: [
        {
          arrivals: plan.arrivals,
          handleSeconds: plan.handleSeconds,
          targetSeconds: group.goal.targetSeconds,
          ...(group.patienceSeconds === undefined ? {} : { patienceSeconds: group.patienceSeconds }),
        },
      ],
      groups: [{ skills: [{ skill: 0 }], agents: plan.agents.map((agents) => agents * group.concurrency) }],
      seed: random.index(2 ** 31),
    },
    control.signal ? { signal: control.signal } : {},
  );
  const counts = skills[0]?.intervals;
  if (!counts) throw new Error("the simulation has lost its skill");
  const seconds = (share: number): Float64Array => counts.handleSeconds.map((handle) => Math.round(handle * share));
  const history: CentreHistory = {
    group,
    known: plan.known,
    offered: counts.offered,
    handled: counts.answered,
    abandoned: counts.abandoned,
    answeredInLevel: counts.answeredInLevel,
    talkSeconds: seconds(group.talk),
    holdSeconds: seconds(group.hold),
    afterCallSeconds: seconds(1 - group.talk - group.hold),
    agents: Uint16Array.from(plan.agents),
  };
  for (let interval = 0; interval < intervals; interval += 1) if (plan.known[interval] === 0) erase(history, interval);
  return history;
};

/** What was lost is not known as 0 either, but an array of counts has nothing else to show. */
const erase = (history: CentreHistory, interval: number): void => {
  const { offered, handled, abandoned, answeredInLevel, talkSeconds, holdSeconds, afterCallSeconds } = history;
  for (const values of [offered, handled, abandoned, answeredInLevel, talkSeconds, holdSeconds, afterCallSeconds])
    values[interval] = 0;
};

/** Expected arrivals, handle times and people for each interval. */
const planOf = (
  group: CentreGroup,
  calendar: LocalDays,
  events: readonly CentreEvent[],
  intervalMinutes: number,
  random: Random,
) => {
  const { days, intervals, slotsPerDay } = calendar;
  const arrivals = new Array<number>(intervals).fill(0);
  const handleSeconds = new Array<number>(intervals).fill(group.handleSeconds);
  const agents = new Array<number>(intervals).fill(0);
  const known = new Uint8Array(intervals);
  const course = Array.from({ length: slotsPerDay }, (_, slot) => {
    const hour = (slot * intervalMinutes) / 60;
    return isDeferrable(group) || (hour >= group.opens && hour < group.closes) ? courseAt(hour) : 0;
  });
  const whole = course.reduce((sum, share) => sum + share, 0);
  const staffFor = plannedStaff(group, intervalMinutes);
  const isIn = (kind: CentreEvent["kind"], date: string | undefined): boolean =>
    date !== undefined && events.some((event) => event.kind === kind && event.from <= date && date <= event.to);
  let mood = 0;
  days.forEach((day, index) => {
    // Days resemble the day before.
    mood = 0.6 * mood + 0.8 * random.normal();
    const isOpen = !isIn("closed", day.date) && (group.week[day.weekday] ?? 0) > 0;
    const planned = isOpen
      ? plannedTotal(group, day) *
        (isIn("closed", days[index - 1]?.date) ? 1.25 : 1) *
        (isIn("campaign", day.date) ? 1.55 : 1)
      : 0;
    const total = planned * Math.exp(0.045 * mood);
    const handle = group.handleSeconds * (1 + 0.03 * random.normal());
    day.slots.forEach((slot, place) => {
      const interval = day.first + place;
      const hour = (slot * intervalMinutes) / 60;
      const share = (course[slot] ?? 0) / whole;
      // In an outage, lines are dead for some hours; afterwards everybody calls.
      const broken = isIn("outage", day.date)
        ? hour >= 10 && hour < 13
          ? 0.03
          : hour >= 13 && hour < 17
            ? 2.1
            : 1
        : 1;
      arrivals[interval] = total * share * broken;
      handleSeconds[interval] = handle * (1 + 0.05 * Math.sin(((hour - 8) / 12) * Math.PI));
      agents[interval] = isOpen && hour >= group.opens && hour < group.closes ? staffFor(planned * share, planned) : 0;
      known[interval] = isOpen && (course[slot] ?? 0) > 0 && !isIn("gap", day.date) ? 1 : 0;
    });
  });
  return { arrivals, handleSeconds, agents, known };
};

const plannedTotal = (group: CentreGroup, day: LocalDay): number => {
  const month = Number(day.date.slice(5, 7));
  const week = ((month - 1) * 30.4 + day.dayOfMonth) / 7;
  const season = 1 + group.season * Math.cos(((week - group.peakWeek) / 52) * 2 * Math.PI);
  // Bills go out at the beginning of a month.
  const monthly = group.id === "billing" ? 1 + 0.3 * Math.exp(-(((day.dayOfMonth - 4) / 3) ** 2)) : 1;
  return group.perDay * season * monthly * (group.week[day.weekday] ?? 0);
};

/** People for an interval; deferrable work is spread evenly over the opening hours, with a reserve. */
const plannedStaff = (group: CentreGroup, intervalMinutes: number): ((arrivals: number, total: number) => number) => {
  const cache = new Map<number, number>();
  const hours = group.closes - group.opens;
  if (isDeferrable(group))
    return (_, total) => Math.max(1, Math.ceil((total * group.handleSeconds * 1.15) / (hours * 3_600)));
  return (arrivals) => {
    const rounded = Math.max(0.5, Math.round(arrivals * 2) / 2);
    const found =
      cache.get(rounded) ??
      requiredAgents({
        model: "erlang-a",
        arrivals: rounded,
        intervalSeconds: intervalMinutes * 60,
        handleSeconds: group.handleSeconds,
        targetSeconds: group.goal.targetSeconds,
        patienceSeconds: group.patienceSeconds ?? 3_600,
        goal: { serviceLevel: group.goal.serviceLevel },
      }).agents;
    cache.set(rounded, found);
    return Math.ceil(found / group.concurrency);
  };
};
