import type uPlot from "uplot";
import type { ChartPeriod } from "./chart-types.ts";
import { rowsOfLabels } from "./rows-of-labels.ts";
import { colourOf } from "./use-plot.ts";

interface PlacedPeriod {
  readonly tone: ChartPeriod["tone"];
  readonly label: string;
  /** Pixels from the start of the plot. */
  readonly labelAt: number;
  readonly bars: readonly { readonly left: number; readonly right: number }[];
  readonly row: number;
}

const rowHeight = 18;
const barHeight = 8;
/** A period shorter than this can still be seen. */
const leastWidth = 6;
const gap = 6;
/** More rows would leave the lines no room: what is in a later one is a bar without a name in the last. */
const rowsMax = 5;

const labelFont = (plot: uPlot, scale: number): string =>
  `600 ${11 * scale}px ${getComputedStyle(plot.root).fontFamily}`;

/** In rows above the plot: a name stands after its bars, or before them where it has more room. */
const placePeriods = (plot: uPlot, periods: readonly ChartPeriod[], width: number): readonly PlacedPeriod[] => {
  const { min, max } = plot.scales["x"] ?? {};
  if (typeof min !== "number" || typeof max !== "number" || max <= min || width <= 0) return [];
  const { ctx } = plot;
  ctx.save();
  ctx.font = labelFont(plot, 1);
  const at = (instant: number): number => ((instant / 1_000 - min) / (max - min)) * width;
  const placed = periods.flatMap(({ tone, label: whole, parts }) => {
    const bars = parts
      .map(({ from, to }) => ({ left: at(from), right: at(to) }))
      .filter(({ left, right }) => right > 0 && left <= width)
      .map(({ left: from, right }) => {
        const left = Math.min(Math.max(from, 0), width - leastWidth);
        return { left, right: Math.max(Math.min(right, width), left + leastWidth) };
      });
    const [first, last] = [bars[0], bars.at(-1)];
    if (!first || !last) return [];
    const [before, after] = [first.left - gap, width - last.right - gap];
    const isAfter = ctx.measureText(whole).width <= after || after >= before;
    const label = shortened(ctx, whole, Math.max(before, after));
    const size = ctx.measureText(label).width;
    const labelAt = isAfter ? last.right + gap : first.left - gap - size;
    const extent = { from: Math.min(first.left, labelAt), to: Math.max(last.right, labelAt + size) + gap };
    return [{ tone, label, labelAt, bars, extent }];
  });
  ctx.restore();
  const rows = rowsOfLabels(placed.map(({ extent }) => extent));
  return placed.map((period, index) => {
    const row = rows[index] ?? 0;
    return row < rowsMax ? { ...period, row } : { ...period, row: rowsMax - 1, label: "" };
  });
};

const shortened = (ctx: CanvasRenderingContext2D, label: string, room: number): string => {
  if (ctx.measureText(label).width <= room) return label;
  const characters = [...label];
  while (characters.length > 1 && ctx.measureText(`${characters.join("")}…`).width > room) characters.pop();
  return `${characters.join("").trimEnd()}…`;
};

/** Above the plot, in pixels: what the rows of the periods take. */
export const periodsHeight = (plot: uPlot, periods: readonly ChartPeriod[], width: number): number =>
  placePeriods(plot, periods, width).reduce((height, { row }) => Math.max(height, (row + 1) * rowHeight), 0);

export const drawPeriods = (plot: uPlot, periods: readonly ChartPeriod[], edge: number): void => {
  const { ctx, bbox } = plot;
  const scale = devicePixelRatio;
  ctx.save();
  ctx.font = labelFont(plot, scale);
  ctx.textAlign = "left";
  ctx.textBaseline = "middle";
  for (const { tone, label, labelAt, bars, row } of placePeriods(plot, periods, bbox.width / scale)) {
    const middle = (edge + (row + 0.5) * rowHeight) * scale;
    ctx.fillStyle = colourOf(plot, `.ev-chart-${tone}`);
    ctx.beginPath();
    for (const { left, right } of bars) {
      const [x, y] = [bbox.left + left * scale, middle - (barHeight / 2) * scale];
      ctx.roundRect(x, y, (right - left) * scale, barHeight * scale, (barHeight / 2) * scale);
    }
    ctx.fill();
    ctx.fillStyle = colourOf(plot, ".ev-chart-mark");
    ctx.fillText(label, bbox.left + labelAt * scale, middle);
  }
  ctx.restore();
};

/** The names of the periods that each instant, or the step that begins with it, is in. */
export const periodsAt = (
  instants: readonly number[],
  step: number,
  periods: readonly ChartPeriod[],
): readonly string[] =>
  instants.map((instant, index) => {
    const end = instants[index + 1] ?? instant + Math.max(step, 1);
    const here = periods.filter(({ parts }) => parts.some(({ from, to }) => from < end && to > instant));
    return [...new Set(here.map(({ label }) => label))].join(", ");
  });
