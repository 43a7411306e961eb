import "./data-grid/data-grid.css";
import "./data-grid/grid-head.css";
import "./data-grid/grid-toolbar.css";
import "./data-grid/grid-extras.css";
import { useCallback, useImperativeHandle, useMemo, useRef, useState } from "react";
import type { CSSProperties, KeyboardEvent, MouseEvent } from "react";
import { cx } from "./internal/cx.ts";
import { BulkBar } from "./data-grid/bulk-bar.tsx";
import { GridHeader } from "./data-grid/grid-header.tsx";
import { fetchMenus, GridMenus } from "./data-grid/grid-menus.tsx";
import { GridScroller } from "./data-grid/grid-scroller.tsx";
import { GridParts } from "./data-grid/grid-parts.tsx";
import { GridEmpty, GridError, GridErrorRow, SkeletonRows } from "./data-grid/grid-status.tsx";
import { GridToolbar } from "./data-grid/grid-toolbar.tsx";
import type { GridRowFacts } from "./data-grid/types.ts";
import { type DataGridProps, useLabelledProps } from "./data-grid/use-labelled-props.ts";
import { takeLineKey } from "./data-grid/line-keys.ts";
import { useAnchored } from "./data-grid/use-anchored.ts";
import { useCellKeys } from "./data-grid/use-cell-keys.ts";
import { leastOf, useDrawnColumns } from "./data-grid/use-drawn-columns.ts";
import { useColumnReorder, useColumnResize } from "./data-grid/use-column-drag.ts";
import { positionOf } from "./virtual-grid/cell-focus.ts";
import { holdRange, placeOfRange } from "./virtual-grid/held-range.ts";
import type { HeldRange } from "./virtual-grid/held-range.ts";
import { useCellFocus } from "./virtual-grid/use-cell-focus.ts";
import { useGridLayout } from "./data-grid/use-grid-layout.ts";
import { useHeldWidth } from "./data-grid/use-held-width.ts";
import { useRowChoice } from "./data-grid/use-row-choice.ts";
import { useRowHeight } from "./virtual-grid/use-row-height.ts";
import { useCellMap, useSource } from "./data-grid/use-source.ts";
import type { CellHandlers } from "./grid/cells/grid-handle.ts";
import { moveBeside, moveBy, nextSorting, visibleOrder } from "./logic/grid-columns.ts";
import type { GridPosition } from "./virtual-grid/grid-keys.ts";
import { countSelected, nothing, toggleAll } from "./logic/grid-selection.ts";
import { hasError } from "./internal/field.tsx";

export type * from "./data-grid/types.ts";
export type { DataGridProps } from "./data-grid/use-labelled-props.ts";
export type * from "./grid/cells/cell-types.ts";
export type * from "./grid/feature-types.ts";
export type * from "./grid/filter/filter-types.ts";
/** The initial state of a grid. */
export { initialState as initialGridState } from "./logic/grid-columns.ts";
export { countSelected, isSelected, nothing as nothingSelected } from "./logic/grid-selection.ts";

/** Rows of a server or of the browser: sorted, narrowed, grouped, chosen, changed; and it keeps what the user made of its columns. */
export const DataGrid = <Row extends object>(given: DataGridProps<Row>) => {
  const props = useLabelledProps(given);
  const { labels, columns, totalCount, state, onStateChange, selection, cells } = props;
  const { rowActions, onRowOpen, isRowSelectable, onSelectionChange } = props;
  const { isLoading = false, isLoadingMore = false } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const startEdge = useRef<HTMLSpanElement>(null);
  const endEdge = useRef<HTMLSpanElement>(null);
  const handlers = useRef<CellHandlers>(null);
  const [heldRange, setRange] = useState<HeldRange | null>(null);
  const [deleting, setDeleting] = useState<Row | null>(null);
  const source = useSource(props);
  const rowHeight = useRowHeight();
  const total = totalCount ?? source.count;
  const endColumns = Number(props.deletion !== undefined) + Number(rowActions !== undefined);
  const hasFailed = hasError(props.error);
  useHeldWidth(grid, props.watchRoom);

  const reveal = useRef<(index: number) => void>(null);
  const goTo = useRef<(position: GridPosition) => void>(null);
  const resize = useColumnResize(
    grid,
    () => visibleOrder(state, columns).map((id) => ({ id, least: leastOf(state, columns, id) })),
    (widths) => onStateChange({ ...state, widths: { ...state.widths, ...widths } }),
  );
  const reorder = useColumnReorder(grid, ({ id, target, side }) =>
    onStateChange(moveBeside(state, columns, id, target, side)),
  );
  const layout = useGridLayout({
    columns,
    state,
    hasCheckbox: selection !== undefined,
    endColumns,
    liveWidths: resize.live && { ...state.widths, ...resize.live },
  });
  const cellMap = useCellMap(source, layout.columnIds);
  const range = useMemo(() => heldRange && placeOfRange(heldRange, cellMap), [heldRange, cellMap]);
  if (heldRange && !range) setRange(null);
  const columnMenu = useAnchored();
  const filterMenu = useAnchored();
  const rowMenu = useAnchored();

  const canChoose = useCallback(
    (row: Row) => (row as GridRowFacts).hideCheckBox !== true && (isRowSelectable?.(row) ?? true),
    [isRowSelectable],
  );
  const hasSelection = selection !== undefined;
  // With pages that are not loaded, only the server knows which rows cannot be selected.
  const fixed = useMemo(() => {
    const ids: string[] = [];
    for (let index = 0; hasSelection && source.onSight === undefined && index < source.count; index += 1) {
      const line = source.lineAt(index);
      if (line.kind === "row" && !canChoose(line.row)) ids.push(line.id);
    }
    return ids;
  }, [hasSelection, source, canChoose]);
  const { choose, choiceOf, hasHiddenSelection } = useRowChoice({ grid: props, source, canChoose });
  const chooseAll = () => selection && onSelectionChange?.(toggleAll(selection, total, fixed, hasHiddenSelection));

  const withRow = (index: number, act: (row: Row, id: string) => void) => {
    const line = index >= 0 && index < source.count ? source.lineAt(index) : null;
    if (line?.kind === "row") act(line.row, line.id);
  };
  const onRowKey = (event: KeyboardEvent, position: GridPosition, cell: HTMLElement): boolean => {
    const moveTo = (to: GridPosition) => goTo.current?.(to);
    const treeColumn = source.tree && layout.shown[0]?.index;
    if (takeLineKey(event, position, { source, choiceOf, treeColumn, moveTo })) return true;
    return source.lineAt(position.row - 1).kind === "group"
      ? false
      : (handlers.current?.onKey(event, position, cell) ?? false);
  };

  const focus = useCellFocus({
    grid,
    startEdge,
    endEdge,
    cells: cellMap,
    pageOf: () => pageOf(scroller.current, rowHeight),
    onCellKey: useCellKeys<Row>({
      shown: layout.shown,
      onSort: ({ column }, adds) => onStateChange({ ...state, sorting: nextSorting(state.sorting, column.id, adds) }),
      onColumnMenu: columnMenu.open,
      onMoveColumn: ({ column }, places) => {
        const next = moveBy(state, columns, column.id, places);
        if (next !== state) onStateChange(next);
      },
      onResizeColumn: resize.resizeBy,
      onChooseAll: selection && chooseAll,
      onChoose:
        selection && ((index, isRange) => withRow(index, (row, id) => canChoose(row) && choose(id, index, isRange))),
      onOpen: onRowOpen && ((index) => withRow(index, (row) => onRowOpen(row))),
      onRowKey,
    }),
    onMove: ({ row }) => reveal.current?.(row - 1),
  });
  useImperativeHandle(goTo, () => focus.moveTo);
  const { drawn } = useDrawnColumns({ scroller, layout, activeColumn: focus.active.column });

  const openRow = (event: MouseEvent) => {
    if (handlers.current?.onDoubleClick(event)) return;
    const rowElement = event.target instanceof Element ? event.target.closest("[data-row-id]") : null;
    const cell = rowElement?.querySelector<HTMLElement>("[data-row]");
    if (cell && !isControl(event.target)) withRow(positionOf(cell).row - 1, (row) => onRowOpen?.(row));
  };

  const count = selection ? countSelected(selection, total) : 0;
  const chosenWords = count > 0 ? labels.selected(count, hasHiddenSelection ? null : total) : null;
  const isEmpty = source.count === 0;
  const skeleton = { shown: layout.shown, hasCheckbox: selection !== undefined };
  const style = {
    ...layout.pinnedAt,
    ...(drawn.length < layout.shown.length ? layout.leastAt : layout.widthsAt),
    "--ev-grid-width": `${layout.minWidth}px`,
    "--ev-grid-pinned": `${layout.pinnedWidth}px`,
    "--ev-grid-pinned-end": `${layout.pinnedEndWidth}px`,
  } as CSSProperties;

  return (
    <div className={cx("ev-grid", layout.pinnedWidth > 0 && "ev-grid-has-pinned", props.className)} style={style}>
      <GridToolbar grid={props} total={total} chosenWords={chosenWords} isTotalKnown={totalCount !== null} />
      <GridScroller
        scroller={scroller}
        startEdge={startEdge}
        endEdge={endEdge}
        className={cx("ev-grid-scroller", isLoading && (isEmpty ? "ev-grid-coming" : "ev-grid-stale"))}
        reveal={reveal}
        rows={{
          count: source.count,
          rowHeight,
          // The header is as high as a row, and scrolls with them until it sticks.
          headHeight: rowHeight,
          activeIndex: () => focus.place().row - 1,
          hasMore: source.count < (totalCount ?? 0) && !props.paging && !isLoading && !isLoadingMore && !hasFailed,
          onLoadMore: props.onLoadMore,
          onSight: source.onSight,
          queryKey: JSON.stringify([props.queryKey, state.sorting, state.filters, state.groupBy, source.first]),
        }}
        gridProps={{
          ref: grid,
          role: state.groupBy || source.tree ? "treegrid" : "grid",
          "aria-label": props.label,
          "aria-rowcount": totalCount === null ? -1 : (props.paging?.total ?? Math.max(totalCount, source.count)) + 1,
          "aria-colcount": layout.cellCount,
          "aria-busy": isLoading || isLoadingMore,
          ...((selection ?? cells) && { "aria-multiselectable": true }),
          ...focus.gridProps,
          onFocusCapture: fetchMenus,
          onPointerMove: fetchMenus,
          ...((onRowOpen ?? cells) && { onDoubleClick: openRow }),
          ...(cells && {
            onCopy: (event) => handlers.current?.onCopy(event),
            onPaste: (event) => handlers.current?.onPaste(event),
            onClick: (event) => handlers.current?.onClick(event),
            onPointerDown: (event) => handlers.current?.onPointerDown(event),
          }),
        }}
        header={
          <GridHeader
            grid={props}
            layout={layout}
            drawn={drawn}
            total={total}
            fixed={fixed.length}
            hasHiddenSelection={hasHiddenSelection}
            endColumns={endColumns}
            openMenuId={columnMenu.openId}
            reorder={reorder}
            resize={resize}
            onChooseAll={chooseAll}
            onColumnMenu={columnMenu.open}
          />
        }
        body={{
          grid: props,
          source,
          layout,
          drawn,
          range,
          rowMenu,
          canChoose,
          onChoose: choose,
          choiceOf,
          onDelete: setDeleting,
        }}
      >
        {isLoading && isEmpty && <SkeletonRows {...skeleton} />}
        {isLoadingMore && <SkeletonRows {...skeleton} rows={3} />}
        {hasFailed && isEmpty && !isLoading && (
          <GridError error={props.error} onRetry={props.onRetry} labels={labels} />
        )}
        {hasFailed && !isEmpty && <GridErrorRow error={props.error} onRetry={props.onRetry} labels={labels} />}
        <GridEmpty isShown={isEmpty && !isLoading && !hasFailed} empty={props.empty} labels={labels} />
      </GridScroller>
      <span className="ev-sr" role="status">
        {isLoading ? labels.loading : isLoadingMore ? labels.loadingMore : ""}
      </span>
      {selection && count > 0 && props.bulkActions && (
        <BulkBar
          actions={props.bulkActions}
          selection={selection}
          words={chosenWords}
          labels={labels}
          onClear={() => onSelectionChange?.(nothing)}
        />
      )}
      <GridMenus
        grid={props}
        source={source}
        layout={layout}
        element={grid}
        rowMenu={rowMenu}
        columnMenu={columnMenu}
        filterMenu={filterMenu}
        onColumnGone={() => focus.moveTo(focus.active)}
      />
      <GridParts
        grid={props}
        handle={{
          grid,
          shown: layout.shown,
          cells: cellMap,
          count: source.count,
          lineAt: source.lineAt,
          rowLabel: props.rowLabel,
          moveTo: focus.moveTo,
          range,
          setRange,
          hold: (next) => holdRange(next, cellMap),
        }}
        handlers={handlers}
        deleting={deleting}
        onDeleted={() => setDeleting(null)}
      />
    </div>
  );
};

/** Rows that fit on the screen at once, less two that keep the eye in place. */
const pageOf = (scroller: HTMLElement | null, rowHeight: number): number =>
  Math.max(1, scroller ? Math.floor(scroller.clientHeight / rowHeight) - 2 : 1);

const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("button, a, input, label") !== null;
