import type uPlot from "uplot";
import { colourOf, type PlotOptions } from "./use-plot.ts";

export interface HeatCell {
  readonly column: number;
  readonly row: number;
}

/** Steps of colour, from few to many; no value has none. */
export const heatSteps = [1, 2, 3, 4, 5, 6] as const;

interface Given {
  readonly values: readonly (readonly (number | null)[])[];
  readonly rows: number;
  readonly highest: number;
  readonly columnTick: (column: number) => string;
  readonly rowTick: (row: number) => string;
  readonly onCursor: (cell: HeatCell | null) => void;
}

/** Columns and rows are whole numbers of two axes, each cell half a step around its own. */
export const heatOptions = ({ values, rows, highest, columnTick, rowTick, onCursor }: Given): PlotOptions => {
  const columns = values.length;
  const axis = {
    stroke: (plot: uPlot) => colourOf(plot, ".ev-chart-tick"),
    grid: { show: false },
    ticks: { show: false },
    font: "11px Inter Variable, sans-serif",
  };
  const every = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
  return {
    legend: { show: false },
    padding: [4, 8, 0, 0],
    cursor: { x: false, y: false, drag: { x: false, y: false }, points: { show: false } },
    scales: {
      x: { time: false, range: () => [-0.5, Math.max(columns, 1) - 0.5] },
      y: { dir: -1, range: () => [-0.5, Math.max(rows, 1) - 0.5] },
    },
    axes: [
      { ...axis, size: 24, splits: () => every(columns), values: (_plot, splits) => splits.map(columnTick) },
      { ...axis, size: 56, splits: () => every(rows), values: (_plot, splits) => splits.map(rowTick) },
    ],
    series: [{}, { points: { show: false } }],
    hooks: {
      drawClear: [(plot) => drawCells(plot, values, highest)],
      setCursor: [
        (plot) => {
          const cell = cellUnder(plot, columns, rows);
          outline(plot, cell);
          onCursor(cell);
        },
      ],
    },
  };
};

/** 0 for no value. */
const stepOf = (value: number | null, highest: number): number =>
  value === null ? 0 : Math.min(heatSteps.length, 1 + Math.floor((value / Math.max(highest, 1)) * heatSteps.length));

const drawCells = (plot: uPlot, values: Given["values"], highest: number): void => {
  const { ctx } = plot;
  const colours = ["transparent", ...heatSteps.map((step) => colourOf(plot, `[data-step="${step}"]`))];
  const x = (column: number): number => Math.round(plot.valToPos(column, "x", true));
  const y = (row: number): number => Math.round(plot.valToPos(row, "y", true));
  ctx.save();
  values.forEach((rowsOf, column) => {
    const [left, right] = [x(column - 0.5), x(column + 0.5)];
    rowsOf.forEach((value, row) => {
      const step = stepOf(value, highest);
      if (step === 0) return;
      ctx.fillStyle = colours[step] ?? "";
      ctx.fillRect(left, y(row - 0.5), right - left, y(row + 0.5) - y(row - 0.5));
    });
  });
  ctx.restore();
};

/** Frames the cell under the cursor. */
const outline = (plot: uPlot, cell: HeatCell | null): void => {
  let frame = plot.over.querySelector<HTMLElement>(".ev-heat-cell");
  if (frame === null) {
    frame = document.createElement("div");
    frame.className = "ev-heat-cell";
    plot.over.append(frame);
  }
  frame.hidden = cell === null;
  if (cell === null) return;
  const left = plot.valToPos(cell.column - 0.5, "x");
  const top = plot.valToPos(cell.row - 0.5, "y");
  frame.style.left = `${left - 1}px`;
  frame.style.top = `${top - 1}px`;
  frame.style.width = `${plot.valToPos(cell.column + 0.5, "x") - left + 2}px`;
  frame.style.height = `${plot.valToPos(cell.row + 0.5, "y") - top + 2}px`;
};

const cellUnder = (plot: uPlot, columns: number, rows: number): HeatCell | null => {
  const { left = -1, top = -1 } = plot.cursor;
  if (left < 0 || top < 0) return null;
  const column = Math.round(plot.posToVal(left, "x"));
  const row = Math.round(plot.posToVal(top, "y"));
  return column >= 0 && column < columns && row >= 0 && row < rows ? { column, row } : null;
};
