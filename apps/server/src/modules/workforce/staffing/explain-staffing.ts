import * as contract from "@evolve/contracts/staffing-explanation";
import {
  explainRequirement,
  explainWorkload,
  localDateOf,
  type QueueMeasures,
  type ShrinkageStep,
} from "@evolve/workforce";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { layersOfMain } from "../forecast/index.ts";
import { findStaffedGroup } from "./groups-repository.ts";
import { presentGoal } from "./present-staffing.ts";
import { hasUnknownHandleTime, lacksHandleTime, questionAt, requirePeople, workOf } from "./require-people.ts";
import { inputsAround } from "./inputs-around.ts";
import type { StaffingInputs } from "./staffing-inputs.ts";
import { type Terms, termsOf } from "./terms.ts";

/** The same cell has the same simulation whenever it is opened. */
const seed = 1;

export const explainStaffing = operation(
  contract.explainStaffing,
  async ({ actor: { tenantId }, params, query, now, read }) => {
    const instant = Date.parse(query.at);
    const found = await read(async (tx) => {
      const group = (await findStaffedGroup(tx, tenantId, params.planningGroupId)) ?? refuse("notFound");
      const terms = termsOf(group) ?? refuse("noGoal");
      const inputs = await inputsAround(
        tx,
        tenantId,
        group,
        { firstDay: localDateOf(instant, group.zone), days: 1 },
        now,
      );
      const { intervalMinutes: minutes } = group;
      const lengthMs = minutes * 60_000;
      const start = new Date(instant - ((instant - inputs.from.getTime()) % lengthMs));
      return { terms, inputs, layers: await layersOfMain(tx, tenantId, group.id, { start, minutes }) };
    });
    const { inputs, terms, layers } = found;
    const at = Math.floor((instant - inputs.from.getTime()) / (inputs.group.intervalMinutes * 60_000));
    if (inputs.isOpen[at] !== true) refuse("centreClosed");
    if (inputs.contacts[at] === null) refuse("noForecast");
    if (terms.isDeferrable ? hasUnknownHandleTime(inputs) : lacksHandleTime(inputs, at)) refuse("noHandleTimes");
    const made = layers && { ...layers, changes: [...layers.changes] };
    const explanation = terms.isDeferrable ? workloadAt(inputs, terms, at) : queueAt(inputs, terms, at);
    return { explanation: { ...explanation, layers: made } };
  },
);

const partsAt = ({ shrinkage, hours }: StaffingInputs, at: number) =>
  shrinkage.activities
    .map(({ id, hours: shares }) => ({ id, share: shares[hours[at] ?? 0] ?? 0 }))
    .filter(({ share }) => share > 0);

const commonAt = (inputs: StaffingInputs, at: number) => ({
  startsAt: inputs.from.getTime() + at * inputs.group.intervalMinutes * 60_000,
  intervalMinutes: inputs.group.intervalMinutes,
  contacts: inputs.contacts[at] ?? 0,
  handleSeconds: inputs.handleSeconds[at] ?? 0,
  band: inputs.bands[at] ?? null,
  goal: presentGoal(inputs.group),
});

const presentSteps = ({ shrinkage }: StaffingInputs, steps: readonly ShrinkageStep[]) => {
  const names = new Map(shrinkage.activities.map(({ id, name }) => [id, name]));
  return steps.map(({ id, share, adds, people }) => ({
    name: id === null ? null : (names.get(id) ?? id),
    share,
    adds,
    people,
  }));
};

/** A wait without end is null. */
const presentMeasures = (measures: QueueMeasures) => ({
  waitProbability: measures.waitProbability,
  serviceLevel: measures.serviceLevel,
  averageWaitSeconds: Number.isFinite(measures.averageWaitSeconds) ? measures.averageWaitSeconds : null,
  abandonRate: measures.abandonRate,
  occupancy: measures.occupancy,
});

/** People to schedule if so many contacts came instead. */
const peopleFor = (inputs: StaffingInputs, terms: Terms, at: number, contacts: number): number | null => {
  const [required] = requirePeople({ ...inputs, contacts: inputs.contacts.with(at, contacts) }, terms, [
    at,
    at + 1,
  ]).intervals;
  return required?.scheduled ?? null;
};

const queueAt = (inputs: StaffingInputs, terms: Terms, at: number) => {
  const band = inputs.bands[at] ?? null;
  const { agents, scheduled, formula, around, simulation, shrinkage, lastPerson, limit } = explainRequirement({
    ...questionAt(inputs, terms, at),
    shrinkage: partsAt(inputs, at),
    concurrency: terms.concurrency,
    seed,
  });
  return {
    kind: "queue" as const,
    ...commonAt(inputs, at),
    scheduled,
    bandPeople: band && {
      lower: peopleFor(inputs, terms, at, band.lower),
      upper: peopleFor(inputs, terms, at, band.upper),
    },
    shrinkage: presentSteps(inputs, shrinkage),
    model: terms.model,
    targetSeconds: terms.targetSeconds,
    patienceSeconds: terms.patienceSeconds,
    concurrency: terms.concurrency,
    agents,
    formula: { ...formula, measures: presentMeasures(formula.measures) },
    around: around.map((count) => ({ ...count, measures: presentMeasures(count.measures) })),
    simulation,
    lastPerson: lastPerson && {
      part: lastPerson.part,
      goal: lastPerson.goal,
      without: presentMeasures(lastPerson.without),
      with: presentMeasures(lastPerson.with),
      withOneMore: presentMeasures(lastPerson.withOneMore),
    },
    limit: limit && { ...limit, measures: presentMeasures(limit.measures) },
  };
};

const workloadAt = (inputs: StaffingInputs, terms: Terms, at: number) => {
  const work = workOf(inputs, terms);
  const { agents, scheduled, waiting, planned, perPerson, around, simulation, shrinkage, late } = explainWorkload({
    ...work,
    interval: at,
    shrinkage: partsAt(inputs, at),
    seed,
  });
  return {
    kind: "workload" as const,
    ...commonAt(inputs, at),
    handleSeconds: work.handleSeconds,
    scheduled,
    shrinkage: presentSteps(inputs, shrinkage),
    agents,
    deadlineSeconds: work.deadlineSeconds,
    occupancy: work.occupancy,
    waiting,
    planned,
    perPerson,
    around: [...around],
    simulation,
    late,
  };
};
