import type { Forecast, ForecastLayer, readForecastSeries } from "@evolve/contracts/forecasts";
import type { CallResult } from "@evolve/contracts/call";
import type { Words } from "@evolve/i18n";
import {
  applyForecastLayers,
  type ForecastValues,
  type LayeredForecast,
  meanHandleSeconds,
  rangeOf,
} from "@evolve/workforce";
import { dayName } from "../day-names.ts";

export type ForecastSeries = CallResult<typeof readForecastSeries>["series"];
export type Grain = "interval" | "day" | "week";
export const grains: readonly Grain[] = ["interval", "day", "week"];

/** A series with its layers, step by step. */
export interface LayeredSeries {
  readonly series: ForecastSeries;
  readonly afterEvents: LayeredForecast;
  readonly final: LayeredForecast;
  /** Contacts that a layer adds, by its id; of one that is off nothing. */
  readonly added: ReadonlyMap<string, number>;
}

export const layersOf = (series: ForecastSeries): LayeredSeries => {
  const inputOf = ({ measure, effect, from, to, amount, values }: ForecastLayer) => ({
    measure,
    effect,
    from,
    to,
    amount,
    ...(values && { values }),
  });
  const on = series.layers.filter(({ isOn }) => isOn);
  const events = on.filter(({ kind }) => kind === "event");
  const final = applyForecastLayers(series, on.map(inputOf));
  return {
    series,
    afterEvents: applyForecastLayers(series, events.map(inputOf)),
    final,
    added: new Map(on.map(({ id }, at) => [id, final.added[at] ?? 0])),
  };
};

/** A part of the period: an interval, a day or a week. */
export interface ForecastRow {
  readonly id: string;
  readonly label: string;
  /** The first of its days. */
  readonly date: string;
  /** Of an interval: when it begins in the zone of the forecast, `08:30`. */
  readonly clock: string | null;
  /** Intervals of the period; `to` is the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly startsAt: number;
  readonly actual: number | null;
  readonly baseline: number;
  readonly events: number;
  readonly override: number;
  readonly forecast: number;
  readonly lower: number;
  readonly upper: number;
  readonly handleSeconds: number;
  readonly actualHandleSeconds: number | null;
  readonly hasHandleOverride: boolean;
  readonly isClosed: boolean;
  readonly layers: string;
}

type Drawn = Pick<ForecastRow, "baseline" | "forecast" | "from" | "isClosed" | "to">;

/** Whether a chart leaves a row out rather than drawing zero: a day that an event closes, or a weekday that is never open. */
export const isGap = ({ baseline, forecast, from, isClosed, to }: Drawn): boolean =>
  forecast === 0 && (isClosed || (baseline === 0 && to - from > 1));

const sum = (values: readonly (number | null)[], from: number, to: number): number => {
  let total = 0;
  for (let at = from; at < to; at += 1) total += values[at] ?? 0;
  return total;
};

const touches = (layer: ForecastLayer, from: number, to: number): boolean => layer.from < to && layer.to > from;

export const nameOf = (layer: ForecastLayer): string => (layer.kind === "event" ? layer.name : layer.reason);

interface Part {
  readonly id: string;
  readonly label: string;
  readonly date: string;
  readonly clock: string | null;
  readonly from: number;
  readonly to: number;
  readonly startsAt: number;
  readonly isClosed: boolean;
}

/** The parts of the whole period; by interval of one of its days, or of all of them where it is null. */
const partsOf = (
  series: ForecastSeries,
  { intervalMinutes, zone }: Forecast,
  grain: Grain,
  day: number | null,
  words: Words,
): Part[] => {
  const days = series.days.filter(({ first }) => first >= series.periodAt);
  const whole = days.map(({ date, first, intervals, startsAt, closed }) => ({
    id: date,
    label: dayName(words, date),
    date,
    clock: null,
    from: first - series.periodAt,
    to: first - series.periodAt + intervals,
    startsAt,
    isClosed: closed !== null,
  }));
  if (grain === "day") return whole;
  if (grain === "week")
    return Array.from({ length: Math.ceil(whole.length / 7) }, (_, week) => {
      const part = whole.slice(week * 7, week * 7 + 7);
      const [first, last] = [part[0], part.at(-1)];
      return {
        id: `week-${week}`,
        label: `${first?.label} – ${last?.label}`,
        date: first?.date ?? "",
        clock: null,
        from: first?.from ?? 0,
        to: last?.to ?? 0,
        startsAt: first?.startsAt ?? 0,
        isClosed: false,
      };
    });
  const clock = new Intl.DateTimeFormat("en", { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: zone });
  const shown = day === null ? whole : whole.slice(day, day + 1);
  return shown.flatMap((one) =>
    Array.from({ length: one.to - one.from }, (_, at) => {
      const startsAt = one.startsAt + at * intervalMinutes * 60_000;
      const from = one.from + at;
      const time = words.date(startsAt, "time", zone);
      return {
        ...one,
        id: `${one.id}-${at}`,
        label: day === null ? `${one.label}, ${time}` : time,
        clock: clock.format(startsAt),
        from,
        to: from + 1,
        startsAt,
      };
    }),
  );
};

export const rowsOf = (
  layered: LayeredSeries,
  forecast: Forecast,
  grain: Grain,
  day: number | null,
  words: Words,
): ForecastRow[] => {
  const { layers } = layered.series;
  // A paste leaves a layer for each interval: of those of other days none is looked at again for every row.
  const byDay = Map.groupBy(partsOf(layered.series, forecast, grain, day, words), ({ date }) => date);
  return [...byDay.values()].flatMap((parts) => {
    const [from, to] = [parts[0]?.from ?? 0, parts.at(-1)?.to ?? 0];
    const near = layers.filter((layer) => layer.isOn && touches(layer, from, to));
    return parts.map((part) => rowOf(layered, part, near));
  });
};

/** @param layers those that are on; others than the part's may be among them */
const rowOf = (
  { series, afterEvents, final }: LayeredSeries,
  part: Part,
  layers: readonly ForecastLayer[],
): ForecastRow => {
  const { from, to } = part;
  const baseline = sum(series.offered, from, to);
  const withEvents = sum(afterEvents.offered, from, to);
  const forecast = sum(final.offered, from, to);
  const on = layers.filter((layer) => touches(layer, from, to));
  return {
    ...part,
    actual: actualOf(series, from, to),
    baseline,
    events: withEvents - baseline,
    override: forecast - withEvents,
    forecast,
    ...bandOf(series, final, from, to, forecast),
    handleSeconds: meanHandleSeconds(final, from, to),
    actualHandleSeconds: actualHandleOf(series, series.periodAt + from, series.periodAt + to),
    hasHandleOverride: on.some(({ measure, kind }) => measure === "handleTime" && kind === "override"),
    layers: [...new Set(on.map(nameOf))].join(", "),
  };
};

/** Null where an interval is not known yet. Those of closed hours never are, so one is enough where the day is over. */
const actualOf = ({ actual, periodAt }: ForecastSeries, from: number, to: number): number | null => {
  const known = actual.slice(periodAt + from, periodAt + to);
  return known.every((value) => value === null) ? null : sum(known, 0, known.length);
};

/** The average handle time of what came in places of the whole series, days before the period included; null where none is known. */
export const actualHandleOf = (
  { actual, actualHandleSeconds }: ForecastSeries,
  from: number,
  to: number,
): number | null => {
  let [contacts, seconds] = [0, 0];
  for (let at = from; at < to; at += 1) {
    const [count, average] = [actual[at] ?? 0, actualHandleSeconds[at] ?? null];
    if (average === null) continue;
    contacts += count;
    seconds += count * average;
  }
  return contacts > 0 ? seconds / contacts : null;
};

/** The band of several intervals is that of their total, since their errors partly cancel. */
const bandOf = (series: ForecastSeries, final: ForecastValues, from: number, to: number, forecast: number) => {
  if (to - from > 1 && series.report) return rangeOf(forecast, series.report.band);
  return { lower: sum(final.lower, from, to), upper: sum(final.upper, from, to) };
};

/** The sums of some rows, for the foot of the table: it adds up. */
export const totalOf = (layered: LayeredSeries, rows: readonly ForecastRow[], label: string): ForecastRow | null => {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return null;
  const part = { ...first, id: "total", label, clock: null, to: last.to, isClosed: false };
  const on = layered.series.layers.filter(({ isOn }) => isOn);
  return { ...rowOf(layered, part, on), layers: "" };
};
