import type { GridPosition } from "../virtual-grid/grid-keys.ts";

/** From the cell where it began to the cell it was drawn to; rows and columns as the keyboard counts them. */
export interface CellRange {
  readonly from: GridPosition;
  readonly to: GridPosition;
}

export interface CellBox {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export const boxOf = ({ from, to }: CellRange): CellBox => ({
  top: Math.min(from.row, to.row),
  bottom: Math.max(from.row, to.row),
  left: Math.min(from.column, to.column),
  right: Math.max(from.column, to.column),
});

export const isOneCell = ({ from, to }: CellRange): boolean => from.row === to.row && from.column === to.column;

/** One step further with Shift and an arrow; the header, the checkbox and the menu do not belong to a range. */
export const extended = (range: CellRange, key: string, ctrlKey: boolean, bounds: CellBox): CellRange => {
  const { row, column } = range.to;
  const steps: Record<string, GridPosition> = {
    ArrowUp: { row: ctrlKey ? bounds.top : row - 1, column },
    ArrowDown: { row: ctrlKey ? bounds.bottom : row + 1, column },
    ArrowLeft: { row, column: ctrlKey ? bounds.left : column - 1 },
    ArrowRight: { row, column: ctrlKey ? bounds.right : column + 1 },
  };
  return { from: range.from, to: heldIn(steps[key] ?? range.to, bounds) };
};

export const heldIn = ({ row, column }: GridPosition, bounds: CellBox): GridPosition => ({
  row: Math.min(Math.max(row, bounds.top), bounds.bottom),
  column: Math.min(Math.max(column, bounds.left), bounds.right),
});

/** Which columns of a row are in the range; `null` for none. */
export const columnsInRange = (range: CellRange | null, row: number): { first: number; last: number } | null => {
  if (!range) return null;
  const { top, bottom, left, right } = boxOf(range);
  return row < top || row > bottom ? null : { first: left, last: right };
};
