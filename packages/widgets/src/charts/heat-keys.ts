import type { HeatCell } from "./heat-options.ts";

interface Given {
  readonly columns: number;
  readonly rows: number;
  /** Left out. */
  readonly isClosed: (cell: HeatCell) => boolean;
  /** Where the first key begins. */
  readonly start: HeatCell | null;
}

/** The cell that a key leads to; null for none, undefined for a key that moves nothing. */
export const nextCell = (key: string, at: HeatCell | null, given: Given): HeatCell | null | undefined => {
  const { columns, rows, start } = given;
  const moves: Readonly<Record<string, readonly [number, number]>> = {
    ArrowRight: [1, 0],
    ArrowLeft: [-1, 0],
    ArrowDown: [0, 1],
    ArrowUp: [0, -1],
    PageDown: [10, 0],
    PageUp: [-10, 0],
    Home: [-columns, 0],
    End: [columns, 0],
  };
  if (key === "Escape") return at === null ? undefined : null;
  const move = moves[key];
  if (move === undefined || columns === 0 || rows === 0) return undefined;
  const from = at ?? start;
  if (from === null) return firstOpen(given);
  return moved(from, move, given);
};

const firstOpen = ({ columns, rows, isClosed }: Given): HeatCell => {
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) if (!isClosed({ column, row })) return { column, row };
  return { column: 0, row: 0 };
};

/** So far in one direction; past closed cells, and back from them at the edge. */
const moved = (from: HeatCell, [right, down]: readonly [number, number], given: Given): HeatCell => {
  const { columns, rows, isClosed } = given;
  const within = (value: number, count: number): number => Math.min(Math.max(value, 0), count - 1);
  const step = { column: Math.sign(right), row: Math.sign(down) };
  const isInside = ({ column, row }: HeatCell): boolean => column >= 0 && column < columns && row >= 0 && row < rows;
  const target = { column: within(from.column + right, columns), row: within(from.row + down, rows) };
  for (let cell = target; isInside(cell); cell = { column: cell.column + step.column, row: cell.row + step.row })
    if (!isClosed(cell)) return cell;
  let cell = target;
  while ((cell.column !== from.column || cell.row !== from.row) && isClosed(cell))
    cell = { column: cell.column - step.column, row: cell.row - step.row };
  return cell;
};
