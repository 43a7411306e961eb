import { memo } from "react";
import type { ReactNode } from "react";
import Ellipsis from "lucide-react/icons/ellipsis";
import Trash from "lucide-react/icons/trash-2";
import { cx } from "../internal/cx.ts";
import { cellProps } from "../virtual-grid/cell-focus.ts";
import { TreeCell } from "./tree-cell.tsx";
import type { GridLabels, GridTree, GridTreePlace } from "./types.ts";
import { pinnedClass, placeStyle } from "./place-style.ts";
import type { ShownColumn } from "./use-grid-layout.ts";

interface BodyRowProps<Row> {
  readonly row: Row;
  readonly id: string;
  /** The row's name in the labels of its controls. */
  readonly name: string;
  /** From 0, among the rows. */
  readonly index: number;
  /** Pixels from the top of the body. */
  readonly top: number;
  /** `aria-rowindex`. */
  readonly rowIndex: number;
  /** Depth in groups; absent where there are none. */
  readonly level: number | undefined;
  /** Where the row stands in a tree, what opens it, and in which column; absent in other grids. */
  readonly place: GridTreePlace | undefined;
  readonly tree: GridTree | undefined;
  readonly treeColumn: number | undefined;
  /** The columns in sight. */
  readonly shown: readonly ShownColumn<Row>[];
  readonly cellCount: number;
  readonly labels: GridLabels;
  /** `null`: rows cannot be chosen. */
  readonly isChosen: boolean | null;
  readonly canBeChosen: boolean;
  /** Whether the grid has a column of menus. */
  readonly hasMenu: boolean;
  /** Whether this row has anything in its menu. */
  readonly hasActions: boolean;
  readonly isMenuOpen: boolean;
  /** Names the button that deletes the row; `null` for a row without one, undefined for a grid without the column. */
  readonly deleteLabel: string | null | undefined;
  /** The chosen cells of the row, from one column to another; -1 for none. */
  readonly rangeFirst: number;
  readonly rangeLast: number;
  /** Whether cells are changed in place. */
  readonly hasEditing: boolean;
  readonly onDelete: (row: Row) => void;
  readonly onChoose: (id: string, index: number, isRange: boolean) => void;
  readonly onMenu: (id: string, anchor: HTMLElement) => void;
}

const BodyRowView = <Row,>(props: BodyRowProps<Row>) => {
  const { row, id, name, index, top, shown, cellCount, labels, isChosen, hasMenu, place: treePlace, tree } = props;
  const place = (column: number) => ({
    ...cellProps({ row: index + 1, column }),
    role: "gridcell",
    "aria-colindex": column + 1,
  });
  return (
    <div
      role="row"
      aria-rowindex={props.rowIndex}
      aria-level={treePlace?.level ?? props.level}
      aria-posinset={treePlace?.position}
      aria-setsize={treePlace?.siblings}
      aria-expanded={treePlace?.isOpen ?? undefined}
      {...(isChosen !== null && { "aria-selected": isChosen })}
      data-row-id={id}
      className={cx("ev-grid-row", isChosen && "ev-grid-row-chosen")}
      style={{ transform: `translateY(${top}px)` }}
    >
      {isChosen !== null && (
        <div {...place(0)} className="ev-grid-cell ev-grid-cell-narrow ev-grid-check-cell">
          {props.canBeChosen && (
            <GridCheck
              label={labels.selectRow(name)}
              isSelected={isChosen}
              onChange={(isRange) => props.onChoose(id, index, isRange)}
            />
          )}
        </div>
      )}
      {shown.map((one) => {
        const { column, index: at } = one;
        return (
          <div
            key={column.id}
            {...place(at)}
            className={cx(
              "ev-grid-cell",
              column.align === "end" && "ev-grid-cell-end ev-num",
              pinnedClass(one),
              at >= props.rangeFirst && at <= props.rangeLast && "ev-grid-in-range",
            )}
            {...(at >= props.rangeFirst && at <= props.rangeLast && { "aria-selected": true })}
            {...(props.hasEditing && { "aria-readonly": !column.edit })}
            style={placeStyle(one)}
          >
            {treePlace && tree && at === props.treeColumn ? (
              <TreeCell id={id} name={name} place={treePlace} tree={tree}>
                <CellContent>{column.cell(row)}</CellContent>
              </TreeCell>
            ) : (
              <CellContent>{column.cell(row)}</CellContent>
            )}
          </div>
        );
      })}
      {props.deleteLabel !== undefined && (
        <div
          {...place(cellCount - 1 - Number(hasMenu))}
          className={cx("ev-grid-cell ev-grid-cell-narrow", !hasMenu && "ev-grid-menu-cell")}
        >
          {props.deleteLabel !== null && (
            <button
              type="button"
              tabIndex={-1}
              className="ev-grid-row-menu"
              aria-label={props.deleteLabel}
              onClick={() => props.onDelete(row)}
            >
              <Trash />
            </button>
          )}
        </div>
      )}
      {hasMenu && (
        <div {...place(cellCount - 1)} className="ev-grid-cell ev-grid-cell-narrow ev-grid-menu-cell">
          {props.hasActions && (
            <button
              type="button"
              tabIndex={-1}
              className="ev-grid-row-menu"
              aria-label={labels.rowMenu(name)}
              aria-haspopup="menu"
              aria-expanded={props.isMenuOpen}
              onClick={(event) => props.onMenu(id, event.currentTarget)}
            >
              <Ellipsis />
            </button>
          )}
        </div>
      )}
    </div>
  );
};

/** One row; drawn again only when something of its own has changed, so that scrolling and resizing stay cheap. */
export const BodyRow = memo(BodyRowView) as typeof BodyRowView;

/**
 * Text is cut with an ellipsis; anything else lays itself out. It runs in its own direction: in a grid from right to
 * left the parts of a phone number would change places.
 */
const CellContent = ({ children }: { children: ReactNode }) => {
  if (typeof children !== "string" && typeof children !== "number") return children;
  return (
    <span className="ev-grid-text" dir="auto">
      {children}
    </span>
  );
};

interface GridCheckProps {
  readonly label: string;
  readonly isSelected: boolean;
  readonly isPartial?: boolean;
  readonly onChange: (isRange: boolean) => void;
}

/** A native box: a grid has hundreds of them on a fast scroll. */
export const GridCheck = ({ label, isSelected, isPartial = false, onChange }: GridCheckProps) => (
  <label className="ev-grid-check">
    <input
      type="checkbox"
      tabIndex={-1}
      aria-label={label}
      checked={isSelected}
      ref={(input) => {
        if (input) input.indeterminate = isPartial;
      }}
      onChange={(event) => onChange((event.nativeEvent as MouseEvent).shiftKey)}
    />
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={isPartial ? "M4 8h8" : "m3.8 8.2 2.8 2.8 5.6-6"} />
    </svg>
  </label>
);
