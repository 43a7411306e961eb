import { cx } from "../internal/cx.ts";
import { extentOf } from "../logic/grid-selection.ts";
import { nextSorting, resetWidth, widthOf } from "../logic/grid-columns.ts";
import { GridCheck } from "./body-row.tsx";
import { cellProps } from "../virtual-grid/cell-focus.ts";
import { HeaderCell } from "./header-cell.tsx";
import type { LabelledGridProps } from "./types.ts";
import type { useColumnReorder, useColumnResize } from "./use-column-drag.ts";
import type { GridLayout, ShownColumn } from "./use-grid-layout.ts";

interface GridHeaderProps<Row extends object> {
  readonly grid: LabelledGridProps<Row>;
  readonly layout: GridLayout<Row>;
  /** The columns in sight. */
  readonly drawn: readonly ShownColumn<Row>[];
  readonly total: number;
  /** How many of them cannot be selected. */
  readonly fixed: number;
  /** Selected rows need not be in the list. */
  readonly hasHiddenSelection: boolean;
  /** Narrow columns at the end: delete, menu. */
  readonly endColumns: number;
  readonly openMenuId: string | null;
  readonly reorder: ReturnType<typeof useColumnReorder>;
  readonly resize: ReturnType<typeof useColumnResize>;
  readonly onChooseAll: () => void;
  readonly onColumnMenu: (id: string, anchor: HTMLElement) => void;
}

export const GridHeader = <Row extends object>(props: GridHeaderProps<Row>) => {
  const { grid, layout, endColumns, openMenuId, reorder, resize, onChooseAll, onColumnMenu } = props;
  const { labels, state, onStateChange, selection, filtering } = grid;
  const place = (column: number) => ({
    ...cellProps({ row: 0, column }),
    role: "columnheader",
    "aria-colindex": column + 1,
  });
  const extent = selection && extentOf(selection, props.total, props.fixed, props.hasHiddenSelection);
  return (
    <div role="rowgroup" className="ev-grid-head">
      <div role="row" aria-rowindex={1} className="ev-grid-row ev-grid-row-still">
        {selection && (
          <div {...place(0)} className="ev-grid-cell ev-grid-cell-narrow ev-grid-check-cell">
            <GridCheck
              label={labels.selectAll}
              isSelected={extent === "all"}
              isPartial={extent === "some"}
              onChange={onChooseAll}
            />
          </div>
        )}
        {props.drawn.map((shown) => {
          const { id } = shown.column;
          return (
            <HeaderCell
              key={id}
              shown={shown}
              labels={labels}
              width={widthOf(state, shown.column)}
              filteredWords={state.filters?.[id] && filtering ? filtering.labels.filtered : null}
              isMenuOpen={openMenuId === id}
              dropSide={reorder.drop?.target === id ? reorder.drop.side : null}
              onSort={(adds) => {
                if (!reorder.wasDragged()) onStateChange({ ...state, sorting: nextSorting(state.sorting, id, adds) });
              }}
              onMenu={(anchor) => onColumnMenu(id, anchor)}
              onResizeBy={(pixels) => resize.resizeBy(id, pixels)}
              onResetWidth={() => onStateChange(resetWidth(state, id))}
              dragProps={reorder.dragProps(id)}
              resizeProps={resize.resizeProps(id)}
            />
          );
        })}
        {Array.from({ length: endColumns }, (_, at) => (
          <div
            key={at}
            {...place(layout.cellCount - endColumns + at)}
            role="gridcell"
            className={cx("ev-grid-cell ev-grid-cell-narrow", at === endColumns - 1 && "ev-grid-menu-cell")}
          />
        ))}
      </div>
    </div>
  );
};
