import type { ReactNode } from "react";
import { columnsInRange } from "../logic/cell-range.ts";
import type { CellRange } from "../logic/cell-range.ts";
import { isSelected } from "../logic/grid-selection.ts";
import { BodyRow } from "./body-row.tsx";
import type { LabelledGridProps, GridGroup, GridGroupChoice, GridRowFacts, GridSource } from "./types.ts";
import type { Anchored } from "./use-anchored.ts";
import type { VirtualRow } from "../virtual-grid/use-virtual-rows.ts";
import type { GridLayout, ShownColumn } from "./use-grid-layout.ts";

export interface GridBodyProps<Row extends object> {
  readonly grid: LabelledGridProps<Row>;
  readonly source: GridSource<Row>;
  readonly layout: GridLayout<Row>;
  /** The columns in sight. */
  readonly drawn: readonly ShownColumn<Row>[];
  readonly items: readonly VirtualRow[];
  readonly height: number;
  readonly range: CellRange | null;
  readonly rowMenu: Anchored;
  readonly canChoose: (row: Row) => boolean;
  readonly onChoose: (id: string, index: number, isRange: boolean) => void;
  readonly choiceOf: (group: GridGroup) => GridGroupChoice | undefined;
  readonly onDelete: (row: Row) => void;
}

/** The lines in sight: rows, and what the source draws between them. */
export const GridBody = <Row extends object>(props: GridBodyProps<Row>) => {
  const { grid, source, layout, range, rowMenu, canChoose } = props;
  const { labels, selection, rowActions, rowLabel, deletion } = grid;
  const first = source.first ?? 0;

  const draw = ({ index, top }: VirtualRow): ReactNode => {
    const line = source.lineAt(index);
    const rowIndex = first + index + 2;
    if (line.kind !== "row") {
      const choice = line.kind === "group" ? props.choiceOf(line.group) : undefined;
      const frame = { index, top, rowIndex, cellCount: layout.cellCount, choice };
      return source.draw?.(line, frame);
    }
    const { id, row } = line;
    const name = rowLabel(row);
    const chosenCells = columnsInRange(range, index + 1);
    return (
      <BodyRow
        key={id}
        row={row}
        id={id}
        name={name}
        index={index}
        top={top}
        rowIndex={rowIndex}
        level={grid.state.groupBy ? 2 : undefined}
        place={line.place}
        tree={source.tree}
        treeColumn={source.tree && layout.shown[0]?.index}
        shown={props.drawn}
        cellCount={layout.cellCount}
        labels={labels}
        isChosen={selection ? isSelected(selection, id, line.group) && canChoose(row) : null}
        canBeChosen={canChoose(row)}
        hasMenu={rowActions !== undefined}
        hasActions={rowActions !== undefined && rowActions(row).length > 0}
        isMenuOpen={rowMenu.openId === id}
        deleteLabel={deletion && (canDelete(row, deletion.canDelete) ? deletion.labels.delete(name) : null)}
        rangeFirst={chosenCells?.first ?? -1}
        rangeLast={chosenCells?.last ?? -1}
        hasEditing={grid.cells?.onChange !== undefined}
        onDelete={props.onDelete}
        onChoose={props.onChoose}
        onMenu={rowMenu.open}
      />
    );
  };

  return (
    <div role="rowgroup" className="ev-grid-body" style={{ height: props.height }}>
      {props.items.map(draw)}
    </div>
  );
};

const canDelete = <Row extends object>(row: Row, says: ((row: Row) => boolean) | undefined): boolean =>
  (row as GridRowFacts).hideDeleteButton !== true && (says?.(row) ?? true);
