/** Row 0 is the header; the columns count the checkbox and the menu too. */
export interface GridPosition {
  readonly row: number;
  readonly column: number;
}

export interface GridBounds {
  /** With the header. */
  readonly rows: number;
  readonly columns: number;
  /** How many rows PageUp and PageDown go. */
  readonly page: number;
}

export interface GridKey {
  readonly key: string;
  readonly ctrlKey: boolean;
}

/** Where the key leads by the ARIA grid pattern, or `null` when it is none of its keys. The edges hold. */
export const nextPosition = ({ row, column }: GridPosition, { key, ctrlKey }: GridKey, bounds: GridBounds) => {
  const lastRow = bounds.rows - 1;
  const lastColumn = bounds.columns - 1;
  const move = (toRow: number, toColumn: number): GridPosition => ({
    row: clamp(toRow, lastRow),
    column: clamp(toColumn, lastColumn),
  });
  switch (key) {
    case "ArrowUp":
      return ctrlKey ? move(0, column) : move(row - 1, column);
    case "ArrowDown":
      return ctrlKey ? move(lastRow, column) : move(row + 1, column);
    case "ArrowLeft":
      return ctrlKey ? move(row, 0) : move(row, column - 1);
    case "ArrowRight":
      return ctrlKey ? move(row, lastColumn) : move(row, column + 1);
    case "Home":
      return ctrlKey ? move(0, 0) : move(row, 0);
    case "End":
      return ctrlKey ? move(lastRow, lastColumn) : move(row, lastColumn);
    case "PageUp":
      return move(row - bounds.page, column);
    case "PageDown":
      return move(row + bounds.page, column);
    default:
      return null;
  }
};

/** The nearest cell there is, after rows or columns have gone. */
export const clampPosition = ({ row, column }: GridPosition, bounds: Pick<GridBounds, "rows" | "columns">) => ({
  row: clamp(row, bounds.rows - 1),
  column: clamp(column, bounds.columns - 1),
});

const clamp = (value: number, maximum: number): number => Math.max(0, Math.min(value, maximum));
