import { clampPosition } from "./grid-keys.ts";
import type { GridPosition } from "./grid-keys.ts";

/** A cell by what it is of, so that it stays the same cell when rows or columns get other places. */
export interface CellAddress {
  /** `null`: the header; undefined: a line that stands for a row on its way, known by its place alone. */
  readonly rowId: string | null | undefined;
  readonly columnId: string;
  /** Where it was when it was last seen: the place to go on from when its row or column is gone. */
  readonly last: GridPosition;
}

/** Rows and columns as they stand now. */
export interface CellMap {
  /** With the header. */
  readonly rows: number;
  readonly columns: number;
  readonly addressOf: (position: GridPosition) => CellAddress;
  /** `null` when the row or the column is not there. */
  readonly positionOf: (address: CellAddress) => GridPosition | null;
  /** The same; of what is not there, the nearest cell to where it was. */
  readonly nearestTo: (address: CellAddress) => GridPosition;
}

interface CellMapInput {
  /** Without the header. */
  readonly rowCount: number;
  /** Undefined for a line that stands for a row on its way. */
  readonly rowIdAt: (index: number) => string | undefined;
  /** -1 for a row that is not there; without it the rows are searched, of very many those nearby. */
  readonly indexOfRow?: ((id: string) => number) | undefined;
  readonly columnIds: readonly string[];
}

/** Up to this many rows are searched completely; of more, this many around the last place. */
const searchedWhole = 50_000;
const searchedNearby = 500;

export const createCellMap = ({ rowCount, rowIdAt, indexOfRow, columnIds }: CellMapInput): CellMap => {
  const bounds = { rows: rowCount + 1, columns: columnIds.length };
  let indexes: Map<string | undefined, number> | undefined;
  const search = (id: string, last: number): number => {
    if (rowCount <= searchedWhole) {
      indexes ??= new Map(Array.from({ length: rowCount }, (_, index) => [rowIdAt(index), index]));
      return indexes.get(id) ?? -1;
    }
    const end = Math.min(last + searchedNearby, rowCount);
    for (let at = Math.max(0, last - searchedNearby); at < end; at += 1) if (rowIdAt(at) === id) return at;
    return -1;
  };
  const rowOf = ({ rowId, last }: CellAddress): number => {
    if (rowId === null) return 0;
    if (last.row > 0 && last.row <= rowCount) {
      // Most often it is where it was, or on its way there.
      const there = rowIdAt(last.row - 1);
      if (rowId === undefined || there === rowId || there === undefined) return last.row;
    }
    if (rowId === undefined) return -1;
    const index = indexOfRow ? indexOfRow(rowId) : search(rowId, last.row - 1);
    return index < 0 ? -1 : index + 1;
  };
  const positionOf = (address: CellAddress): GridPosition | null => {
    const row = rowOf(address);
    const column = columnIds.indexOf(address.columnId);
    return row < 0 || column < 0 ? null : { row, column };
  };
  return {
    ...bounds,
    addressOf: (position) => {
      const last = clampPosition(position, bounds);
      return { rowId: last.row === 0 ? null : rowIdAt(last.row - 1), columnId: columnIds[last.column] ?? "", last };
    },
    positionOf,
    nearestTo: (address) => {
      const row = rowOf(address);
      const column = columnIds.indexOf(address.columnId);
      return clampPosition(
        { row: row < 0 ? address.last.row : row, column: column < 0 ? address.last.column : column },
        bounds,
      );
    },
  };
};
