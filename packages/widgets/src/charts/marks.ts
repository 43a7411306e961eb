import type uPlot from "uplot";
import type { ChartMark, ChartSpan } from "./chart-types.ts";
import { rowsOfLabels } from "./rows-of-labels.ts";
import { colourOf } from "./use-plot.ts";

const seconds = (milliseconds: number): number => milliseconds / 1_000;
const hatchGap = 7;

/** Behind the series: shaded and hatched spans, clipped to the plot. */
export const drawSpans = (plot: uPlot, spans: readonly ChartSpan[]): void => {
  const { ctx, bbox } = plot;
  ctx.save();
  ctx.beginPath();
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
  ctx.clip();
  for (const { from, to, kind } of spans) {
    const left = plot.valToPos(seconds(from), "x", true);
    const width = plot.valToPos(seconds(to), "x", true) - left;
    if (kind === "highlight") {
      ctx.globalAlpha = 0.12;
      ctx.fillStyle = colourOf(plot, ".ev-chart-highlight");
      ctx.fillRect(left, bbox.top, width, bbox.height);
      ctx.globalAlpha = 1;
    } else hatch(ctx, left, bbox.top, width, bbox.height, colourOf(plot, ".ev-chart-line"));
  }
  ctx.restore();
};

/** Fills a rectangle with diagonal lines. */
export const hatch = (
  ctx: CanvasRenderingContext2D,
  left: number,
  top: number,
  width: number,
  height: number,
  colour: string,
): void => {
  const gap = hatchGap * devicePixelRatio;
  ctx.save();
  ctx.beginPath();
  ctx.rect(left, top, width, height);
  ctx.clip();
  ctx.strokeStyle = colour;
  ctx.lineWidth = devicePixelRatio;
  ctx.beginPath();
  for (let x = left - height; x < left + width; x += gap) {
    ctx.moveTo(x, top + height);
    ctx.lineTo(x + height, top);
  }
  ctx.stroke();
  ctx.restore();
};

const labelRow = 14;
const labelGap = 5;

/** Over the series: a line for each mark, with its name at the top, below that of a mark that is too near. */
export const drawMarks = (plot: uPlot, marks: readonly ChartMark[]): void => {
  const { ctx, bbox } = plot;
  const colour = colourOf(plot, ".ev-chart-mark");
  const { fontFamily } = getComputedStyle(plot.root);
  ctx.save();
  ctx.strokeStyle = colour;
  ctx.fillStyle = colour;
  ctx.lineWidth = 1.5 * devicePixelRatio;
  ctx.font = `600 ${11 * devicePixelRatio}px ${fontFamily}`;
  ctx.textAlign = "left";
  const gap = labelGap * devicePixelRatio;
  const shown = marks
    .map(({ at, label }) => ({ label, x: plot.valToPos(seconds(at), "x", true) }))
    .filter(({ x }) => x >= bbox.left && x <= bbox.left + bbox.width)
    .map(({ label, x }) => {
      const { width } = ctx.measureText(label);
      // Beside the line, on the side that has room.
      const from = x > bbox.left + bbox.width * 0.8 ? x - gap - width : x + gap;
      return { label, x, from, to: from + width + gap };
    });
  const rows = rowsOfLabels(shown);
  for (const [index, { label, x, from }] of shown.entries()) {
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
    ctx.fillText(label, from, bbox.top + (11 + labelRow * (rows[index] ?? 0)) * devicePixelRatio);
  }
  ctx.restore();
};
