import type uPlot from "uplot";
import type { ChartBand } from "./chart-types.ts";
import { colourOf } from "./use-plot.ts";

/** Draws each value from its instant on for so many seconds, as what holds for an interval: a line of steps that starts again after a gap. */
export const stepPaths =
  (seconds: number): uPlot.Series.PathBuilder =>
  (plot, seriesIndex) => {
    const stroke = new Path2D();
    const values = plot.data[seriesIndex] ?? [];
    let end: number | null = null;
    for (const [index, instant] of plot.data[0].entries()) {
      const value = values[index];
      if (typeof value !== "number") continue;
      const from = plot.valToPos(instant, "x", true);
      const y = plot.valToPos(value, "y", true);
      if (end === instant) stroke.lineTo(from, y);
      else stroke.moveTo(from, y);
      end = instant + seconds;
      stroke.lineTo(plot.valToPos(end, "x", true), y);
    }
    return { stroke, fill: null, clip: null, band: null, flags: 0 };
  };

/** Behind the series: a band as a block for each interval. */
export const drawStepBands = (plot: uPlot, bands: readonly ChartBand[], seconds: number): void => {
  const { ctx, bbox } = plot;
  ctx.save();
  ctx.beginPath();
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
  ctx.clip();
  ctx.globalAlpha = 0.3;
  for (const { id, low, high } of bands) {
    ctx.fillStyle = colourOf(plot, `[data-series="${id}"]`);
    for (const [index, instant] of plot.data[0].entries()) {
      const [bottom, top] = [low[index], high[index]];
      if (typeof bottom !== "number" || typeof top !== "number") continue;
      const left = plot.valToPos(instant, "x", true);
      const y = plot.valToPos(top, "y", true);
      const width = plot.valToPos(instant + seconds, "x", true) - left;
      ctx.fillRect(left, y, width, plot.valToPos(bottom, "y", true) - y);
    }
  }
  ctx.restore();
};

/** The interval that a cursor is in: the last one that has begun there; null outside the plot. */
export const stepAt = (plot: uPlot): number | null => {
  const { left } = plot.cursor;
  if (left === undefined || left < 0) return null;
  const value = plot.posToVal(left, "x");
  const next = plot.data[0].findIndex((instant) => instant > value);
  const count = plot.data[0].length;
  return count === 0 ? null : Math.max(0, (next < 0 ? count : next) - 1);
};
