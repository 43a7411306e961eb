import * as contract from "@evolve/contracts/staffing-scenarios";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { findStaffedGroup } from "./groups-repository.ts";
import { presentDays, toThousandths } from "./present-staffing.ts";
import { hasUnknownHandleTime, requirePeople } from "./require-people.ts";
import { findScenarios, type ScenarioRow } from "./scenarios-repository.ts";
import { inputsOf, type StaffingInputs } from "./staffing-inputs.ts";
import { termsOf } from "./terms.ts";

export const compareScenarios = operation(contract.compareScenarios, ({ actor: { tenantId }, params, body, read }) =>
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
    const inputs = await inputsOf(tx, tenantId, group, body.from, body.days);
    if (inputs.contacts.every((contacts) => contacts === null)) refuse("noForecast");
    if (hasUnknownHandleTime(inputs)) refuse("noHandleTimes");
    return {
      zone: group.zone,
      intervalMinutes: group.intervalMinutes,
      days: presentDays(inputs),
      isOpen: [...inputs.isOpen],
      results: scenarios.map((scenario) => resultOf(inputs, scenario)),
    };
  }),
);

const resultOf = (inputs: StaffingInputs, scenario: ScenarioRow | null) => {
  const terms = termsOf(inputs.group, scenario?.parameters) ?? refuse("noGoal");
  const { intervals } = requirePeople(inputs, terms);
  const isPlanned = (at: number): boolean => inputs.isOpen[at] === true && inputs.contacts[at] !== null;
  const unreachable = intervals.filter(({ onQueue }, at) => onQueue === null && isPlanned(at)).length;
  // Out of reach everywhere and not for lack of people: no number of them is enough.
  if (terms.peopleMax === null && unreachable > 0) refuse("unreachableGoal");
  const people = intervals.map(({ scheduled }) => scheduled ?? 0);
  return {
    scenarioId: scenario?.id ?? null,
    name: scenario?.name ?? null,
    required: intervals.map(({ scheduled }) => scheduled),
    onQueue: intervals.map(({ onQueue }) => onQueue),
    serviceLevel: intervals.map(({ measures }) => toThousandths(measures?.serviceLevel ?? null)),
    hours: (people.reduce((sum, count) => sum + count, 0) * inputs.group.intervalMinutes) / 60,
    peak: Math.max(0, ...people),
    unreachable,
  };
};
