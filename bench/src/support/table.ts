import type { Figure, Goal } from "./row.ts";

const headings = ["row", "measured", "held against", "ratio", "goal", ""];

/** The figures as a table for a terminal. */
export const tableOf = (figures: readonly Figure[]): string => {
  const lines = [headings, ...figures.map(cellsOf)];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const print = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  const [first = "", ...rest] = lines.map(print);
  return [first, widths.map((width) => "─".repeat(width)).join("  "), ...rest].join("\n");
};

const cellsOf = (figure: Figure): string[] => {
  const { what, measured, unit, against, goal } = figure;
  const ratio = ratioOf(figure);
  return [
    what,
    `${formatted(measured)} ${unit}`.trim(),
    [against?.what, against?.value !== undefined && `${formatted(against.value)} ${unit}`].filter(Boolean).join(": "),
    ratio === null ? "" : ratio.toFixed(2),
    goal ? goalText(goal, unit) : "",
    goal ? (isMet(figure) ? "met" : "MISSED") : "",
  ];
};

const ratioOf = ({ measured, against }: Figure): number | null =>
  against?.ratio ?? (against?.value === undefined ? null : measured / against.value);

export const isMet = (figure: Figure): boolean => {
  const { measured, goal } = figure;
  if (!goal) return true;
  const reached = goal.of === "ratio" ? (ratioOf(figure) ?? Number.NaN) : measured;
  return reached >= (goal.atLeast ?? -Infinity) && reached <= (goal.atMost ?? Infinity);
};

const goalText = ({ of, atLeast, atMost }: Goal, unit: string): string => {
  const bound = atLeast === undefined ? `≤ ${atMost ?? ""}` : `≥ ${atLeast}`;
  return of === "ratio" ? `ratio ${bound}` : `${bound} ${unit}`.trim();
};

/** Three digits that count. */
const formatted = (value: number): string => {
  if (value === 0 || Math.abs(value) >= 100) return String(Math.round(value));
  return String(Number(value.toPrecision(3)));
};
