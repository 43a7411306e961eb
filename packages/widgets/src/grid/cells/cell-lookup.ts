import type { GridColumn } from "../../data-grid/types.ts";
import type { CellAddress } from "../../virtual-grid/cell-address.ts";
import type { CellBox } from "../../logic/cell-range.ts";
import { textOf } from "../../logic/grid-filter.ts";
import type { GridPosition } from "../../virtual-grid/grid-keys.ts";
import type { PasteTarget } from "../../logic/paste-plan.ts";
import type { GridCells, GridEdit } from "./cell-types.ts";
import type { GridHandle } from "./grid-handle.ts";

export interface FoundCell<Row> {
  readonly row: Row;
  readonly rowId: string;
  readonly column: GridColumn<Row>;
  /** How it is changed; `null` when it cannot be. */
  readonly edit: GridEdit | null;
}

/** The cells of the grid by the places that the keyboard counts in. */
export const cellLookup = <Row extends object>(handle: GridHandle<Row>, cells: GridCells<Row>) => {
  const { shown, count, lineAt } = handle;

  const find = ({ row, column }: GridPosition): FoundCell<Row> | null => {
    const line = row >= 1 && row <= count ? lineAt(row - 1) : null;
    const found = shown.find(({ index }) => index === column)?.column;
    if (line?.kind !== "row" || !found) return null;
    const isOpen = cells.onChange !== undefined && (cells.canEdit?.(line.row, found.id) ?? true);
    return { row: line.row, rowId: line.id, column: found, edit: isOpen ? (found.edit ?? null) : null };
  };

  return {
    find,
    /** The same cell wherever it stands now. */
    findBy: (address: CellAddress): FoundCell<Row> | null => {
      const position = handle.cells.positionOf(address);
      return position && find(position);
    },
    /** Its row may be one of those that are on their way. */
    isAwaited: ({ last }: CellAddress): boolean => last.row <= count && lineAt(last.row - 1).kind === "pending",
    /** Where a range can be drawn: the columns of data, without the header. */
    bounds: {
      top: 1,
      bottom: count,
      left: shown[0]?.index ?? 0,
      right: shown.at(-1)?.index ?? 0,
    } satisfies CellBox,
    textsIn: ({ top, bottom, left, right }: CellBox): string[][] => {
      const table: string[][] = [];
      for (let row = top; row <= bottom; row += 1) {
        const columns = shown.filter(({ index }) => index >= left && index <= right);
        const cellsOfRow = columns.map(({ index }) => find({ row, column: index }));
        if (cellsOfRow.some(Boolean)) table.push(cellsOfRow.map((cell) => (cell ? textOf(cell.column, cell.row) : "")));
      }
      return table;
    },
    numbersIn: ({ top, bottom, left, right }: CellBox): number[] => {
      const columns = shown.filter(({ index }) => index >= left && index <= right);
      const numbers: number[] = [];
      for (let row = top; row <= bottom; row += 1)
        for (const { index } of columns) {
          const cell = find({ row, column: index });
          const amount = cell && (cell.column.amount ?? cell.column.value)?.(cell.row);
          if (typeof amount === "number") numbers.push(amount);
        }
      return numbers;
    },
    targetAt: (row: number, column: number): PasteTarget | null => {
      const cell = find({ row, column });
      return (
        cell && {
          rowId: cell.rowId,
          columnId: cell.column.id,
          header: cell.column.header,
          value: cell.column.value?.(cell.row) ?? null,
          read: cell.edit?.read ?? null,
        }
      );
    },
    /** The next cell of the row that can be changed, or of the rows after it; `null` at the end. */
    nextEditable: ({ row, column }: GridPosition, direction: number): GridPosition | null => {
      const columns = shown.map(({ index }) => index);
      if (direction < 0) columns.reverse();
      for (let at = row; at >= 1 && at <= count && Math.abs(at - row) < 50; at += direction) {
        const open = columns.find(
          (index) => (at !== row || (index - column) * direction > 0) && find({ row: at, column: index })?.edit,
        );
        if (open !== undefined) return { row: at, column: open };
      }
      return null;
    },
  };
};
