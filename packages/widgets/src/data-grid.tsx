import "./data-grid/data-grid.css";
import "./data-grid/grid-head.css";
import "./data-grid/grid-extras.css";
import { useRef } from "react";
import type { CSSProperties, MouseEvent } from "react";
import { cx } from "./internal/cx.ts";
import { BodyRow } from "./data-grid/body-row.tsx";
import { BulkBar } from "./data-grid/bulk-bar.tsx";
import { afterMenu } from "./data-grid/after-menu.ts";
import { ColumnMenu } from "./data-grid/column-menu.tsx";
import { ColumnsPopover } from "./data-grid/columns-popover.tsx";
import { GridHeader } from "./data-grid/grid-header.tsx";
import { GridEmpty, GridError, GridErrorRow, SkeletonRows } from "./data-grid/grid-status.tsx";
import type { DataGridProps } from "./data-grid/types.ts";
import { useAnchored } from "./data-grid/use-anchored.ts";
import { createCellKeys } from "./data-grid/use-cell-keys.ts";
import { useColumnReorder, useColumnResize } from "./data-grid/use-column-drag.ts";
import { useGridFocus } from "./data-grid/use-grid-focus.ts";
import { useGridLayout } from "./data-grid/use-grid-layout.ts";
import { useGridRows } from "./data-grid/use-grid-rows.ts";
import { useRowChoice } from "./data-grid/use-row-choice.ts";
import { useRowHeight } from "./data-grid/use-row-height.ts";
import { moveBeside, moveBy, nextSorting } from "./logic/grid-columns.ts";
import { countSelected, isSelected, nothing, toggleAll } from "./logic/grid-selection.ts";
import { hasError } from "./internal/field.tsx";
import { Menu } from "./menu.tsx";

export type * from "./data-grid/types.ts";
/** The state of a grid that nobody has changed yet. */
export { initialState as initialGridState } from "./logic/grid-columns.ts";
export { countSelected, isSelected, nothing as nothingSelected } from "./logic/grid-selection.ts";

/** A table of the server's rows: loads as one scrolls, sorts on the server, and keeps what the user made of its columns. */
export function DataGrid<Row extends object>(props: DataGridProps<Row>) {
  const { labels, columns, rows, rowId, rowLabel, totalCount, state, onStateChange, selection } = props;
  const { rowActions, onRowOpen, isRowSelectable, onSelectionChange } = props;
  const { isLoading = false, isLoadingMore = false } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const startEdge = useRef<HTMLSpanElement>(null);
  const endEdge = useRef<HTMLSpanElement>(null);
  const rowHeight = useRowHeight();
  const total = totalCount ?? rows.length;
  const hasMenu = rowActions !== undefined;
  const hasFailed = hasError(props.error);

  const resize = useColumnResize(grid, (widths) => onStateChange({ ...state, widths: { ...state.widths, ...widths } }));
  const reorder = useColumnReorder(grid, ({ id, target, side }) =>
    onStateChange(moveBeside(state, columns, id, target, side)),
  );
  const layout = useGridLayout({
    columns,
    rows,
    rowId,
    state,
    hasCheckbox: selection !== undefined,
    hasMenu,
    liveWidths: resize.live && { ...state.widths, ...resize.live },
  });
  const columnMenu = useAnchored();
  const rowMenu = useAnchored();
  const choose = useRowChoice(
    layout.rows.map((row) => row.id),
    selection,
    onSelectionChange,
  );
  const chooseAll = () => selection && onSelectionChange?.(toggleAll(selection, total));

  const focus = useGridFocus({
    grid,
    startEdge,
    endEdge,
    rows: rows.length + 1,
    columns: layout.cellCount,
    pageOf: () => pageOf(scroller.current, rowHeight),
    onCellKey: createCellKeys<Row>({
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
    }),
  });
  const virtual = useGridRows({
    scroller,
    count: rows.length,
    rowHeight,
    activeIndex: focus.active.row - 1,
    hasMore: rows.length < (totalCount ?? 0) && !isLoading && !isLoadingMore && !hasFailed,
    onLoadMore: props.onLoadMore,
    queryKey: JSON.stringify([props.queryKey, state.sorting]),
    layoutKey: props.layoutKey,
  });

  function withRow(index: number, act: (row: Row, id: string) => void) {
    const row = layout.rows[index];
    if (row) act(row.original, row.id);
  }
  function canChoose(row: Row): boolean {
    return isRowSelectable?.(row) ?? true;
  }
  const openRow = (event: MouseEvent) => {
    const rowElement = event.target instanceof Element ? event.target.closest("[data-row-id]") : null;
    const index = Number(rowElement?.getAttribute("aria-rowindex")) - 2;
    if (rowElement && !isControl(event.target)) withRow(index, (row) => onRowOpen?.(row));
  };

  const menuRow = layout.rows.find((row) => row.id === rowMenu.openId);
  const menuColumn = layout.shown.find(({ column }) => column.id === columnMenu.openId);
  const count = selection ? countSelected(selection, total) : 0;
  const isEmpty = rows.length === 0;
  const skeleton = { columns: layout.shown.length, hasCheckbox: selection !== undefined };
  const style = {
    ...layout.pinnedAt,
    "--ev-grid-columns": layout.template,
    "--ev-grid-width": `${layout.minWidth}px`,
    "--ev-grid-pinned": `${layout.pinnedWidth}px`,
  } as CSSProperties;

  return (
    <div className={cx("ev-grid", props.className)} style={style}>
      <div className="ev-grid-toolbar">
        {props.toolbar}
        <span className="ev-grid-count ev-num" aria-live="polite">
          {totalCount !== null && (count > 0 ? labels.selected(count, total) : labels.rowCount?.(total))}
        </span>
        <ColumnsPopover columns={columns} labels={labels} state={state} onStateChange={onStateChange} />
      </div>
      <div ref={scroller} className={cx("ev-grid-scroller", isLoading && !isEmpty && "ev-grid-stale")}>
        <span ref={startEdge} tabIndex={-1} />
        <div
          ref={grid}
          role="grid"
          aria-label={props.label}
          aria-rowcount={totalCount === null ? -1 : totalCount + 1}
          aria-colcount={layout.cellCount}
          aria-busy={isLoading || isLoadingMore}
          {...(selection && { "aria-multiselectable": true })}
          {...focus.gridProps}
          {...(onRowOpen && { onDoubleClick: openRow })}
        >
          <GridHeader
            grid={props}
            layout={layout}
            active={focus.active}
            hasMenu={hasMenu}
            openMenuId={columnMenu.openId}
            reorder={reorder}
            resize={resize}
            onChooseAll={chooseAll}
            onColumnMenu={columnMenu.open}
          />
          <div role="rowgroup" className="ev-grid-body" style={{ height: virtual.height }}>
            {virtual.items.map(({ index, top }) => {
              const row = layout.rows[index];
              if (!row) return null;
              return (
                <BodyRow
                  key={row.id}
                  row={row.original}
                  id={row.id}
                  name={rowLabel(row.original)}
                  index={index}
                  top={top}
                  shown={layout.shown}
                  cellCount={layout.cellCount}
                  labels={labels}
                  activeColumn={focus.active.row === index + 1 ? focus.active.column : null}
                  isChosen={selection ? isSelected(selection, row.id) && canChoose(row.original) : null}
                  canBeChosen={canChoose(row.original)}
                  hasMenu={hasMenu}
                  hasActions={hasMenu && rowActions(row.original).length > 0}
                  isMenuOpen={rowMenu.openId === row.id}
                  onChoose={choose}
                  onMenu={rowMenu.open}
                />
              );
            })}
          </div>
        </div>
        <span ref={endEdge} tabIndex={-1} />
        {isLoading && isEmpty && <SkeletonRows {...skeleton} />}
        {isLoadingMore && <SkeletonRows {...skeleton} rows={3} />}
        {hasFailed && isEmpty && !isLoading && (
          <GridError error={props.error} onRetry={props.onRetry} labels={labels} />
        )}
        {hasFailed && !isEmpty && <GridErrorRow error={props.error} onRetry={props.onRetry} labels={labels} />}
        {isEmpty && !isLoading && !hasFailed && <GridEmpty empty={props.empty} labels={labels} />}
      </div>
      <span className="ev-sr" role="status">
        {isLoading ? labels.loading : isLoadingMore ? labels.loadingMore : ""}
      </span>
      {selection && count > 0 && props.bulkActions && (
        <BulkBar
          actions={props.bulkActions}
          selection={selection}
          words={labels.selected(count, total)}
          labels={labels}
          onClear={() => onSelectionChange?.(nothing)}
        />
      )}
      {menuRow && (
        <Menu
          anchor={rowMenu.anchor}
          isOpen
          onOpenChange={rowMenu.close}
          label={labels.rowMenu(rowLabel(menuRow.original))}
          items={afterMenu(rowActions?.(menuRow.original) ?? [])}
        />
      )}
      {menuColumn && (
        <ColumnMenu
          shown={menuColumn}
          region={layout.shown
            .filter(({ isPinned }) => isPinned === menuColumn.isPinned)
            .map(({ column }) => column.id)}
          columns={columns}
          anchor={columnMenu.anchor}
          labels={labels}
          state={state}
          onStateChange={onStateChange}
          onResize={() => focusResizer(grid.current, menuColumn.column.id)}
          onClose={columnMenu.close}
          onGone={() => {
            columnMenu.close();
            focus.moveTo(focus.active);
          }}
        />
      )}
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

function focusResizer(grid: HTMLElement | null, id: string): void {
  // Once the menu has gone and given the focus back.
  setTimeout(() => {
    const header = [...(grid?.querySelectorAll<HTMLElement>("[data-column-id]") ?? [])];
    header
      .find((cell) => cell.dataset.columnId === id)
      ?.querySelector<HTMLElement>(".ev-grid-resizer")
      ?.focus();
  }, 200);
}
