import type { Forecast, ForecastLayer, Override } from "@evolve/contracts/forecasts";
import type { Measure } from "@evolve/contracts/planning";
import { useShell } from "@evolve/shell";
import { Chart } from "@evolve/widgets/chart";
import { useMemo, useState } from "react";
import { actualHandleOf, type ForecastRow, type Grain, isGap, type LayeredSeries, nameOf } from "./forecast-rows.ts";
import { actsOf, effectOf, toneOf } from "./layer-acts.ts";

interface ForecastChartProps {
  readonly layered: LayeredSeries;
  readonly forecast: Forecast;
  readonly grain: Grain;
  readonly measure: Measure;
  /** All rows of the grain. */
  readonly rows: readonly ForecastRow[];
  /** Those that the table shows. */
  readonly shown: readonly ForecastRow[];
  /** Null for those who may only look. */
  readonly onChange: ((override: Override) => void) | null;
}

const sum = (values: readonly (number | null)[]): number | null =>
  values.every((value) => value === null) ? null : values.reduce<number>((total, value) => total + (value ?? 0), 0);

/**
 * What came, what is forecast and how sure that is; of handle times there is no band. By day and week the weeks before the period come
 * first.
 */
export const ForecastChart = ({ layered, forecast, grain, measure, rows, shown, onChange }: ForecastChartProps) => {
  const { words } = useShell();
  const { t } = words;
  const { series } = layered;
  const [now] = useState(() => Date.now());
  const past = useMemo(() => pastOf(layered, grain, measure), [layered, grain, measure]);
  const isContacts = measure === "offered";
  const forecastOf = (row: ForecastRow): number => (isContacts ? row.forecast : row.handleSeconds);
  const actualOf = (row: ForecastRow): number | null => (isContacts ? row.actual : row.actualHandleSeconds);
  const none = past.map(() => null);
  const ofRows = (value: (row: ForecastRow) => number) => [
    ...none,
    ...rows.map((row) => (isGap(row) ? null : value(row))),
  ];
  const end = series.days.at(-1);
  const lengthMs = forecast.intervalMinutes * 60_000;
  const endOf = (row: ForecastRow): number => row.startsAt + (row.to - row.from) * lengthMs;
  const [first, last] = [shown[0], shown.at(-1)];
  const firstInstant = past[0]?.startsAt ?? rows[0]?.startsAt ?? 0;
  const lastRow = rows.at(-1);
  const lastInstant = lastRow ? endOf(lastRow) : 0;
  const startOf = (interval: number): number => {
    const day = series.days.findLast(({ first: at }) => at - series.periodAt <= interval);
    return (day?.startsAt ?? 0) + (interval - ((day?.first ?? 0) - series.periodAt)) * lengthMs;
  };
  const endAt = (interval: number): number => startOf(interval - 1) + lengthMs;
  const marks = [{ at: now, label: t("forecast.today") }].filter(({ at }) => at >= firstInstant && at < lastInstant);
  // Events stand above overrides, as they apply.
  const layers = series.layers
    .filter((layer) => layer.isOn && (layer.measure === measure || layer.effect === "closed"))
    .sort((one, other) => one.kind.localeCompare(other.kind) || one.from - other.from);
  const periods = actsOf(layers)
    .flatMap((act) => {
      const [layer] = act;
      if (!layer) return [];
      const label = [nameOf(layer), effectOf(act, words)].filter((part) => part !== null).join(" · ");
      const parts = runsOf(act).map(({ from, to }) => ({ from: startOf(from), to: endAt(to) }));
      return [{ label, tone: toneOf(layer), parts }];
    })
    .filter(({ parts }) => parts.some(({ from, to }) => from < lastInstant && to > firstInstant));
  const closed = series.days
    .filter(({ closed: name, startsAt }) => name !== null && startsAt >= firstInstant && startsAt < lastInstant)
    .map(({ closed: name, startsAt, intervals }) => ({
      from: startsAt,
      to: startsAt + intervals * lengthMs,
      label: name ?? "",
      kind: "closed" as const,
    }));
  const rowAt = (index: number): ForecastRow | undefined => rows[index - past.length];
  const adjust = onChange && {
    seriesId: "forecast",
    // An amount has nothing to be spread by where nothing is forecast.
    canChange: (index: number): boolean => {
      const row = rowAt(index);
      return row !== undefined && !row.isClosed && (row.forecast > 0 || row.to - row.from === 1);
    },
    onChange: (index: number, amount: number): void => {
      const row = rowAt(index);
      if (row) onChange({ measure, effect: "set", from: row.from, to: row.to, amount });
    },
    hint: t("forecast.dragHint"),
  };
  if (!end) return null;
  return (
    <Chart
      label={t(isContacts ? "forecast.chart" : "forecast.handleChart")}
      timeZone={forecast.zone}
      instants={[...past, ...rows].map(({ startsAt }) => startsAt)}
      series={[
        {
          id: "actual",
          label: t("forecast.actual"),
          values: [...past.map(({ actual }) => actual), ...rows.map(actualOf)],
          tone: "strong",
          hasPoints: true,
        },
        { id: "forecast", label: t("forecast.forecast"), values: ofRows(forecastOf), tone: "brand" },
        ...(isContacts
          ? [
              {
                id: "baseline",
                label: t("forecast.baseline"),
                values: [...none, ...rows.map((row) => (row.baseline === 0 && isGap(row) ? null : row.baseline))],
                tone: "neutral" as const,
                isDashed: true,
              },
            ]
          : []),
      ]}
      bands={
        isContacts
          ? [
              {
                id: "band",
                label: t("forecast.band"),
                low: ofRows((row) => row.lower),
                high: ofRows((row) => row.upper),
                tone: "brand",
              },
            ]
          : []
      }
      spans={[
        ...(first && last && shown.length < rows.length
          ? [{ from: first.startsAt, to: endOf(last), label: first.label, kind: "highlight" as const }]
          : []),
        ...closed,
      ]}
      marks={marks}
      periods={{ label: t("forecast.layers"), entries: periods }}
      format={(value) => words.number(Math.round(value))}
      height={300}
      adjust={adjust ?? undefined}
    />
  );
};

/** Where an act goes on without a gap, it is one part. */
const runsOf = (act: readonly ForecastLayer[]): { from: number; to: number }[] => {
  const runs: { from: number; to: number }[] = [];
  for (const { from, to } of [...act].sort((one, other) => one.from - other.from)) {
    const last = runs.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else runs.push({ from, to });
  }
  return runs;
};

/** What came before the period, by day or by week; by interval nothing. */
const pastOf = (
  { series }: LayeredSeries,
  grain: Grain,
  measure: Measure,
): { startsAt: number; actual: number | null }[] => {
  if (grain === "interval") return [];
  const days = series.days.filter(({ first }) => first < series.periodAt);
  const length = grain === "day" ? 1 : 7;
  return Array.from({ length: Math.floor(days.length / length) }, (_, at) => {
    const part = days.slice(at * length, (at + 1) * length);
    const [from, end] = [part[0]?.first ?? 0, part.at(-1)];
    const to = end ? end.first + end.intervals : from;
    const actual = measure === "offered" ? sum(series.actual.slice(from, to)) : actualHandleOf(series, from, to);
    return { startsAt: part[0]?.startsAt ?? 0, actual };
  });
};
