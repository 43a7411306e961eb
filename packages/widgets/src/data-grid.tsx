import "./data-grid/data-grid.css";
import "./data-grid/grid-head.css";
import "./data-grid/grid-toolbar.css";
import "./data-grid/grid-extras.css";
import { useCallback, useMemo, useRef, useState } from "react";
import type { CSSProperties, KeyboardEvent, MouseEvent } from "react";
import { cx } from "./internal/cx.ts";
import { BulkBar } from "./data-grid/bulk-bar.tsx";
import { GridBody } from "./data-grid/grid-body.tsx";
import { GridHeader } from "./data-grid/grid-header.tsx";
import { fetchMenus, GridMenus } from "./data-grid/grid-menus.tsx";
import { GridParts } from "./data-grid/grid-parts.tsx";
import { GridEmpty, GridError, GridErrorRow, SkeletonRows } from "./data-grid/grid-status.tsx";
import { GridToolbar } from "./data-grid/grid-toolbar.tsx";
import type { DataGridProps, GridRowFacts } from "./data-grid/types.ts";
import { flowKey } from "./data-grid/flow-key.ts";
import { useAnchored } from "./data-grid/use-anchored.ts";
import { useCellKeys } from "./data-grid/use-cell-keys.ts";
import { useColumnReorder, useColumnResize } from "./data-grid/use-column-drag.ts";
import { useGridFocus } from "./data-grid/use-grid-focus.ts";
import { useGridLayout } from "./data-grid/use-grid-layout.ts";
import { useGridRows } from "./data-grid/use-grid-rows.ts";
import { useHeldWidth } from "./data-grid/use-held-width.ts";
import { useRowChoice } from "./data-grid/use-row-choice.ts";
import { useRowHeight } from "./data-grid/use-row-height.ts";
import { useSource } from "./data-grid/use-source.ts";
import type { CellsActs } from "./grid/cells/handle.ts";
import type { CellRange } from "./logic/cell-range.ts";
import { moveBeside, moveBy, nextSorting } from "./logic/grid-columns.ts";
import type { GridPosition } from "./logic/grid-keys.ts";
import { countSelected, nothing, toggleAll } from "./logic/grid-selection.ts";
import { hasError } from "./internal/field.tsx";

export type * from "./data-grid/types.ts";
export type * from "./grid/cells/cell-types.ts";
export type * from "./grid/feature-types.ts";
export type * from "./grid/filter/filter-types.ts";
/** The state of a grid that nobody has changed yet. */
export { initialState as initialGridState } from "./logic/grid-columns.ts";
export { countSelected, isSelected, nothing as nothingSelected } from "./logic/grid-selection.ts";

/** Rows of a server or of the browser: sorted, narrowed, grouped, chosen, changed; and it keeps what the user made of its columns. */
export function DataGrid<Row extends object>(props: DataGridProps<Row>) {
  const { labels, columns, totalCount, state, onStateChange, selection, cells } = props;
  const { rowActions, onRowOpen, isRowSelectable, onSelectionChange } = props;
  const { isLoading = false, isLoadingMore = false } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const startEdge = useRef<HTMLSpanElement>(null);
  const endEdge = useRef<HTMLSpanElement>(null);
  const acts = useRef<CellsActs>(null);
  const [range, setRange] = useState<CellRange | null>(null);
  const [deleting, setDeleting] = useState<Row | null>(null);
  const source = useSource(props);
  const rowHeight = useRowHeight();
  const total = totalCount ?? source.count;
  const endColumns = Number(props.deletion !== undefined) + Number(rowActions !== undefined);
  const hasFailed = hasError(props.error);
  useHeldWidth(grid, props.layoutKey);

  const resize = useColumnResize(grid, (widths) => onStateChange({ ...state, widths: { ...state.widths, ...widths } }));
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
  const columnMenu = useAnchored();
  const filterMenu = useAnchored();
  const rowMenu = useAnchored();

  const canChoose = useCallback(
    (row: Row) => (row as GridRowFacts).hideCheckBox !== true && (isRowSelectable?.(row) ?? true),
    [isRowSelectable],
  );
  const hasSelection = selection !== undefined;
  // Of a list with pages that are not here, only the server knows which cannot be chosen.
  const fixed = useMemo(() => {
    const ids: string[] = [];
    for (let index = 0; hasSelection && source.onSight === undefined && index < source.count; index += 1) {
      const line = source.lineAt(index);
      if (line.kind === "row" && !canChoose(line.row)) ids.push(line.id);
    }
    return ids;
  }, [hasSelection, source, canChoose]);
  const { choose, choiceOf, hasStrays } = useRowChoice({ grid: props, source, canChoose });
  const chooseAll = () => selection && onSelectionChange?.(toggleAll(selection, total, fixed, hasStrays));

  function withRow(index: number, act: (row: Row, id: string) => void) {
    const line = index >= 0 && index < source.count ? source.lineAt(index) : null;
    if (line?.kind === "row") act(line.row, line.id);
  }
  const askToDelete = useCallback(
    (index: number) => {
      const line = source.lineAt(index);
      if (line.kind === "row") setDeleting(line.row);
    },
    [source],
  );
  const onRowKey = (event: KeyboardEvent, position: GridPosition, cell: HTMLElement): boolean => {
    const line = source.lineAt(position.row - 1);
    if (line.kind === "group") {
      const opens = flowKey(event) === "ArrowRight" && !line.isOpen;
      const closes = flowKey(event) === "ArrowLeft" && line.isOpen;
      if (!opens && !closes && event.key !== "Enter" && event.key !== " ") return false;
      const choice = event.key === " " ? choiceOf(line.group) : undefined;
      if (choice) choice.onToggle();
      else source.onToggleGroup?.(line.id);
      return true;
    }
    return acts.current?.onKey(event, position, cell) ?? false;
  };

  const focus = useGridFocus({
    grid,
    startEdge,
    endEdge,
    rows: source.count + 1,
    columns: layout.cellCount,
    pageOf: () => pageOf(scroller.current, rowHeight),
    onCellKey: useCellKeys<Row>({
      shown: layout.shown,
      onSort: ({ column }, adds) => onStateChange({ ...state, sorting: nextSorting(state.sorting, column.id, adds) }),
      onColumnMenu: columnMenu.open,
      onMoveColumn: ({ column, index }, places) => {
        const next = moveBy(state, columns, column.id, places);
        if (next === state) return;
        onStateChange(next);
        focus.moveTo({ row: 0, column: index + places });
      },
      onResizeColumn: resize.resizeBy,
      onChooseAll: selection && chooseAll,
      onChoose:
        selection && ((index, extends_) => withRow(index, (row, id) => canChoose(row) && choose(id, index, extends_))),
      onOpen: onRowOpen && ((index) => withRow(index, (row) => onRowOpen(row))),
      onRowKey,
    }),
    onMove: (row) => virtual.reveal(row - 1),
  });
  const virtual = useGridRows({
    scroller,
    count: source.count,
    rowHeight,
    activeIndex: focus.active.row - 1,
    hasMore: source.count < (totalCount ?? 0) && !props.paging && !isLoading && !isLoadingMore && !hasFailed,
    onLoadMore: props.onLoadMore,
    onSight: source.onSight,
    queryKey: JSON.stringify([props.queryKey, state.sorting, state.filters, state.groupBy, source.first]),
  });

  const openRow = (event: MouseEvent) => {
    if (acts.current?.onDoubleClick(event)) return;
    const rowElement = event.target instanceof Element ? event.target.closest("[data-row-id]") : null;
    const index = Number(rowElement?.querySelector<HTMLElement>("[data-row]")?.dataset.row) - 1;
    if (rowElement && !isControl(event.target)) withRow(index, (row) => onRowOpen?.(row));
  };

  const count = selection ? countSelected(selection, total) : 0;
  const chosenWords = count > 0 ? labels.selected(count, hasStrays ? null : total) : null;
  const isEmpty = source.count === 0;
  const skeleton = { columns: layout.shown.length, hasCheckbox: selection !== undefined };
  const style = {
    ...layout.pinnedAt,
    "--ev-grid-columns": layout.template,
    "--ev-grid-width": `${layout.minWidth}px`,
    "--ev-grid-pinned": `${layout.pinnedWidth}px`,
  } as CSSProperties;

  return (
    <div className={cx("ev-grid", props.className)} style={style}>
      <GridToolbar grid={props} total={total} chosenWords={chosenWords} isTotalKnown={totalCount !== null} />
      <div
        ref={scroller}
        className={cx("ev-grid-scroller", isLoading && (isEmpty ? "ev-grid-coming" : "ev-grid-stale"))}
      >
        <span ref={startEdge} tabIndex={-1} />
        <div
          ref={grid}
          role={state.groupBy ? "treegrid" : "grid"}
          aria-label={props.label}
          aria-rowcount={totalCount === null ? -1 : (props.paging?.total ?? Math.max(totalCount, source.count)) + 1}
          aria-colcount={layout.cellCount}
          aria-busy={isLoading || isLoadingMore}
          {...((selection ?? cells) && { "aria-multiselectable": true })}
          {...focus.gridProps}
          onFocusCapture={fetchMenus}
          onPointerMove={fetchMenus}
          {...((onRowOpen ?? cells) && { onDoubleClick: openRow })}
          {...(cells && {
            onCopy: (event) => acts.current?.onCopy(event),
            onPaste: (event) => acts.current?.onPaste(event),
            onClick: (event) => acts.current?.onClick(event),
            onPointerDown: (event) => acts.current?.onPointerDown(event),
          })}
        >
          <GridHeader
            grid={props}
            layout={layout}
            active={focus.active}
            total={total}
            fixed={fixed.length}
            hasStrays={hasStrays}
            endColumns={endColumns}
            openMenuId={columnMenu.openId}
            reorder={reorder}
            resize={resize}
            onChooseAll={chooseAll}
            onColumnMenu={columnMenu.open}
          />
          <GridBody
            grid={props}
            source={source}
            layout={layout}
            items={virtual.items}
            height={virtual.height}
            active={focus.active}
            range={range}
            rowMenu={rowMenu}
            canChoose={canChoose}
            onChoose={choose}
            choiceOf={choiceOf}
            onDelete={askToDelete}
          />
        </div>
        <span ref={endEdge} tabIndex={-1} />
        {isLoading && isEmpty && <SkeletonRows {...skeleton} />}
        {isLoadingMore && <SkeletonRows {...skeleton} rows={3} />}
        {hasFailed && isEmpty && !isLoading && (
          <GridError error={props.error} onRetry={props.onRetry} labels={labels} />
        )}
        {hasFailed && !isEmpty && <GridErrorRow error={props.error} onRetry={props.onRetry} labels={labels} />}
        <GridEmpty isShown={isEmpty && !isLoading && !hasFailed} empty={props.empty} labels={labels} />
      </div>
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
        items={virtual.items}
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
          count: source.count,
          lineAt: source.lineAt,
          rowLabel: props.rowLabel,
          moveTo: focus.moveTo,
          range,
          setRange,
        }}
        acts={acts}
        deleting={deleting}
        onDeleted={() => setDeleting(null)}
      />
    </div>
  );
}

/** Rows that fit on the screen at once, less two that keep the eye in place. */
function pageOf(scroller: HTMLElement | null, rowHeight: number): number {
  return Math.max(1, scroller ? Math.floor(scroller.clientHeight / rowHeight) - 2 : 1);
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest("button, a, input, label") !== null;
}
