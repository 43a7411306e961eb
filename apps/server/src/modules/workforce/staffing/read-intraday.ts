import * as contract from "@evolve/contracts/intraday";
import { calendarDays, localDateOf, reforecastDay } from "@evolve/workforce";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { readDaySoFar } from "../history/index.ts";
import { faultOf } from "./calculate-group.ts";
import { findStaffedGroup } from "./groups-repository.ts";
import { inputsAround } from "./inputs-around.ts";
import { figuresOf } from "./intraday-figures.ts";
import { codeOfFault, presentGoal, toThousandths } from "./present-staffing.ts";
import { requirePeople, type Requirement } from "./require-people.ts";
import { scheduledPeople } from "./scheduled-people.ts";
import type { StaffingInputs } from "./staffing-inputs.ts";
import { type Terms, termsOf } from "./terms.ts";

type Values = readonly (number | null)[];

/** How a day of a planning group goes. What it requires follows from the inputs of now, whether Staffing was calculated or not. */
export const readIntraday = operation(
  contract.readIntraday,
  ({ actor: { tenantId }, params, query, now, read, services }) =>
    read(async (tx) => {
      const group = (await findStaffedGroup(tx, tenantId, params.planningGroupId)) ?? refuse("notFound");
      const { id: planningGroupId, zone, intervalMinutes, isDeferrable } = group;
      const today = localDateOf(now.getTime(), zone);
      const date = query.day ?? today;
      if (date > today) refuse("invalidParameters", { fields: { day: "invalid" }, reason: "day: has not begun" });
      const inputs = await inputsAround(tx, tenantId, group, { firstDay: date, days: 1 }, now);
      const day = inputs.calendar.days.findIndex((one) => one.date === date);
      const { first = 0, startsAt = 0 } = inputs.calendar.days[day] ?? {};
      const calendar = calendarDays(date, zone, intervalMinutes, 1);
      const to = first + calendar.intervals;
      const length = intervalMinutes * 60_000;
      const came = await readDaySoFar(tx, tenantId, planningGroupId, calendar, intervalMinutes, now);
      const forecast = inputs.contacts.slice(first, to);
      const actual = forecast.map((_, at) => (at < came.known ? (came.offered[at] ?? null) : null));
      const corrected = correctedBy(forecast, actual, came.known);
      const terms = termsOf(group);
      const expected = requiredOn(inputs, terms, [first, to]);
      const contacts = [...inputs.contacts];
      contacts.splice(first, corrected.length, ...corrected);
      const required = requiredOn({ ...inputs, contacts }, terms, [first, to]);
      const rest = required.map((requirement, at) => (at < came.known ? null : requirement.scheduled));
      const span = { from: new Date(startsAt), to: new Date(startsAt + calendar.intervals * length) };
      const schedule = await services.use(scheduledPeople)(tx, tenantId, { planningGroupId, intervalMinutes, ...span });
      const people = schedule && forecast.map((_, at) => schedule.people[at] ?? 0);
      const isOpen = inputs.isOpen.slice(first, to);
      const handleSeconds = inputs.handleSeconds.slice(first, to).map((value, at) => (forecast[at] ? value : null));
      const actualHandleSeconds = actual.map((value, at) => (value === null ? null : (came.handleSeconds[at] ?? null)));
      const { handled, answered, known } = came;
      const next = Math.max(0, Math.ceil((now.getTime() - startsAt) / length));
      const values = { isOpen, forecast, actual, corrected, correctedRequired: rest };
      const figures = { handleSeconds, actualHandleSeconds, handled, answered, people, next, isDeferrable };
      return {
        intraday: {
          planningGroup: { id: planningGroupId, name: group.name, isDeferrable, goal: presentGoal(group) },
          ...{ zone, intervalMinutes, today, date, now: now.getTime(), startsAt, known },
          closed: inputs.closed[day] ?? null,
          hasForecast: forecast.some((value) => value !== null),
          fault: codeOfFault(faultOf(terms, required, dayOf(inputs, [first, to]))),
          isOpen,
          forecast: forecast.map(toThousandths),
          actual: actual.map(toThousandths),
          corrected: corrected.map(toThousandths),
          handleSeconds: handleSeconds.map(toThousandths),
          actualHandleSeconds: actualHandleSeconds.map(toThousandths),
          serviceLevel: actual.map((count, at) =>
            isDeferrable || !count ? null : toThousandths(Math.min(1, (answered[at] ?? 0) / count)),
          ),
          required: expected.map(({ scheduled }) => scheduled),
          correctedRequired: rest,
          schedule: schedule && people && { id: schedule.scheduleId, label: schedule.label, people },
          figures: figuresOf({ ...values, ...figures }),
        },
      };
    }),
);

/** What came, and for the rest of the day the forecast as corrected by it; null where neither is known. */
const correctedBy = (forecast: Values, actual: Values, known: number): (number | null)[] => {
  // What nothing was forecast for says nothing of the forecast.
  const compared = actual.slice(0, known).map((value, at) => (forecast[at] === null ? null : value));
  const values = reforecastDay(
    forecast.map((value) => value ?? 0),
    compared,
  );
  return values.map((value, at) => actual[at] ?? (forecast[at] === null ? null : value));
};

const dayOf = (inputs: StaffingInputs, [first, to]: readonly [number, number]): StaffingInputs => ({
  ...inputs,
  isOpen: inputs.isOpen.slice(first, to),
  contacts: inputs.contacts.slice(first, to),
  handleSeconds: inputs.handleSeconds.slice(first, to),
});

const unknown: Requirement = { onQueue: null, scheduled: null, shrinkage: 0, measures: null };

/** What the intervals of a day require; work that can wait depends on the days around it. */
const requiredOn = (inputs: StaffingInputs, terms: Terms | null, span: readonly [number, number]): Requirement[] => {
  const [first, to] = span;
  if (terms === null) return Array.from({ length: to - first }, () => unknown);
  const { intervals } = requirePeople(inputs, terms, span);
  return terms.isDeferrable ? intervals.slice(first, to) : [...intervals];
};
