import type uPlot from "uplot";
import type { CellBox } from "../logic/cell-range.ts";
import { hatch } from "./marks.ts";
import { axisFont, colourOf, type PlotOptions } from "./use-plot.ts";

export interface HeatCell {
  readonly column: number;
  readonly row: number;
}

/** Steps of colour, from few to many; no value has none. */
export const heatSteps = [1, 2, 3, 4, 5, 6] as const;

/** Colours with a meaning of their own: too few, too many, as it should be. */
export const heatTones = ["short-3", "short-2", "short-1", "met", "over-1", "over-2", "over-3"] as const;
/** A step of `heatSteps`, or one of `heatTones`. */
export type HeatTone = (typeof heatSteps)[number] | (typeof heatTones)[number];

interface Given {
  readonly values: readonly (readonly (number | null)[])[];
  readonly rows: number;
  readonly toneOf: (value: number) => HeatTone;
  /** What is written into a cell; nothing where it is not given. */
  readonly textOf: ((value: number) => string) | undefined;
  readonly isClosed: (cell: HeatCell) => boolean;
  /** A value ought to be there. */
  readonly isMissing: (cell: HeatCell) => boolean;
  /** Pixels for the names of the rows. */
  readonly rowSize: number;
  readonly columnTick: (column: number) => string;
  readonly rowTick: (row: number) => string;
  readonly onCursor: (cell: HeatCell | null) => void;
}

/** Columns and rows are whole numbers of two axes, each cell half a step around its own. */
export const heatOptions = (given: Given): PlotOptions => {
  const { values, rows, columnTick, rowTick, rowSize, onCursor } = given;
  const columns = values.length;
  const axis = {
    stroke: (plot: uPlot) => colourOf(plot, ".ev-chart-tick"),
    grid: { show: false },
    ticks: { show: false },
    font: axisFont(),
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
      {
        ...axis,
        size: 24,
        splits: () => every(columns),
        values: (plot, splits) => thinned(splits.map(columnTick), plot.width - rowSize),
      },
      { ...axis, size: rowSize, splits: () => every(rows), values: (_plot, splits) => splits.map(rowTick) },
    ],
    series: [{}, { points: { show: false } }],
    hooks: {
      drawClear: [(plot) => drawCells(plot, given)],
      setCursor: [
        (plot) => {
          const cell = cellUnder(plot, columns, rows);
          frameCell(plot, cell);
          onCursor(cell);
        },
      ],
    },
  };
};

/** In pixels: about the width of a character of an axis, and the least distance between two labels. */
const [character, apart] = [6.5, 6];

/** Labels of columns, of which only every second, third and so on stays where they would run into each other. */
const thinned = (labels: readonly string[], width: number): string[] => {
  const widest = Math.max(0, ...labels.map(({ length }) => length)) * character + apart;
  const named = labels.filter((label) => label !== "").length;
  const step = Math.ceil((widest * named) / Math.max(width, 1));
  let seen = 0;
  return labels.map((label) => (label === "" || seen++ % step === 0 ? label : ""));
};

/** The step of a value between 0 and the highest one. */
export const stepOf = (value: number, highest: number): HeatTone =>
  heatSteps[Math.min(heatSteps.length - 1, Math.floor((value / Math.max(highest, 1)) * heatSteps.length))] ?? 1;

/** Of a cell whose value is missing: solid, since cells may be too narrow for a hatch. */
export const missingTone: HeatTone = "short-2";

const darkTones: readonly HeatTone[] = [5, 6, "short-3"];

const drawCells = (plot: uPlot, { values, toneOf, textOf, isClosed, isMissing }: Given): void => {
  const { ctx } = plot;
  const colours = new Map([...heatSteps, ...heatTones].map((tone) => [tone, colourOf(plot, `[data-tone="${tone}"]`)]));
  const [ink, paper, line] = ["ink", "surface", "line"].map((part) => colourOf(plot, `.ev-chart-${part}`));
  // Cells with a number in them stand apart.
  const gap = textOf ? devicePixelRatio : 0;
  const x = (column: number): number => Math.round(plot.valToPos(column, "x", true));
  const y = (row: number): number => Math.round(plot.valToPos(row, "y", true));
  ctx.save();
  ctx.font = `600 ${11 * devicePixelRatio}px ${getComputedStyle(plot.root).fontFamily}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  values.forEach((rowsOf, column) => {
    const [left, width] = [x(column - 0.5), x(column + 0.5) - x(column - 0.5) - gap];
    rowsOf.forEach((value, row) => {
      const [top, height] = [y(row - 0.5), y(row + 0.5) - y(row - 0.5) - gap];
      if (isClosed({ column, row })) return hatch(ctx, left, top, width, height, line ?? "");
      if (value === null && !isMissing({ column, row })) return undefined;
      const tone = value === null ? missingTone : toneOf(value);
      ctx.fillStyle = colours.get(tone) ?? "";
      ctx.fillRect(left, top, width, height);
      if (textOf && value !== null) {
        ctx.fillStyle = (darkTones.includes(tone) ? paper : ink) ?? "";
        ctx.fillText(textOf(value), left + width / 2, top + height / 2, width);
      }
      return undefined;
    });
  });
  ctx.restore();
};

/** Frames a cell, or none. */
export const frameCell = (plot: uPlot, cell: HeatCell | null): void =>
  frameBox(plot, "ev-heat-cell", cell && { left: cell.column, right: cell.column, top: cell.row, bottom: cell.row });

/** Frames the cells that are chosen together, or none. */
export const frameRange = (plot: uPlot, box: CellBox | null): void => frameBox(plot, "ev-heat-range", box);

const frameBox = (plot: uPlot, name: string, box: CellBox | null): void => {
  let frame = plot.over.querySelector<HTMLElement>(`.${name}`);
  if (frame === null) {
    frame = document.createElement("div");
    frame.className = name;
    plot.over.append(frame);
  }
  frame.hidden = box === null;
  if (box === null) return;
  // In shares of the plot, so that the frame stays at its cell when the plot gets another width.
  const placeOf = (value: number, { min = 0, max = 1 }: uPlot.Scale): number => (100 * (value - min)) / (max - min);
  const { x = {}, y = {} } = plot.scales;
  frame.style.left = `${placeOf(box.left - 0.5, x)}%`;
  frame.style.top = `${placeOf(box.top - 0.5, y)}%`;
  frame.style.width = `${placeOf(box.right + 0.5, x) - placeOf(box.left - 0.5, x)}%`;
  frame.style.height = `${placeOf(box.bottom + 0.5, y) - placeOf(box.top - 0.5, y)}%`;
};

interface Pointed {
  readonly clientX: number;
  readonly clientY: number;
  readonly columns: number;
  readonly rows: number;
  /** Beside the cells: the nearest one instead of none. */
  readonly isNearest: boolean;
}

/** The cell under a point of the page. */
export const cellAt = (plot: uPlot, { clientX, clientY, columns, rows, isNearest }: Pointed): HeatCell | null => {
  const { left, top, width, height } = plot.over.getBoundingClientRect();
  const [x, y] = [clientX - left, clientY - top];
  if (!isNearest && (x < 0 || y < 0 || x >= width || y >= height)) return null;
  const within = (value: number, count: number): number => Math.min(Math.max(Math.round(value), 0), count - 1);
  return { column: within(plot.posToVal(x, "x"), columns), row: within(plot.posToVal(y, "y"), rows) };
};

const cellUnder = (plot: uPlot, columns: number, rows: number): HeatCell | null => {
  const { left = -1, top = -1 } = plot.cursor;
  if (left < 0 || top < 0) return null;
  const column = Math.round(plot.posToVal(left, "x"));
  const row = Math.round(plot.posToVal(top, "y"));
  return column >= 0 && column < columns && row >= 0 && row < rows ? { column, row } : null;
};
