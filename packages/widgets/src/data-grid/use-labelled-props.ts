import type { GridCells } from "../grid/cells/cell-types.ts";
import type { GridDeletion, GridPaging } from "../grid/feature-types.ts";
import { useLabelsOf } from "../labels.tsx";
import type { GridLabels, LabelledGridProps } from "./types.ts";

type Labelled = "labels" | "filtering" | "grouping" | "paging" | "deletion" | "cells";

export interface DataGridProps<Row extends object> extends Omit<LabelledGridProps<Row>, Labelled> {
  /** Other words than every grid has: "1,248 users". */
  readonly labels?: Partial<GridLabels> | undefined;
  /** Filters in the columns' menus. */
  readonly isFilterable?: boolean | undefined;
  /** Rows put together by a column, from its menu. */
  readonly isGroupable?: boolean | undefined;
  /** Buttons for pages below the rows, instead of a list without end. */
  readonly paging?: Omit<GridPaging, "labels"> | undefined;
  /** A column with a button that deletes the row, after a question and with a way back. */
  readonly deletion?: Omit<GridDeletion<Row>, "labels"> | undefined;
  /** Ranges of cells: choose, copy, paste, change in place, undo. */
  readonly cells?: Omit<GridCells<Row>, "labels"> | undefined;
}

/** The grid's props with its labels. */
export const useLabelledProps = <Row extends object>(props: DataGridProps<Row>): LabelledGridProps<Row> => {
  const { labels, isFilterable, isGroupable, paging, deletion, cells, ...rest } = props;
  const labelsOf = useLabelsOf();
  return {
    ...rest,
    labels: labels ? { ...labelsOf("grid"), ...labels } : labelsOf("grid"),
    filtering: isFilterable ? { labels: labelsOf("gridFilters") } : undefined,
    grouping: isGroupable ? { labels: labelsOf("gridGroups") } : undefined,
    paging: paging && { ...paging, labels: labelsOf("gridPager") },
    deletion: deletion && { ...deletion, labels: labelsOf("gridDeletion") },
    cells: cells && { ...cells, labels: labelsOf("gridCells") },
  };
};
