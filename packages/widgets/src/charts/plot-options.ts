import "./safe-language.ts";
import uPlot from "uplot";
import type { ChartBand, ChartMark, ChartPeriod, ChartSeries, ChartSpan } from "./chart-types.ts";
import { drawMarks, drawSpans } from "./marks.ts";
import { drawPeriods, periodsHeight } from "./periods.ts";
import { drawStepBands, stepAt, stepPaths } from "./steps.ts";
import { shortDayMs } from "./formats.ts";
import { timeRange } from "./time-range.ts";
import { distancesFor, ticksAt } from "./ticks.ts";
import type { HeldRange } from "./use-adjust.ts";
import { axisFont, colourOf, type PlotOptions } from "./use-plot.ts";

interface Given {
  readonly series: readonly ChartSeries[];
  readonly bands: readonly ChartBand[];
  readonly spans: readonly ChartSpan[];
  readonly marks: readonly ChartMark[];
  readonly periods: readonly ChartPeriod[];
  readonly timeZone: string;
  readonly format: (value: number) => string;
  readonly tick: (instant: number, spacing: number) => string;
  readonly onCursor: (index: number | null) => void;
  readonly held: { readonly current: HeldRange | null };
  readonly holdsFor: number | undefined;
  readonly axisSize: number;
  /** Milliseconds from one instant to the next, at the least. */
  readonly step: number;
}

const daySeconds = 86_400;
/** Of days, weeks, months and years: where values are of whole days, no hours are written between them. */
const dayDistances = [1, 2, 3, 4, 5, 7, 10, 15, 30, 61, 91, 182, 365, 730, 1_825].map((days) => days * daySeconds);

/** A week in which clocks are put forward is an hour shorter. */
const shortWeekMs = 6 * daySeconds * 1_000 + shortDayMs;
/** Between two ticks of time, in pixels. */
const tickSpace = 64;

const dash = [5, 4];
/** Free at the top and at the end, in pixels. */
const topPadding = 8;
const endPadding = 8;
/** Room for half of the last tick's text, where the last value has one. */
const tickPadding = 20;
/** Of the axis's font on average, in pixels. */
const characterWidth = 6;
const { bars } = uPlot.paths;

/** The options of a plot over time. Its data is that of `plotData`, in the same order. */
export const plotOptions = (given: Given): PlotOptions => {
  const { series, bands, spans, marks, periods, timeZone, format, tick, onCursor, held, axisSize, step } = given;
  const holds = given.holdsFor === undefined ? undefined : given.holdsFor / 1_000;
  const hasOwnTicks = step >= shortWeekMs;
  const padding = hasOwnTicks ? tickPadding : endPadding;
  const barStep = series.some(({ kind }) => kind === "bars") ? step / 1_000 : 0;
  const colour = (selector: string) => (plot: uPlot) => colourOf(plot, selector);
  const axis = {
    stroke: colour(".ev-chart-tick"),
    grid: { stroke: colour(".ev-chart-line"), width: 1 },
    ticks: { show: false },
    font: axisFont(),
  };
  return {
    tzDate: (second) => uPlot.tzDate(new Date(second * 1_000), timeZone),
    legend: { show: false },
    padding: [(plot) => topPadding + periodsHeight(plot, periods, plot.width - axisSize - padding), padding, 0, 0],
    cursor: {
      y: false,
      drag: { x: false, y: false },
      points: holds === undefined ? { size: 7 } : { show: false },
    },
    scales: {
      x: { time: true, range: (plot, low, high) => timeRange(plot.data[0], low, high, { holds, barStep }) },
      y: {
        range: (_plot, low, high) =>
          held.current ? [held.current.low, held.current.high] : [Math.min(low, 0), top(high)],
      },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        space: tickSpace,
        size: 28,
        ...(step >= shortDayMs && { incrs: dayDistances }),
        ...(hasOwnTicks && { splits: ({ data, width }) => ticksAt(data[0], width - axisSize, tickSpace) }),
        values: (plot, splits, _axis, _space, increment) =>
          splits.map((second) => {
            const text = tick(second * 1_000, hasOwnTicks ? step : increment * 1_000);
            return fits(plot, padding, second, text) ? text : null;
          }),
      },
      {
        ...axis,
        size: axisSize,
        space: 36,
        incrs: ({ data }) => distancesFor(data.slice(1)),
        values: (_plot, splits) => splits.map(format),
      },
    ],
    series: [
      {},
      ...series.map(({ id, label, kind, isDashed, hasPoints }) => ({
        label,
        stroke: colour(`[data-series="${id}"]`),
        width: kind === "bars" ? 0 : 2,
        ...(kind === "bars" && {
          fill: colour(`[data-series="${id}"]`),
          ...(bars && { paths: bars({ size: [0.7, 40] }) }),
        }),
        ...(kind !== "bars" && holds !== undefined && { paths: stepPaths(holds) }),
        ...(isDashed && { dash }),
        points: { show: hasPoints ?? false, size: 6, fill: colour(".ev-chart-surface") },
        spanGaps: false,
      })),
      // The edges of a band are drawn by the band.
      ...bands.flatMap(({ label }) =>
        [label, label].map((edge) => ({ label: edge, points: { show: false }, width: 0 })),
      ),
    ],
    bands: (holds === undefined ? bands : []).map(({ id }, index) => ({
      series: [series.length + 2 + index * 2, series.length + 1 + index * 2] as [number, number],
      fill: (plot: uPlot) => faded(colourOf(plot, `[data-series="${id}"]`)),
    })),
    hooks: {
      drawClear: [
        (plot) => {
          drawSpans(plot, spans);
          if (holds !== undefined) drawStepBands(plot, bands, holds);
        },
      ],
      draw: [
        (plot) => {
          drawMarks(plot, marks);
          drawPeriods(plot, periods, topPadding / 2);
        },
      ],
      setCursor: [(plot) => onCursor(holds === undefined ? (plot.cursor.idx ?? null) : stepAt(plot))],
    },
  };
};

/** `[seconds, each series, low and high of each band]` */
export const plotData = (
  instants: readonly number[],
  series: readonly ChartSeries[],
  bands: readonly ChartBand[],
): uPlot.AlignedData => [
  instants.map((instant) => instant / 1_000),
  ...[...series.map(({ values }) => values), ...bands.flatMap(({ low, high }) => [low, high])].map((values) => [
    ...values,
  ]),
];

/** Whether there is something to label, and the label ends before the canvas does: uPlot centers it and would cut it off. */
const fits = (plot: uPlot, padding: number, second: number, text: string): boolean => {
  if (plot.data[0].length === 0) return false;
  const { min, max } = plot.scales["x"] ?? {};
  if (typeof min !== "number" || typeof max !== "number" || max <= min) return true;
  const width = plot.width - (plot.bbox.left || 0) / uPlot.pxRatio - padding;
  const free = ((max - second) / (max - min)) * width + padding;
  return free >= (text.length * characterWidth) / 2;
};

/** A tenth more than the highest value, so that no line runs along the edge; something to look at where all are 0. */
const top = (high: number): number => (high > 0 ? high * 1.1 : 1);

const faded = (colour: string): string => `color-mix(in srgb, ${colour} 18%, transparent)`;
