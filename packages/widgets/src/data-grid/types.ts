import type { ReactNode } from "react";
import type { MenuEntry } from "../menu.tsx";
import type { GridCells, GridEdit } from "../grid/cells/cell-types.ts";
import type { GridValue } from "../grid/cells/grid-value.ts";
import type { GridColumnFilter, GridFilter, GridFiltering } from "../grid/filter/filter-types.ts";
import type { GridDeletion, GridGrouping, GridPaging } from "../grid/feature-types.ts";
import type { TreeLine } from "../virtual-grid/tree-rows.ts";

export type { GridValue };

export interface GridColumn<Row> {
  /** Stable over releases: saved layouts and the server's sort fields refer to it. */
  readonly id: string;
  /** The words of the header; also the column's name in menus. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Pixels to begin with, at least 92; a column that nobody has resized also takes its share of free room. */
  readonly width?: number | undefined;
  /** How narrow it may get before the grid scrolls sideways, at least 92; as wide as `width` when it is not given. */
  readonly minWidth?: number | undefined;
  /** `end` for numbers and times, which then stand in tabular figures. */
  readonly align?: "start" | "end" | undefined;
  readonly isSortable?: boolean | undefined;
  /** `false`: cannot be hidden (the name, say). */
  readonly isHideable?: boolean | undefined;
  /** Hidden until the user shows it. */
  readonly isHiddenAtFirst?: boolean | undefined;
  /** What the cell holds; the grid needs it wherever the browser itself sorts, filters, groups, copies or exports. */
  readonly value?: ((row: Row) => GridValue) | undefined;
  /** The value in words where they are not the value itself: a status, a duration. */
  readonly text?: ((row: Row) => string) | undefined;
  /** The cell's number for the sum and the mean of a range, where `value` is no number; null for none. */
  readonly amount?: ((row: Row) => number | null) | undefined;
  /** How the column can be narrowed, where the grid has `filtering`. */
  readonly filter?: GridColumnFilter | undefined;
  /** Whether rows can be put together by it, where the grid has `grouping`. */
  readonly isGroupable?: boolean | undefined;
  /** How its cells are changed in place, where the grid has `cells`. */
  readonly edit?: GridEdit | undefined;
  /** Below the last row, always in sight: a sum, an average. */
  readonly footer?: ReactNode;
}

export interface GridSort {
  readonly id: string;
  readonly descending: boolean;
}

/** Calls a watcher whenever the room around a grid begins to change; answers how to end that. */
export type WatchRoom = (watcher: () => void) => () => void;

/** The user's layout of the columns; the app keeps it per user and screen. Unknown ids are ignored. */
export interface GridState {
  readonly order: readonly string[];
  /** Pixels, of the columns that were resized. */
  readonly widths: Readonly<Record<string, number>>;
  readonly hidden: readonly string[];
  /** At the start of the row, in this order. */
  readonly pinned: readonly string[];
  /** At the end of the row, in this order. */
  readonly pinnedEnd?: readonly string[] | undefined;
  /** The first is sorted by first. */
  readonly sorting: readonly GridSort[];
  /** What the columns are narrowed to, by column. */
  readonly filters?: Readonly<Record<string, GridFilter>> | undefined;
  /** The column that rows are put together by. */
  readonly groupBy?: string | null | undefined;
}

/** Rows that have something in common. */
export interface GridGroup {
  /** Stays the same over refreshes. */
  readonly id: string;
  readonly column: string;
  /** The rows' common value in the column, as the server has it. */
  readonly value: string;
  /** The same as text; empty where the rows have no value. */
  readonly words: string;
  readonly count: number;
}

/** One line of the grid: a row, the head of a group, a row that is loading, or one of a page that failed. */
export type GridLine<Row> =
  /** With its group where a server has put it into one. */
  | { kind: "row"; id: string; row: Row; group?: GridGroup | undefined; place?: GridTreePlace | undefined }
  | { kind: "group"; id: string; group: GridGroup; isOpen: boolean }
  | { kind: "pending"; id: string }
  | { kind: "failed"; id: string };

/** Where a row stands in a tree of rows. */
export type GridTreePlace = Omit<TreeLine<unknown>, "node">;

/** What a tree of rows adds to a grid. */
export interface GridTree {
  readonly expand: (row: string) => string;
  readonly collapse: (row: string) => string;
  readonly onToggle: (id: string) => void;
}

/** Where lines come from when the browser does not simply hold the first rows. */
export interface GridSource<Row> {
  /** How many lines there are, those that have not come yet included. */
  readonly count: number;
  /** The place of the first line among all rows, where only one page of them is shown. */
  readonly first?: number | undefined;
  readonly lineAt: (index: number) => GridLine<Row>;
  /** The place of a line by its id, -1 for none; without it the grid looks through all lines. */
  readonly indexOf?: ((id: string) => number) | undefined;
  /** Draws lines that are not rows, with their own styles. */
  readonly draw?: ((line: GridLine<Row>, frame: GridLineFrame) => ReactNode) | undefined;
  /** Called with the visible range whenever it changes. */
  readonly onSight?: ((first: number, last: number) => void) | undefined;
  readonly onToggleGroup?: ((id: string) => void) | undefined;
  /** Its rows have rows below them. */
  readonly tree?: GridTree | undefined;
  /** What the line belongs to, in words: it sticks below the header while the line is the first in sight. `null` for none. */
  readonly sectionOf?: ((index: number) => string | null) | undefined;
  /** All rows of a group, where the browser has them. */
  readonly membersOf?: ((id: string) => readonly Row[]) | undefined;
}

/** Where and how a line that is no row is drawn. */
export interface GridLineFrame {
  readonly index: number;
  /** Pixels from the top of the body. */
  readonly top: number;
  /** `aria-rowindex` of the line. */
  readonly rowIndex: number;
  readonly cellCount: number;
  /** The box at the head of a group, where rows can be chosen. */
  readonly choice?: GridGroupChoice | undefined;
}

export interface GridGroupChoice {
  readonly extent: "none" | "some" | "all";
  readonly onToggle: () => void;
}

/** What a row may say of itself. */
export interface GridRowFacts {
  readonly hideCheckBox?: boolean | undefined;
  readonly hideDeleteButton?: boolean | undefined;
}

/**
 * Which of the server's rows are chosen, also of those that are not loaded: all but `except`, or none but `except`.
 * So 'all' stays 'all' when the list is refreshed or grows.
 */
export interface GridSelection {
  readonly all: boolean;
  readonly except: readonly string[];
  /** Of a list that the server groups: what is chosen of its groups, each told apart from the others. */
  readonly groups?: readonly GridGroupSelection[] | undefined;
}

/** A group of which the rows are as `all` says, or the other way round where it `isTurned`, but for those of `except`. */
export interface GridGroupSelection extends GridGroup {
  readonly isTurned: boolean;
  readonly except: readonly string[];
}

export interface GridStatistics {
  /** The entry of the menu. */
  readonly label: string;
  /** Which columns have them. */
  readonly has: (columnId: string) => boolean;
  readonly onOpen: (columnId: string) => void;
}

export interface GridBulkAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly tone?: "neutral" | "danger" | undefined;
  /** The highest stands first. */
  readonly orderIndex?: number | undefined;
  readonly onAction: (selection: GridSelection) => void;
}

/** Every word of the grid. */
export interface GridLabels {
  readonly selectAll: string;
  readonly selectRow: (row: string) => string;
  /** "1,248 users", while nothing is chosen; without it the place stays empty. */
  readonly rowCount?: ((total: number) => ReactNode) | undefined;
  /** "2 of 1,248 selected"; "2 selected" where some of them may be rows that the list does not show now. */
  readonly selected: (count: number, total: number | null) => ReactNode;
  readonly clearSelection: string;
  readonly bulkActions: string;
  readonly rowMenu: (row: string) => string;
  readonly columnMenu: (column: string) => string;
  /** "Sorted by this column in second place", for a screen reader. */
  readonly sortedInPlace: (place: number, descending: boolean) => string;
  readonly sortAscending: string;
  readonly sortDescending: string;
  readonly clearSort: string;
  readonly moveLeft: string;
  readonly moveRight: string;
  readonly pinLeft: string;
  readonly pinRight: string;
  readonly unpin: string;
  readonly hide: string;
  readonly resize: string;
  /** Names the handle at the column's edge. */
  readonly resizeColumn: (column: string) => string;
  /** The button and the title of the list of columns. */
  readonly columns: string;
  readonly showColumn: (column: string) => string;
  readonly moveColumnUp: (column: string) => string;
  readonly moveColumnDown: (column: string) => string;
  readonly pinColumn: (column: string) => string;
  readonly resetColumns: string;
  readonly loading: string;
  readonly loadingMore: string;
  readonly retry: string;
  /** Shown when there are no rows and no `empty` is given. */
  readonly noRows: string;
}

export interface LabelledGridProps<Row extends object> {
  /** Names the grid. */
  readonly label: string;
  readonly labels: GridLabels;
  readonly columns: readonly GridColumn<Row>[];
  /** The rows loaded so far, in the server's order. Not looked at where there is a `source`. */
  readonly rows?: readonly Row[] | undefined;
  /** From `useClientRows` (all rows in the browser) or `useServerRows` (any page of a million). */
  readonly source?: GridSource<Row> | undefined;
  readonly rowId: (row: Row) => string;
  /** What a row is called in the names of its checkbox and its menu. */
  readonly rowLabel: (row: Row) => string;
  /** How many rows the server has; `null` while it is not known. */
  readonly totalCount: number | null;
  /** The first page is on its way (skeleton rows), or other rows for the ones shown (they are dimmed). */
  readonly isLoading?: boolean | undefined;
  readonly isLoadingMore?: boolean | undefined;
  /** Called when the end of the loaded rows comes near and `totalCount` says that there are more. */
  readonly onLoadMore?: (() => void) | undefined;
  /** Stands in for the rows, or below them when some are there. */
  readonly error?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  /** Stands in for the rows when there are none: an EmptyState. */
  readonly empty?: ReactNode;
  readonly state: GridState;
  readonly onStateChange: (state: GridState) => void;
  /** With both there is a checkbox column. */
  readonly selection?: GridSelection | undefined;
  readonly onSelectionChange?: ((selection: GridSelection) => void) | undefined;
  /** Also false for a row that says `hideCheckBox`. */
  readonly isRowSelectable?: ((row: Row) => boolean) | undefined;
  readonly bulkActions?: readonly GridBulkAction[] | undefined;
  /** The menu at the end of a row; with no entries the row has none. */
  readonly rowActions?: ((row: Row) => readonly MenuEntry[]) | undefined;
  /** Statistics of columns, from their menus. */
  readonly statistics?: GridStatistics | undefined;
  /** Enter on a row's plain cell and a double click. */
  readonly onRowOpen?: ((row: Row) => void) | undefined;
  /** Changes when other rows are asked for (a search, a filter): the grid scrolls to the top. */
  readonly queryKey?: string | undefined;
  /** Tells when the room around the grid begins to change (the sidebar): 900 ms later the columns take their new widths. */
  readonly watchRoom?: WatchRoom | undefined;
  /** Filters in the columns' menus. */
  readonly filtering?: GridFiltering | undefined;
  /** Rows put together by a column, from its menu. */
  readonly grouping?: GridGrouping | undefined;
  /** Buttons for pages below the rows, instead of a list without end. */
  readonly paging?: GridPaging | undefined;
  /** A column with a button that deletes the row, after a question and with a way back. */
  readonly deletion?: GridDeletion<Row> | undefined;
  /** Ranges of cells: choose, copy, paste, change in place, undo. */
  readonly cells?: GridCells<Row> | undefined;
  /** Above the columns: search, filters. */
  readonly toolbar?: ReactNode;
  readonly className?: string | undefined;
}
