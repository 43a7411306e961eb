import "./chart.css";
import { useId, useMemo, useRef, useState } from "react";
import type uPlot from "uplot";
import { useLocale } from "react-aria-components/I18nProvider";
import type {
  ChartAdjust,
  ChartBand,
  ChartLabels,
  ChartMark,
  ChartPeriods,
  ChartSeries,
  ChartSpan,
} from "./charts/chart-types.ts";
import { ChartFrame } from "./charts/chart-frame.tsx";
import { ChartTable } from "./charts/chart-table.tsx";
import { periodsAt } from "./charts/periods.ts";
import { plotData, plotOptions } from "./charts/plot-options.ts";
import { numberFormat, timeFormats } from "./charts/formats.ts";
import { type AdjustedValue, useAdjust } from "./charts/use-adjust.ts";
import { usePlot } from "./charts/use-plot.ts";
import { moveTo, useCursorKeys } from "./charts/use-cursor-keys.ts";
import { useWidgetLabels } from "./labels.tsx";

export type {
  ChartAdjust,
  ChartBand,
  ChartMark,
  ChartPeriod,
  ChartSeries,
  ChartSpan,
  ChartTone,
} from "./charts/chart-types.ts";

export interface ChartProps {
  /** Names the figure. */
  readonly label: string;
  /** Milliseconds since 1970 (UTC), ascending. All series and bands have one value for each. */
  readonly instants: readonly number[];
  /** IANA name of the zone that the axis and the table are in. */
  readonly timeZone: string;
  readonly series: readonly ChartSeries[];
  readonly bands?: readonly ChartBand[] | undefined;
  readonly spans?: readonly ChartSpan[] | undefined;
  readonly marks?: readonly ChartMark[] | undefined;
  readonly periods?: ChartPeriods | undefined;
  /** How values are written; as numbers of the language unless it is given. */
  readonly format?: ((value: number) => string) | undefined;
  /** In pixels. */
  readonly height?: number | undefined;
  readonly adjust?: ChartAdjust | undefined;
  /** Milliseconds for which each value holds: lines and bands are steps. Without it they lead from point to point. */
  readonly holdsFor?: number | undefined;
  /** Room for the numbers at the start, in pixels, so that the chart stands under what has as much. */
  readonly axisSize?: number | undefined;
}

const none: readonly never[] = [];

const shortestStep = (instants: readonly number[]): number =>
  instants.reduce((least, instant, index) => {
    const before = instants[index - 1];
    return before === undefined ? least : Math.min(least || Infinity, instant - before);
  }, 0);

/** Lines, bars and bands over time: values under the pointer, by the arrow keys, and as a table. */
export const Chart = (props: ChartProps) => {
  const {
    label,
    instants,
    timeZone,
    bands = none,
    spans = none,
    marks = none,
    periods,
    height = 240,
    adjust,
    holdsFor,
    axisSize = 48,
  } = props;
  const labels = useWidgetLabels("chart");
  const { locale } = useLocale();
  const ownFormat = useMemo(() => numberFormat(locale), [locale]);
  const { format = ownFormat } = props;
  const step = useMemo(() => shortestStep(instants), [instants]);
  const { tick, instant } = useMemo(() => timeFormats(locale, timeZone, step), [locale, timeZone, step]);
  const [at, setAt] = useState<number | null>(null);
  const [isTable, setTable] = useState(false);
  const host = useRef<HTMLDivElement>(null);
  const hint = useId();
  const plot = useRef<uPlot | null>(null);
  const values = props.series.find(({ id }) => id === adjust?.seriesId)?.values ?? none;
  const { draft, held, canChangeHere, pointer, ...adjusting } = useAdjust({ plot, adjust, values, at });
  const series = useMemo(
    () => (draft && adjust ? withDraft(props.series, adjust.seriesId, draft) : props.series),
    [props.series, adjust, draft],
  );

  const options = useMemo(
    () =>
      plotOptions({
        series: props.series,
        bands,
        spans,
        marks,
        periods: periods?.entries ?? none,
        timeZone,
        format,
        tick,
        held,
        holdsFor,
        axisSize,
        step,
        onCursor: setAt,
      }),
    [props.series, bands, spans, marks, periods, timeZone, format, tick, held, holdsFor, axisSize, step],
  );
  const data = useMemo(() => plotData(instants, series, bands), [instants, series, bands]);
  const onDrawn = (drawn: uPlot): void => {
    if (at !== null) moveTo(drawn, at, holdsFor);
  };
  usePlot({ plotRef: plot, element: host, options, data, height, onDrawn });
  const keys = useCursorKeys(plot, instants.length, at, holdsFor);

  const valuesAt = (index: number) => valuesOf(series, bands, index, format, labels);
  const periodNames = useMemo(
    () => (periods && periods.entries.length > 0 ? periodsAt(instants, step, periods.entries) : null),
    [instants, step, periods],
  );
  const noteAt = (index: number): string =>
    [instant(instants[index] ?? 0), ...[periodNames?.[index]].filter(Boolean)].join(" · ");
  const shown = at === null ? null : valuesAt(at);
  const spoken = (index: number): string =>
    [noteAt(index), ...valuesAt(index).map(({ name, value }) => `${name} ${value}`)].join(", ");

  return (
    <ChartFrame
      label={label}
      isTable={isTable}
      onTableChange={setTable}
      note={at === null ? null : noteAt(at)}
      legend={[...series, ...bands].map((entry, index) => ({
        ...entry,
        isBand: index >= series.length,
        value: shown?.[index]?.value,
      }))}
      table={
        isTable && (
          <ChartTable
            label={label}
            height={height}
            head={[
              labels.time,
              ...[...series, ...bands].map((one) => one.label),
              ...(periods && periodNames ? [periods.label] : []),
            ]}
            rows={instants.map((time, index) => [
              instant(time),
              ...valuesAt(index).map(({ value }) => value),
              ...(periodNames ? [periodNames[index] ?? ""] : []),
            ])}
          />
        )
      }
    >
      <span id={hint} hidden>
        {adjust ? `${labels.keys} ${adjust.hint}` : labels.keys}
      </span>
      <div
        ref={host}
        className="ev-chart-plot"
        data-adjusts={canChangeHere || undefined}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-describedby={hint}
        aria-valuemin={0}
        aria-valuemax={Math.max(instants.length - 1, 0)}
        aria-valuenow={at ?? 0}
        aria-valuetext={at === null ? labels.noValue : spoken(at)}
        style={{ height }}
        {...pointer}
        onKeyDown={(event) => {
          if (!adjusting.onKey(event)) keys.onKeyDown(event);
        }}
        onBlur={() => {
          adjusting.onBlur();
          keys.onBlur();
        }}
      />
    </ChartFrame>
  );
};

const withDraft = (series: readonly ChartSeries[], seriesId: string, { index, value }: AdjustedValue) =>
  series.map((one) => (one.id === seriesId ? { ...one, values: one.values.with(index, value) } : one));

interface Named {
  readonly name: string;
  readonly value: string;
}

const valuesOf = (
  series: readonly ChartSeries[],
  bands: readonly ChartBand[],
  index: number,
  format: (value: number) => string,
  labels: ChartLabels,
): readonly Named[] => {
  const text = (value: number | null | undefined): string =>
    value === null || value === undefined ? labels.noValue : format(value);
  return [
    ...series.map(({ label: name, values }) => ({ name, value: text(values[index]) })),
    ...bands.map(({ label: name, low, high, format: rangeText }) => {
      const [from, to] = [low[index], high[index]];
      if (typeof from !== "number" || typeof to !== "number") return { name, value: labels.noValue };
      return { name, value: rangeText?.(from, to) ?? labels.range(text(from), text(to)) };
    }),
  ];
};
