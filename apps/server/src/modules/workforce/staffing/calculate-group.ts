import { setImmediate } from "node:timers/promises";
import { staffingLimits } from "@evolve/contracts/staffing";
import type { Tx } from "../../../database/index.ts";
import { findStaffedGroup } from "./groups-repository.ts";
import { hasUnknownHandleTime, requirePeople, type Requirement } from "./require-people.ts";
import type { CalculationRow, RequirementRow } from "./requirements-repository.ts";
import { hashesOf, inputsOf, type StaffingInputs, weekOf } from "./staffing-inputs.ts";
import { type Terms, termsOf } from "./terms.ts";

interface Calculated {
  readonly calculation: Omit<CalculationRow, "calculatedBy">;
  readonly rows: readonly RequirementRow[];
}

const minuteMs = 60_000;
/** Intervals after which others get their turn; work that can wait is calculated at once, which takes milliseconds. */
const slice = 500;

/** What a planning group requires, from this week to the end of its main forecast; null where there is none, or no group. */
export const calculateGroup = async (
  read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  tenantId: string,
  planningGroupId: string,
  now: Date,
): Promise<Calculated | null> => {
  const found = await read(async (tx) => {
    const group = await findStaffedGroup(tx, tenantId, planningGroupId);
    if (!group) return null;
    const inputs = await inputsOf(tx, tenantId, group, weekOf(group, now), staffingLimits.horizonDays);
    // Hashes of the same moment as the inputs, or a later one: then the result is called out of date, which is safe.
    return { inputs, hashes: await hashesOf(tx, tenantId, group, inputs.from) };
  });
  if (!found) return null;
  const { inputs, hashes } = found;
  const count = inputs.contacts.findLastIndex((contacts) => contacts !== null) + 1;
  if (count === 0) return null;
  const { group } = inputs;
  const terms = termsOf(group);
  const known = untilPlace(inputs, count);
  const { intervals, late } = terms ? await inSlices(known, terms) : { intervals: [], late: 0 };
  const rows = rowsOf(known, intervals);
  return {
    calculation: {
      planningGroupId: group.id,
      firstAt: inputs.from,
      endAt: new Date(inputs.from.getTime() + count * group.intervalMinutes * minuteMs),
      intervalMinutes: group.intervalMinutes,
      forecastHash: hashes.forecast,
      goalHash: hashes.goal,
      shrinkageHash: hashes.shrinkage,
      setUpHash: hashes.setUp,
      fault: faultOf(terms, rows, known),
      late,
      calculatedAt: now,
    },
    rows,
  };
};

const untilPlace = (inputs: StaffingInputs, count: number): StaffingInputs => ({
  ...inputs,
  isOpen: inputs.isOpen.slice(0, count),
  hours: inputs.hours.slice(0, count),
  contacts: inputs.contacts.slice(0, count),
  handleSeconds: inputs.handleSeconds.slice(0, count),
});

const inSlices = async (inputs: StaffingInputs, terms: Terms) => {
  if (terms.isDeferrable) return requirePeople(inputs, terms);
  const intervals: Requirement[] = [];
  for (let from = 0; from < inputs.isOpen.length; from += slice) {
    intervals.push(...requirePeople(inputs, terms, [from, from + slice]).intervals);
    await setImmediate();
  }
  return { intervals, late: 0 };
};

/** Intervals without a forecast have no row. */
const rowsOf = (
  { from, group, isOpen, contacts, handleSeconds }: StaffingInputs,
  intervals: readonly Requirement[],
): RequirementRow[] =>
  contacts.flatMap((count, at) => {
    if (count === null) return [];
    const { onQueue = null, scheduled = null, shrinkage = 0, measures = null } = intervals[at] ?? {};
    const wait = measures?.averageWaitSeconds ?? null;
    return {
      startsAt: new Date(from.getTime() + at * group.intervalMinutes * minuteMs),
      isOpen: isOpen[at] ?? false,
      contacts: count,
      handleSeconds: handleSeconds[at] ?? 0,
      onQueue,
      scheduled,
      shrinkage,
      serviceLevel: measures?.serviceLevel ?? null,
      averageWaitSeconds: wait === Infinity ? null : wait,
      abandonRate: measures?.abandonRate ?? null,
      occupancy: measures?.occupancy ?? null,
    };
  });

/** Why some of these intervals have no requirement. */
export const faultOf = (
  terms: Terms | null,
  rows: readonly Pick<Requirement, "onQueue">[],
  inputs: StaffingInputs,
): string | null => {
  const { isOpen } = inputs;
  if (terms === null) return "noGoal";
  if (hasUnknownHandleTime(inputs)) return "noHandleTimes";
  return isOpen.includes(true) && rows.some(({ onQueue }) => onQueue === null) ? "unreachableGoal" : null;
};
