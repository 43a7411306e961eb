import * as contract from "@evolve/contracts/staffing-scenarios";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { findStaffedGroup } from "./groups-repository.ts";
import { inputsAround } from "./inputs-around.ts";
import { presentDays, toThousandths } from "./present-staffing.ts";
import { hasUnknownHandleTime, requirePeople } from "./require-people.ts";
import { findScenarios, type ScenarioRow } from "./scenarios-repository.ts";
import { daysOf, type StaffingInputs } from "./staffing-inputs.ts";
import { termsOf } from "./terms.ts";

export const compareScenarios = operation(
  contract.compareScenarios,
  ({ actor: { tenantId }, params, body, now, read }) =>
    read(async (tx) => {
      const group = (await findStaffedGroup(tx, tenantId, params.planningGroupId)) ?? refuse("notFound");
      const ids = body.scenarioIds.map((id) => id?.toLowerCase() ?? null);
      const found = await findScenarios(
        tx,
        tenantId,
        ids.filter((id) => id !== null),
      );
      const scenarios = ids.map((id) =>
        id === null
          ? null
          : (found.find((one) => one.id === id && one.planningGroupId === group.id) ?? refuse("notFound")),
      );
      const inputs = await inputsAround(tx, tenantId, group, { firstDay: body.from, days: body.days }, now);
      const shown = placesOf(inputs, body.from, body.days);
      if (inputs.contacts.slice(shown.from, shown.to).every((contacts) => contacts === null)) refuse("noForecast");
      if (hasUnknownHandleTime(inputs)) refuse("noHandleTimes");
      return {
        zone: group.zone,
        intervalMinutes: group.intervalMinutes,
        currency: group.currency,
        days: presentDays(await daysOf(tx, tenantId, group, body.from, body.days)),
        isOpen: inputs.isOpen.slice(shown.from, shown.to),
        results: scenarios.map((scenario) => resultOf(inputs, shown, scenario)),
      };
    }),
);

interface Places {
  readonly from: number;
  readonly to: number;
}

/** Where the days that are asked for are among those of the inputs. */
const placesOf = ({ calendar: { days } }: StaffingInputs, firstDay: string, count: number): Places => {
  const first = days.findIndex(({ date }) => date === firstDay);
  const last = days[first + count - 1];
  return { from: days[first]?.first ?? 0, to: (last?.first ?? 0) + (last?.slots.length ?? 0) };
};

/** What work that can wait requires depends on all days around, with what waits from one to the next; shown is a part of them. */
const resultOf = (inputs: StaffingInputs, { from, to }: Places, scenario: ScenarioRow | null) => {
  const terms = termsOf(inputs.group, scenario?.parameters) ?? refuse("noGoal");
  const required = requirePeople(inputs, terms);
  const intervals = required.intervals.slice(from, to);
  const isPlanned = (at: number): boolean => inputs.isOpen[at] === true && inputs.contacts[at] !== null;
  const unreachable = intervals.filter(({ onQueue }, place) => onQueue === null && isPlanned(from + place)).length;
  // Out of reach everywhere and not for lack of people: no number of them is enough.
  if (terms.peopleMax === null && unreachable > 0) refuse("unreachableGoal");
  const people = intervals.map(({ scheduled }) => scheduled ?? 0);
  const hours = (people.reduce((sum, count) => sum + count, 0) * inputs.group.intervalMinutes) / 60;
  const { hourlyCost } = inputs.group;
  return {
    scenarioId: scenario?.id ?? null,
    name: scenario?.name ?? null,
    required: intervals.map(({ scheduled }) => scheduled),
    onQueue: intervals.map(({ onQueue }) => onQueue),
    serviceLevel: intervals.map(({ measures }) => toThousandths(measures?.serviceLevel ?? null)),
    hours,
    cost: hourlyCost === null ? null : hours * hourlyCost,
    waiting: required.waiting && {
      before: from === 0 ? 0 : (required.waiting[from - 1] ?? 0),
      after: required.waiting[to - 1] ?? 0,
    },
    peak: Math.max(0, ...people),
    unreachable,
  };
};
