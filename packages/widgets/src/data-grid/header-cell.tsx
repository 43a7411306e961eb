import type { KeyboardEvent, MouseEvent, PointerEvent } from "react";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import Filter from "lucide-react/icons/list-filter";
import { cx } from "../internal/cx.ts";
import { maximumWidth, minimumWidth } from "../logic/grid-columns.ts";
import { cellProps } from "../virtual-grid/cell-focus.ts";
import { flowKey } from "../virtual-grid/flow-key.ts";
import type { GridLabels } from "./types.ts";
import { pinnedClass, placeStyle } from "./place-style.ts";
import type { ShownColumn } from "./use-grid-layout.ts";

type PointerHandlers = Record<
  "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel",
  (event: PointerEvent<HTMLElement>) => void
>;

interface HeaderCellProps<Row> {
  readonly shown: ShownColumn<Row>;
  readonly labels: GridLabels;
  readonly width: number;
  /** Said where the column is narrowed. */
  readonly filteredWords: string | null;
  readonly isMenuOpen: boolean;
  readonly dropSide: "before" | "after" | null;
  readonly onSort: (adds: boolean) => void;
  readonly onMenu: (button: HTMLElement) => void;
  readonly onResizeBy: (pixels: number) => void;
  readonly onResetWidth: () => void;
  readonly dragProps: PointerHandlers;
  readonly resizeProps: PointerHandlers;
}

const coarseStep = 16;
const fineStep = 1;

export const HeaderCell = <Row,>(props: HeaderCellProps<Row>) => {
  const { shown, labels, onSort, onMenu } = props;
  const { column, index, sorted } = shown;
  const Arrow = sorted?.descending ? ArrowDown : ArrowUp;
  const words = (
    <>
      <span className="ev-grid-head-text" dir="auto">
        {column.header}
      </span>
      {props.filteredWords !== null && (
        <>
          <Filter className="ev-grid-head-arrow" />
          <span className="ev-sr">{props.filteredWords}</span>
        </>
      )}
      {sorted && (
        <>
          <Arrow className="ev-grid-head-arrow" />
          {sorted.place > 1 && (
            <span className="ev-grid-head-place ev-num" aria-hidden="true">
              {sorted.place}
            </span>
          )}
          {sorted.place > 1 && <span className="ev-sr">{labels.sortedInPlace(sorted.place, sorted.descending)}</span>}
        </>
      )}
    </>
  );
  return (
    <div
      {...cellProps({ row: 0, column: index })}
      {...ariaSort(column.isSortable, sorted)}
      role="columnheader"
      aria-colindex={index + 1}
      data-column-id={column.id}
      data-drop={props.dropSide ?? undefined}
      className={cx("ev-grid-cell ev-grid-head-cell", column.align === "end" && "ev-grid-cell-end", pinnedClass(shown))}
      style={placeStyle(shown)}
    >
      {column.isSortable ? (
        <button
          type="button"
          tabIndex={-1}
          className="ev-grid-head-words"
          {...props.dragProps}
          onClick={(event: MouseEvent) => onSort(event.shiftKey)}
        >
          {words}
        </button>
      ) : (
        <span className="ev-grid-head-words" {...props.dragProps}>
          {words}
        </span>
      )}
      <button
        type="button"
        tabIndex={-1}
        className="ev-grid-head-menu"
        aria-label={labels.columnMenu(column.header)}
        aria-haspopup="menu"
        aria-expanded={props.isMenuOpen}
        onClick={(event) => onMenu(event.currentTarget)}
      >
        <EllipsisVertical />
      </button>
      <ResizeHandle {...props} />
    </div>
  );
};

const ResizeHandle = <Row,>({ shown, labels, width, onResizeBy, onResetWidth, resizeProps }: HeaderCellProps<Row>) => {
  const takeKey = (event: KeyboardEvent) => {
    const key = flowKey(event);
    const direction = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    onResizeBy(direction * (event.shiftKey ? fineStep : coarseStep));
  };
  return (
    <div
      role="separator"
      tabIndex={-1}
      aria-orientation="vertical"
      aria-label={labels.resizeColumn(shown.column.header)}
      aria-valuenow={width}
      aria-valuemin={minimumWidth}
      aria-valuemax={maximumWidth}
      className="ev-grid-resizer"
      {...resizeProps}
      onKeyDown={takeKey}
      onDoubleClick={onResetWidth}
    />
  );
};

/** ARIA allows one sorted header at a time; the others have it in their text. */
const ariaSort = (isSortable: boolean | undefined, sorted: { descending: boolean; place: number } | null) => {
  if (!isSortable) return {};
  if (sorted?.place !== 1) return { "aria-sort": "none" as const };
  return { "aria-sort": sorted.descending ? ("descending" as const) : ("ascending" as const) };
};
