import { boxOf } from "../logic/cell-range.ts";
import type { CellRange } from "../logic/cell-range.ts";
import type { CellAddress, CellMap } from "./cell-address.ts";

/** A range that follows its rows and columns when they move. */
export interface HeldRange {
  readonly from: CellAddress;
  readonly to: CellAddress;
  /** What it covers; of a very tall range the rows at its ends alone. */
  readonly rowIds: ReadonlySet<string | null | undefined>;
  readonly columnIds: ReadonlySet<string>;
}

const watchedRows = 10_000;

const coveredBy = (range: CellRange, cells: CellMap) => {
  const { top, bottom, left, right } = boxOf(range);
  const isTall = bottom - top >= watchedRows;
  const rows = isTall ? [top, bottom] : Array.from({ length: bottom - top + 1 }, (_, at) => top + at);
  const columns = Array.from({ length: right - left + 1 }, (_, at) => left + at);
  return {
    rowIds: rows.map((row) => cells.addressOf({ row, column: left }).rowId),
    columnIds: columns.map((column) => cells.addressOf({ row: top, column }).columnId),
  };
};

export const holdRange = (range: CellRange, cells: CellMap): HeldRange => {
  const covered = coveredBy(range, cells);
  return {
    from: cells.addressOf(range.from),
    to: cells.addressOf(range.to),
    rowIds: new Set(covered.rowIds),
    columnIds: new Set(covered.columnIds),
  };
};

/** Where the range is now; `null` once its rows or columns no longer stand together, for it would cover others. */
export const placeOfRange = (held: HeldRange, cells: CellMap): CellRange | null => {
  const from = cells.positionOf(held.from);
  const to = cells.positionOf(held.to);
  if (!from || !to) return null;
  const height = Math.abs(held.from.last.row - held.to.last.row);
  if (Math.abs(from.row - to.row) !== height) return null;
  const { rowIds, columnIds } = coveredBy({ from, to }, cells);
  const isWhole =
    columnIds.length === held.columnIds.size &&
    columnIds.every((id) => held.columnIds.has(id)) &&
    rowIds.every((id) => held.rowIds.has(id) || held.rowIds.has(undefined));
  return isWhole ? { from, to } : null;
};
