import { useMemo } from "react";
import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import {
  completeOrder,
  hiddenColumns,
  leastWidthOf,
  maximumWidth,
  minimumWidth,
  narrowWidth,
  sortPlaceOf,
  widthOf,
} from "../logic/grid-columns.ts";
import type { SortPlace } from "../logic/grid-columns.ts";
import type { GridColumn, GridState } from "./types.ts";

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
});

const noRows: never[] = [];

export interface ShownColumn<Row> {
  column: GridColumn<Row>;
  isPinned: boolean;
  sorted: SortPlace | null;
  /** From 0, the checkbox and the menu counted. */
  index: number;
}

export interface GridLayout<Row> {
  /** Stays the same while widths change, so that rows need not be drawn again. */
  shown: readonly ShownColumn<Row>[];
  /** `grid-template-columns` of every row. */
  template: string;
  /** Below this many pixels the grid scrolls sideways. */
  minWidth: number;
  /** Where each pinned column sticks, in pixels from the left, as `--ev-pin-<index>`. */
  pinnedAt: Readonly<Record<string, string>>;
  pinnedWidth: number;
  /** How many cells a row has. */
  cellCount: number;
  /** Of every cell of a row, the narrow ones too. */
  columnIds: readonly string[];
}

interface LayoutInput<Row> {
  columns: readonly GridColumn<Row>[];
  state: GridState;
  hasCheckbox: boolean;
  /** The narrow columns at the end: delete, menu. */
  endColumns: number;
  /** The widths while a column is being dragged wider. */
  liveWidths: Readonly<Record<string, number>> | null;
}

/** The columns in the user's order, with widths and places, derived by TanStack Table from the controlled state. */
export function useGridLayout<Row extends object>(input: LayoutInput<Row>): GridLayout<Row> {
  const { columns, state, hasCheckbox, endColumns, liveWidths } = input;
  const widths = liveWidths ?? state.widths;

  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        accessorFn: (row: Row) => row,
        size: widthOf({ widths: {} }, column),
        minSize: minimumWidth,
        maxSize: maximumWidth,
        enableHiding: column.isHideable !== false,
        enableSorting: column.isSortable === true,
      })),
    [columns],
  );
  const tableState = useMemo(
    () => ({
      columnOrder: completeOrder(state.order, columns),
      columnVisibility: Object.fromEntries(hiddenColumns(state, columns).map((id) => [id, false])),
      columnPinning: { start: [...state.pinned], end: [] },
      columnSizing: { ...widths },
      sorting: state.sorting.map(({ id, descending }) => ({ id, desc: descending })),
    }),
    [columns, state, widths],
  );
  const table = useTable({
    features,
    columns: definitions,
    // Rows are drawn from their source, of which a million need not be here; the table derives the columns.
    data: noRows,
    manualSorting: true,
    state: tableState,
  });

  const pinned = table.getStartVisibleLeafColumns();
  const visible = [...pinned, ...table.getCenterVisibleLeafColumns()];
  const order = visible.map((column) => column.id).join(" ");
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const shown = useMemo(
    () =>
      order.split(" ").flatMap((id, index) => {
        const column = byId.get(id);
        if (!column) return [];
        const isPinned = state.pinned.includes(id);
        return [{ column, isPinned, sorted: sortPlaceOf(state.sorting, id), index: index + Number(hasCheckbox) }];
      }),
    [byId, order, state.pinned, state.sorting, hasCheckbox],
  );

  const columnIds = useMemo(
    () => [
      ...(hasCheckbox ? ["checkbox:"] : []),
      ...shown.map(({ column }) => column.id),
      ...Array.from({ length: endColumns }, (_, at) => `end:${at}`),
    ],
    [shown, hasCheckbox, endColumns],
  );

  const pinnedAt: Record<string, string> = {};
  let pinnedWidth = hasCheckbox ? narrowWidth : 0;
  pinned.forEach((column, index) => {
    pinnedAt[`--ev-pin-${index + Number(hasCheckbox)}`] = `${pinnedWidth}px`;
    pinnedWidth += column.getSize();
  });

  // Free room is shared by the columns that nobody has sized; a pinned one keeps its width, others stick beside it.
  const sizes = visible.map((column) => {
    const facts = byId.get(column.id);
    const width = column.getSize();
    return {
      width,
      least: facts ? leastWidthOf({ widths, pinned: state.pinned }, facts) : width,
      isFluid: widths[column.id] === undefined && !column.getIsPinned(),
    };
  });
  const tracks = sizes.map(({ width, least, isFluid }) => (isFluid ? `minmax(${least}px, ${width}fr)` : `${width}px`));
  // Where every column has a width of its own, an empty track before the end takes the room that is left.
  if (!sizes.some(({ isFluid }) => isFluid)) tracks.push("minmax(0, 1fr)");
  const minWidth = sizes.reduce((sum, { least }) => sum + least, 0) + narrowWidth * (Number(hasCheckbox) + endColumns);

  return {
    shown,
    template: [
      hasCheckbox && `${narrowWidth}px`,
      ...tracks,
      endColumns > 0 && `repeat(${endColumns}, ${narrowWidth}px)`,
    ]
      .filter(Boolean)
      .join(" "),
    minWidth,
    pinnedAt,
    pinnedWidth: pinned.length > 0 ? pinnedWidth : 0,
    columnIds,
    cellCount: visible.length + Number(hasCheckbox) + endColumns,
  };
}
