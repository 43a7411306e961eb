import { type AgentRules, endOf, paidMinutes } from "./agent-rules.ts";
import type { Activity, PlanActivity, PlanShift, Shift, WorkPlan } from "./roster.ts";
import type { Report } from "./violation.ts";

/** Rules of a shift by itself: the plan, availability, time off, skills, activities and breaks. */
export const checkShiftItself = (rules: AgentRules, shift: Shift, report: Report): void => {
  const { agent, clock } = rules;
  const day = clock.dayOf(shift.start);
  const at = { day, shift };
  if (!rules.isEmployed(day) || !rules.isEmployed(clock.dayOf(endOf(shift) - 1)))
    report("not-employed", { hired: agent.hired ?? "", leaves: agent.leaves ?? "" }, at);
  for (const { from, to } of agent.timeOff ?? [])
    if (from < endOf(shift) && shift.start < to && !isTakenInShift(rules, shift, from, to))
      report(
        "during-time-off",
        { from, to, off: (Math.min(to, endOf(shift)) - Math.max(from, shift.start)) / 60_000 },
        at,
      );
  checkAvailability(rules, shift, day, report);
  checkActivities(shift, day, report);
  checkSkills(rules, shift, day, report);
  const plan = rules.planOn(day);
  if (!plan) {
    report("no-plan", {}, at);
    return;
  }
  const paid = paidMinutes(rules, shift);
  const most = Math.min(plan.maxDailyMinutes ?? Infinity, agent.contract?.maxDailyMinutes ?? Infinity);
  if (paid > most) report("too-many-hours-in-a-day", { paid, max: most }, at);
  checkPlan(rules, shift, day, plan, report);
  checkBreaks(rules, shift, day, plan, report);
};

/** Whether time off is in the shift itself, as activities of that kind. */
const isTakenInShift = ({ codes }: AgentRules, shift: Shift, from: number, to: number): boolean => {
  const first = Math.max(0, (from - shift.start) / 60_000);
  const last = Math.min(shift.minutes, (to - shift.start) / 60_000);
  const taken = shift.activities
    .filter(({ code }) => codes.get(code)?.kind === "time-off")
    .reduce(
      (sum, { start, minutes }) => sum + Math.max(0, Math.min(last, start + minutes) - Math.max(first, start)),
      0,
    );
  return taken >= last - first;
};

const checkAvailability = ({ agent, clock }: AgentRules, shift: Shift, day: number, report: Report): void => {
  const weekday = clock.weekdayOf(day);
  const bands = (agent.availability ?? []).filter((band) => band.weekday === weekday);
  if (bands.length === 0) return;
  const from = clock.timeOf(shift.start);
  const to = from + shift.minutes;
  const off = Math.min(...bands.map((band) => Math.max(0, band.from - from) + Math.max(0, to - band.to)));
  if (off > 0)
    report("outside-availability", { from: bands[0]?.from ?? 0, to: bands[0]?.to ?? 0, off }, { day, shift });
};

const checkActivities = (shift: Shift, day: number, report: Report): void => {
  const sorted = [...shift.activities].sort((one, other) => one.start - other.start);
  sorted.forEach((activity, index) => {
    const { code, start, minutes } = activity;
    const off = Math.max(0, -start) + Math.max(0, start + minutes - shift.minutes);
    if (off > 0 || minutes <= 0)
      report("activity-outside-shift", { activity: code, minutes, shiftMinutes: shift.minutes, off }, { day, shift });
    const next = sorted[index + 1];
    if (next && next.start < start + minutes)
      report(
        "activities-overlap",
        { activity: code, other: next.code, off: start + minutes - next.start },
        { day, shift },
      );
  });
};

const checkSkills = (rules: AgentRules, shift: Shift, day: number, report: Report): void => {
  const { agent, clock } = rules;
  for (const { skill, start } of shift.activities) {
    const at = clock.dayOf(shift.start + start * 60_000);
    if (skill !== undefined && !rules.hasSkill(skill, at))
      report("skill-missing", { skill, date: clock.dateOf(at) }, { day, shift });
  }
  if (agent.skills.length > 0 && !agent.skills.some(({ skill }) => rules.hasSkill(skill, day)))
    report("no-skill-left", {}, { day, shift, severity: "warning" });
};

/** The kind of shift of the plan that a shift is, and null where none fits. */
export const planShiftOf = ({ clock }: AgentRules, shift: Shift, day: number, plan: WorkPlan): PlanShift | null => {
  const weekday = clock.weekdayOf(day);
  const time = clock.timeOf(shift.start);
  return (
    plan.shifts.find(
      ({ weekdays, start, length }) =>
        weekdays.includes(weekday) &&
        start.from <= time &&
        time <= start.to &&
        length.min <= shift.minutes &&
        shift.minutes <= length.max,
    ) ?? null
  );
};

const checkPlan = (rules: AgentRules, shift: Shift, day: number, plan: WorkPlan, report: Report): void => {
  const kind = planShiftOf(rules, shift, day, plan);
  if (!kind) {
    const start = rules.clock.timeOf(shift.start);
    const nearest = nearestKind(plan, rules.clock.weekdayOf(day), start, shift.minutes);
    const allowed = nearest && {
      startFrom: nearest.start.from,
      startTo: nearest.start.to,
      lengthMin: nearest.length.min,
      lengthMax: nearest.length.max,
    };
    const off = nearest?.off ?? 1_440;
    report("not-in-plan", { plan: plan.id, start, minutes: shift.minutes, off, ...allowed }, { day, shift });
    return;
  }
  const left = [...shift.activities];
  for (const wanted of activitiesFor(kind, shift.minutes)) {
    const found = nearest(left, wanted);
    const severity = isRest(rules, wanted.code) ? "error" : "warning";
    const { code: activity, minutes, window } = wanted;
    if (!found) {
      report("activity-missing", { activity, minutes }, { day, shift, severity });
      continue;
    }
    left.splice(left.indexOf(found), 1);
    if (found.minutes < minutes)
      report("activity-too-short", { activity, minutes: found.minutes, min: minutes }, { day, shift, severity });
    if (found.start < window.from || found.start > window.to)
      report("activity-outside-window", { activity, start: found.start, ...window }, { day, shift, severity });
  }
};

/** The kind of shift of a day of the week to which start and length are nearest, with how many minutes they are off. */
const nearestKind = ({ shifts }: WorkPlan, weekday: number, time: number, minutes: number) =>
  shifts
    .filter(({ weekdays }) => weekdays.includes(weekday))
    .map(({ start, length }) => {
      const off = beyond(time, start.from, start.to) + beyond(minutes, length.min, length.max);
      return { start, length, off };
    })
    .sort((one, other) => one.off - other.off)[0];

/** How far a value lies outside bounds. */
const beyond = (value: number, from: number, to: number): number => Math.max(from - value, value - to, 0);

/** What a shift of a kind contains, in order of time. */
export const activitiesFor = ({ activities }: PlanShift, minutes: number): PlanActivity[] =>
  activities
    .filter(({ minShiftMinutes = 0 }) => minShiftMinutes <= minutes)
    .sort((one, other) => one.window.from - other.window.from || one.window.to - other.window.to);

/** The one that fits the window, else the closest of the code. */
const nearest = (activities: readonly Activity[], { code, window }: PlanActivity): Activity | undefined => {
  const distance = ({ start }: Activity): number => beyond(start, window.from, window.to);
  return activities
    .filter((activity) => activity.code === code)
    .sort((one, other) => distance(one) - distance(other) || one.start - other.start)[0];
};

const isRest = ({ codes }: AgentRules, code: string): boolean => {
  const kind = codes.get(code)?.kind;
  return kind === "break" || kind === "meal";
};

const checkBreaks = (rules: AgentRules, shift: Shift, day: number, plan: WorkPlan, report: Report): void => {
  const max = plan.maxMinutesWithoutBreak;
  if (max === undefined) return;
  const rests = shift.activities
    .filter(({ code }) => isRest(rules, code))
    .sort((one, other) => one.start - other.start);
  let since = 0;
  let longest = 0;
  for (const { start, minutes } of rests) {
    longest = Math.max(longest, start - since);
    since = Math.max(since, start + minutes);
  }
  longest = Math.max(longest, shift.minutes - since);
  if (longest > max) report("work-without-break", { minutes: longest, max }, { day, shift });
};
