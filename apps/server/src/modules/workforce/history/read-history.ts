import * as contract from "@evolve/contracts/history";
import { isSettled } from "@evolve/workforce";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { daysOfPeriod, type GroupHistory, readGroupHistory } from "./series.ts";

/** By place: for the ten series of a year `Array.from` and iterators take longer than the query. */
const rounded = (values: readonly (number | null)[] | Float64Array, perUnit = 100): (number | null)[] => {
  const result = new Array<number | null>(values.length);
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? Number.NaN;
    result[at] = Number.isNaN(value) ? null : Math.round(value * perUnit) / perUnit;
  }
  return result;
};

const present = ({
  group,
  calendar,
  hasEarlier,
  closed,
  offered,
  handleSeconds,
  cleaned,
  cleanedHandle,
  found,
  foundHandle,
  layers,
}: GroupHistory) => {
  const names = new Map(closed.map(({ date, name }) => [date, name]));
  const dateAt = (at: number): string => calendar.days.findLast(({ first }) => first <= at)?.date ?? "";
  const decided = layers.map(({ row, from, to }) => ({ measure: row.measure, from, to }));
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
    offered: rounded(offered),
    cleaned: rounded(cleaned),
    handleSeconds: rounded(handleSeconds, 1),
    expected: rounded(found.expected),
    low: rounded(found.low),
    high: rounded(found.high),
    handle: {
      // Whole seconds are all that anybody reads.
      cleaned: rounded(cleanedHandle, 1),
      expected: rounded(foundHandle.expected, 1),
      low: rounded(foundHandle.low, 1),
      high: rounded(foundHandle.high, 1),
    },
    findings: [...found.findings, ...foundHandle.findings]
      .filter((finding) => !isSettled(finding, decided))
      .sort((one, other) => one.from - other.from)
      .map(({ id, measure, kind, from, to, fromDate, toDate, evidence, proposal }) => ({
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
      measure: row.measure,
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
    return { history: history && present(history) };
  },
);
