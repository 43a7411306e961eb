import * as contract from "@evolve/contracts/history";
import type { Measure } from "@evolve/contracts/planning";
import { isSettled, runsOf } from "@evolve/workforce";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { daysOfPeriod, type GroupHistory, readGroupHistory } from "./series.ts";

/** By place: for the series of a year `Array.from` and iterators take longer than the query. */
const rounded = (values: readonly (number | null)[] | Float64Array, perUnit: number): (number | null)[] => {
  const result = new Array<number | null>(values.length);
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? Number.NaN;
    result[at] = Number.isNaN(value) ? null : Math.round(value * perUnit) / perUnit;
  }
  return result;
};

/** Contacts are spread over intervals in parts; of a handle time whole seconds are all that anybody reads. */
const perUnit: Readonly<Record<Measure, number>> = { offered: 100, handleTime: 1 };

/** What is yet to come is not missing. */
const missingIn = ({ offered }: GroupHistory, learnt: readonly (number | null)[], expected: Float64Array) => {
  const end = offered.findLastIndex((value) => value !== null);
  const isMissing = (at: number): boolean =>
    offered[at] === null && learnt[at] === null && (expected[at] as number) > 0;
  return runsOf(0, end, isMissing).map(([from, to]) => ({ from, to }));
};

const present = (history: GroupHistory, measure: Measure) => {
  const { group, calendar, hasEarlier, closed } = history;
  const isOffered = measure === "offered";
  const imported = isOffered ? history.offered : history.handleSeconds;
  const learnt = history.learnt(measure);
  const { expected, low, high, findings } = history.compare(measure);
  const inUnits = (values: readonly (number | null)[] | Float64Array) => rounded(values, perUnit[measure]);
  const names = new Map(closed.map(({ date, name }) => [date, name]));
  const dateAt = (at: number): string => calendar.days.findLast(({ first }) => first <= at)?.date ?? "";
  const layers = history.layers.filter(({ row }) => row.measure === measure);
  const decided = layers.map(({ from, to }) => ({ measure, from, to }));
  return {
    zone: group.zone,
    intervalMinutes: group.intervalMinutes === 15 ? (15 as const) : (30 as const),
    hasEarlier,
    days: calendar.days.map(({ date, first, startsAt, slots }) => ({
      date,
      first,
      startsAt,
      intervals: slots.length,
      closed: names.get(date) ?? null,
    })),
    measure,
    imported: inUnits(imported),
    changes: runsOf(0, learnt === imported ? 0 : imported.length, (at) => learnt[at] !== imported[at]).map(
      ([from, to]) => ({
        from,
        values: inUnits(learnt.slice(from, to)),
      }),
    ),
    expected: inUnits(expected),
    low: inUnits(low),
    high: inUnits(high),
    missing: isOffered ? missingIn(history, learnt, expected) : null,
    findings: findings
      .filter((finding) => !isSettled(finding, decided))
      .sort((one, other) => one.from - other.from)
      .map(({ id, kind, from, to, fromDate, toDate, evidence, proposal }) => ({
        id,
        measure,
        kind,
        from,
        to,
        fromDate,
        toDate,
        actual: evidence.actual,
        expected: evidence.expected,
        likeDays: evidence.likeDays,
        afterClosure: evidence.afterClosure,
        proposal,
      })),
    layers: layers.map(({ row, from, to }) => ({
      id: row.id,
      decision: row.decision,
      measure,
      kind: row.kind,
      from,
      to,
      fromDate: dateAt(from),
      reason: row.reason,
      decidedBy: row.decidedBy,
      decidedAt: row.decidedAt.toISOString(),
    })),
  };
};

export const readHistory = operation(
  contract.readHistory,
  async ({ actor: { tenantId }, now, params, query, read }) => {
    const clock = { now, daysMax: daysOfPeriod[query.period ?? "year"] };
    const history = await read((tx) => readGroupHistory(tx, tenantId, params.planningGroupId, clock));
    if (history === "unknown") return refuse("notFound");
    return { history: history && present(history, query.measure ?? "offered") };
  },
);
