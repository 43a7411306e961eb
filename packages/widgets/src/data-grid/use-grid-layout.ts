import { useMemo } from "react";
import { leastWidthOf, narrowWidth, pinnedSideOf, sortPlaceOf, visibleOrder, widthOf } from "../logic/grid-columns.ts";
import type { PinnedSide, SortPlace } from "../logic/grid-columns.ts";
import type { GridColumn, GridState } from "./types.ts";

export interface ShownColumn<Row> {
  readonly column: GridColumn<Row>;
  readonly pinned: PinnedSide | null;
  readonly sorted: SortPlace | null;
  /** From 0, the checkbox and the menu counted. */
  readonly index: number;
  /** Whether it is pinned, and those beside it on one side scroll. */
  readonly isEdge: boolean;
  /** Pixels of the columns before it that are not drawn. */
  readonly skipped?: number;
}

export interface GridLayout<Row> {
  /** Stays the same while widths change, so that rows need not be drawn again. */
  readonly shown: readonly ShownColumn<Row>[];
  /** How wide each column is, as custom properties of the grid, while all are drawn and while there is no free room: see `placeStyle`. */
  readonly widthsAt: Readonly<Record<string, string>>;
  readonly leastAt: Readonly<Record<string, string>>;
  /** Below this many pixels the grid scrolls sideways. */
  readonly minWidth: number;
  /** Pixels of the columns that scroll, while there is no free room. */
  readonly scrolled: readonly number[];
  /** How far each pinned column sticks from its end, in pixels, as `--ev-pin-<index>`. */
  readonly pinnedAt: Readonly<Record<string, string>>;
  readonly pinnedWidth: number;
  readonly pinnedEndWidth: number;
  /** How many cells a row has. */
  readonly cellCount: number;
  /** Of every cell of a row, the narrow ones too. */
  readonly columnIds: readonly string[];
}

interface LayoutInput<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly state: GridState;
  readonly hasCheckbox: boolean;
  /** The narrow columns at the end: delete, menu. */
  readonly endColumns: number;
  /** The widths while a column is being dragged wider. */
  readonly liveWidths: Readonly<Record<string, number>> | null;
}

/** The columns in the user's order, with widths and places. */
export const useGridLayout = <Row extends object>(input: LayoutInput<Row>): GridLayout<Row> => {
  const { columns, state, hasCheckbox, endColumns, liveWidths } = input;
  const widths = liveWidths ?? state.widths;
  const { pinned, pinnedEnd, sorting } = state;
  const order = visibleOrder(state, columns).join(" ");
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const shown = useMemo(() => {
    const placed = order.split(" ").flatMap((id, index) => {
      const column = byId.get(id);
      if (!column) return [];
      const side = pinnedSideOf({ pinned, pinnedEnd }, id);
      return [{ column, pinned: side, sorted: sortPlaceOf(sorting, id), index: index + Number(hasCheckbox) }];
    });
    const edges = [placed.findLast((one) => one.pinned === "start"), placed.find((one) => one.pinned === "end")];
    return placed.map((one): ShownColumn<Row> => ({ ...one, isEdge: edges.includes(one) }));
  }, [byId, order, pinned, pinnedEnd, sorting, hasCheckbox]);
  const columnIds = useMemo(
    () => [
      ...(hasCheckbox ? ["checkbox:"] : []),
      ...shown.map(({ column }) => column.id),
      ...Array.from({ length: endColumns }, (_, at) => `end:${at}`),
    ],
    [shown, hasCheckbox, endColumns],
  );

  return useMemo(() => {
    // Free room is shared by the columns that nobody has sized; a pinned one keeps its width, others stick beside it.
    const sizes = shown.map(({ column, pinned: side, index }) => ({
      index,
      side,
      width: widthOf({ widths }, column),
      least: leastWidthOf({ widths, pinned: side ? [column.id] : [] }, column),
      isFluid: widths[column.id] === undefined && !side,
    }));
    const pinnedAt: Record<string, string> = {};
    let pinnedWidth = hasCheckbox ? narrowWidth : 0;
    for (const { index, side, width } of sizes) {
      if (side !== "start") continue;
      pinnedAt[`--ev-pin-${index}`] = `${pinnedWidth}px`;
      pinnedWidth += width;
    }
    let pinnedEndWidth = endColumns * narrowWidth;
    for (const { index, side, width } of sizes.toReversed()) {
      if (side !== "end") continue;
      pinnedAt[`--ev-pin-${index}`] = `${pinnedEndWidth}px`;
      pinnedEndWidth += width;
    }
    const widthsAt: Record<string, string> = { "--ev-grid-narrow": `${narrowWidth}px` };
    const leastAt = { ...widthsAt };
    for (const { index, width, least, isFluid } of sizes) {
      widthsAt[`--ev-col-${index}`] = `${isFluid ? width : 0} 0 ${least}px`;
      leastAt[`--ev-col-${index}`] = `0 0 ${least}px`;
    }
    const ends = narrowWidth * (Number(hasCheckbox) + endColumns);
    return {
      shown,
      columnIds,
      pinnedAt,
      pinnedEndWidth,
      pinnedWidth: sizes.some(({ side }) => side === "start") ? pinnedWidth : 0,
      widthsAt,
      leastAt,
      minWidth: sizes.reduce((sum, { least }) => sum + least, 0) + ends,
      scrolled: sizes.filter(({ side }) => !side).map(({ least }) => least),
      cellCount: columnIds.length,
    };
  }, [shown, columnIds, widths, hasCheckbox, endColumns]);
};
