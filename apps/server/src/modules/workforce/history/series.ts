import { historyLimits, type HistoryPeriod } from "@evolve/contracts/history";
import {
  applyLayers,
  calendarDays,
  cleanHandleTimes,
  cleanHistory,
  type CleanedHistory,
  type HistoryLayer,
  localDateOf,
  type LocalDays,
  type Measure,
} from "@evolve/workforce";
import type { Tx } from "../../../database/index.ts";
import {
  findPlannedGroup,
  findSpan,
  type PlannedGroup,
  readIntervals,
  type StoredIntervals,
} from "./intervals-repository.ts";
import { type ClosedDay, type LayerRow, listClosedDays, listLayers } from "./layers-repository.ts";

export interface GroupHistory {
  readonly group: PlannedGroup;
  readonly calendar: LocalDays;
  /** Whether there is history before the first of its days. */
  readonly hasEarlier: boolean;
  readonly closed: readonly ClosedDay[];
  readonly offered: (number | null)[];
  /** Of one contact. */
  readonly handleSeconds: (number | null)[];
  readonly handled: number[];
  /** A measure as decided, and as a forecast learns it; of handle times null also where nothing was handled. */
  readonly learnt: (measure: Measure) => readonly (number | null)[];
  /** What like days have of a measure, and what looks wrong. A forecast does without it. */
  readonly compare: (measure: Measure) => CleanedHistory;
  readonly layers: readonly PlacedLayer[];
}

type PlacedLayer = HistoryLayer & { readonly row: LayerRow };

const minuteMs = 60_000;

export const daysOfPeriod: Readonly<Record<HistoryPeriod, number>> = {
  year: historyLimits.daysMax,
  learnt: historyLimits.learntDaysMax,
};

interface Wanted {
  /** What is not over by then is no part of a finding. */
  readonly now: Date;
  /** By default a year. */
  readonly daysMax?: number;
  /** By default those of the business unit. */
  readonly zone?: string;
  readonly intervalMinutes?: number;
}

/** A planning group's last days as a series, cleaned as its planners decided; null without any history. */
export const readGroupHistory = async (
  tx: Tx,
  tenantId: string,
  planningGroupId: string,
  { now, daysMax = historyLimits.daysMax, ...clock }: Wanted,
): Promise<GroupHistory | null | "unknown"> => {
  const planned = await findPlannedGroup(tx, tenantId, planningGroupId);
  if (!planned) return "unknown";
  const group = { ...planned, ...clock };
  const span = await findSpan(tx, tenantId, group.queueIds);
  if (!span) return null;
  const calendar = calendarOf(group, span, daysMax);
  const { closed, rows, layerRows } = await loadParts(tx, tenantId, planningGroupId, group, calendar);
  const { offered, handleSeconds, handled } = inIntervals(rows, calendar, group.intervalMinutes);
  const placed = layerRows.flatMap((row) => placeLayer(row, calendar, group.intervalMinutes, offered));
  const { zone, intervalMinutes } = group;
  const clocked = {
    start: calendar.days[0]?.date ?? "",
    zone,
    intervalMinutes,
    closedDays: closed.map(({ date }) => date),
    until: Math.max(0, Math.floor((now.getTime() - (calendar.days[0]?.startsAt ?? 0)) / (intervalMinutes * minuteMs))),
  };
  const layersOf = (measure: Measure) => placed.filter(({ row }) => row.measure === measure);
  return {
    group,
    calendar,
    hasEarlier: localDateOf(span.first.getTime(), zone) < (calendar.days[0]?.date ?? ""),
    closed,
    offered,
    handleSeconds,
    handled,
    learnt: (measure) => {
      const layers = layersOf(measure);
      const imported = measure === "offered" ? offered : handleSeconds;
      if (layers.length === 0) return imported;
      const decided = applyLayers(imported, layers);
      return measure === "offered" ? decided : ofHandled(decided, handled);
    },
    compare: (measure) =>
      measure === "offered"
        ? cleanHistory({ ...clocked, values: offered })
        : cleanHandleTimes({ ...clocked, values: handled, handleSeconds }),
    layers: placed,
  };
};

/** A repair has values for intervals without contacts too. */
const ofHandled = (seconds: (number | null)[], handled: readonly number[]): (number | null)[] => {
  for (let at = 0; at < seconds.length; at += 1) if (handled[at] === 0) seconds[at] = null;
  return seconds;
};

const loadParts = async (
  tx: Tx,
  tenantId: string,
  planningGroupId: string,
  group: PlannedGroup,
  calendar: LocalDays,
) => {
  const from = new Date(calendar.days[0]?.startsAt ?? 0);
  const to = new Date(from.getTime() + calendar.intervals * group.intervalMinutes * minuteMs);
  const [firstDay, lastDay] = [calendar.days[0]?.date ?? "", calendar.days.at(-1)?.date ?? ""];
  const [rows, layerRows, closed] = await Promise.all([
    readIntervals(tx, tenantId, group.queueIds, { from, to }),
    listLayers(tx, tenantId, planningGroupId),
    listClosedDays(tx, tenantId, { businessUnitId: group.businessUnitId, planningGroupId }, { firstDay, lastDay }),
  ]);
  return { rows, layerRows, closed };
};

/** What came in a planning group on the days of a calendar. */
export const readActual = async (
  tx: Tx,
  tenantId: string,
  planningGroupId: string,
  calendar: LocalDays,
  intervalMinutes: number,
): Promise<Pick<GroupHistory, "offered" | "handleSeconds" | "handled">> => {
  const group = await findPlannedGroup(tx, tenantId, planningGroupId);
  const from = new Date(calendar.days[0]?.startsAt ?? 0);
  const to = new Date(from.getTime() + calendar.intervals * intervalMinutes * minuteMs);
  return inIntervals(await readIntervals(tx, tenantId, group?.queueIds ?? [], { from, to }), calendar, intervalMinutes);
};

/** Whole local days from the first interval to the last, so many at most. */
const calendarOf = (
  { zone, intervalMinutes }: PlannedGroup,
  { first, last }: { first: Date; last: Date },
  daysMax: number,
): LocalDays => {
  const earliest = localDateOf(last.getTime(), zone, 1 - daysMax);
  const known = localDateOf(first.getTime(), zone);
  const start = known > earliest ? known : earliest;
  const days = (Date.parse(localDateOf(last.getTime(), zone)) - Date.parse(start)) / 86_400_000 + 1;
  return calendarDays(start, zone, intervalMinutes, days);
};

/** Puts stored intervals of any length into those of the calendar: shorter ones are added up, longer ones spread evenly. */
const inIntervals = (stored: StoredIntervals, { days, intervals }: LocalDays, intervalMinutes: number) => {
  const start = days[0]?.startsAt ?? 0;
  const length = intervalMinutes * minuteMs;
  const contacts = new Float64Array(intervals).fill(Number.NaN);
  const counts = new Float64Array(intervals);
  const seconds = new Float64Array(intervals);
  for (let row = 0; row < stored.starts.length; row += 1) {
    const first = Math.floor(((stored.starts[row] as number) - start) / length);
    const parts = Math.max(1, Math.round((stored.minutes[row] as number) / intervalMinutes));
    for (let at = first; at < first + parts && at < intervals; at += 1) {
      const before = contacts[at] as number;
      contacts[at] = (Number.isNaN(before) ? 0 : before) + (stored.offered[row] as number) / parts;
      counts[at] = (counts[at] as number) + (stored.handled[row] as number) / parts;
      seconds[at] = (seconds[at] as number) + (stored.handleSeconds[row] as number) / parts;
    }
  }
  const offered = new Array<number | null>(intervals);
  const handleSeconds = new Array<number | null>(intervals);
  const handled = new Array<number>(intervals);
  for (let at = 0; at < intervals; at += 1) {
    const known = contacts[at] as number;
    const count = counts[at] as number;
    offered[at] = Number.isNaN(known) ? null : known;
    handled[at] = count;
    handleSeconds[at] = count > 0 ? (seconds[at] as number) / count : null;
  }
  return { offered, handleSeconds, handled };
};

/** A stored layer at its place in the series; none where it is older than the series. What came since in a gap that was repaired stays. */
const placeLayer = (
  row: LayerRow,
  { days, intervals }: LocalDays,
  intervalMinutes: number,
  offered: readonly (number | null)[],
): PlacedLayer[] => {
  const start = days[0]?.startsAt ?? 0;
  const length = intervalMinutes * minuteMs;
  const from = Math.round((row.firstAt.getTime() - start) / length);
  const to = Math.round((row.endAt.getTime() - start) / length);
  if (from < 0 || to > intervals || to <= from) return [];
  if (row.decision !== "repair") return [{ decision: row.decision, from, to, row }];
  const amounts = inSteps(row, to - from);
  const values = row.kind === "gap" ? amounts.map((amount, place) => offered[from + place] ?? amount) : amounts;
  return [{ decision: row.decision, from, to, values, row }];
};

/** The amounts of a repair that was decided with intervals of another length: contacts are added up or spread, handle times averaged. */
const inSteps = ({ amounts, measure }: LayerRow, steps: number): number[] => {
  const share = amounts.length / steps;
  return Array.from({ length: steps }, (_, place) => {
    if (share < 1) return (amounts[Math.floor(place * share)] ?? 0) * (measure === "offered" ? share : 1);
    const sum = amounts.slice(place * share, (place + 1) * share).reduce((total, amount) => total + amount, 0);
    return measure === "offered" ? sum : sum / share;
  });
};
