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
  id: string;
  /** The words of the header; also the column's name in menus. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Pixels to begin with, at least 92; a column that nobody has resized also takes its share of free room. */
  width?: number | undefined;
  /** How narrow it may get before the grid scrolls sideways, at least 92; as wide as `width` when it is not given. */
  minWidth?: number | undefined;
  /** `end` for numbers and times, which then stand in tabular figures. */
  align?: "start" | "end" | undefined;
  isSortable?: boolean | undefined;
  /** `false`: cannot be hidden (the name, say). */
  isHideable?: boolean | undefined;
  /** Hidden until the user shows it. */
  isHiddenAtFirst?: boolean | undefined;
  /** What the cell holds; the grid needs it wherever the browser itself sorts, filters, groups, copies or exports. */
  value?: ((row: Row) => GridValue) | undefined;
  /** The value in words where they are not the value itself: a status, a duration. */
  text?: ((row: Row) => string) | undefined;
  /** How the column can be narrowed, where the grid has `filtering`. */
  filter?: GridColumnFilter | undefined;
  /** Whether rows can be put together by it, where the grid has `grouping`. */
  isGroupable?: boolean | undefined;
  /** How its cells are changed in place, where the grid has `cells`. */
  edit?: GridEdit | undefined;
  /** Below the last row, always in sight: a sum, an average. */
  footer?: ReactNode;
}

export interface GridSort {
  id: string;
  descending: boolean;
}

/** Calls a watcher whenever the room around a grid begins to change; answers how to end that. */
export type WatchRoom = (watcher: () => void) => () => void;

/** The user's layout of the columns; the app keeps it per user and screen. Unknown ids are ignored. */
export interface GridState {
  order: readonly string[];
  /** Pixels, of the columns that were resized. */
  widths: Readonly<Record<string, number>>;
  hidden: readonly string[];
  /** At the start of the row, in this order. */
  pinned: readonly string[];
  /** At the end of the row, in this order. */
  pinnedEnd?: readonly string[] | undefined;
  /** The first is sorted by first. */
  sorting: readonly GridSort[];
  /** What the columns are narrowed to, by column. */
  filters?: Readonly<Record<string, GridFilter>> | undefined;
  /** The column that rows are put together by. */
  groupBy?: string | null | undefined;
}

/** Rows that have something in common. */
export interface GridGroup {
  /** Stays the same over refreshes. */
  id: string;
  column: string;
  /** The rows' common value in the column, as the server has it. */
  value: string;
  /** The same as text; empty where the rows have no value. */
  words: string;
  count: number;
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
  expand: (row: string) => string;
  collapse: (row: string) => string;
  onToggle: (id: string) => void;
}

/** Where lines come from when the browser does not simply hold the first rows. */
export interface GridSource<Row> {
  /** How many lines there are, those that have not come yet included. */
  count: number;
  /** The place of the first line among all rows, where only one page of them is shown. */
  first?: number | undefined;
  lineAt: (index: number) => GridLine<Row>;
  /** The place of a line by its id, -1 for none; without it the grid looks through all lines. */
  indexOf?: ((id: string) => number) | undefined;
  /** Draws lines that are not rows, with their own styles. */
  draw?: ((line: GridLine<Row>, frame: GridLineFrame) => ReactNode) | undefined;
  /** Called with the visible range whenever it changes. */
  onSight?: ((first: number, last: number) => void) | undefined;
  onToggleGroup?: ((id: string) => void) | undefined;
  /** Its rows have rows below them. */
  tree?: GridTree | undefined;
  /** What the line belongs to, in words: it sticks below the header while the line is the first in sight. `null` for none. */
  sectionOf?: ((index: number) => string | null) | undefined;
  /** All rows of a group, where the browser has them. */
  membersOf?: ((id: string) => readonly Row[]) | undefined;
}

/** Where and how a line that is no row is drawn. */
export interface GridLineFrame {
  index: number;
  /** Pixels from the top of the body. */
  top: number;
  /** `aria-rowindex` of the line. */
  rowIndex: number;
  cellCount: number;
  /** The box at the head of a group, where rows can be chosen. */
  choice?: GridGroupChoice | undefined;
}

export interface GridGroupChoice {
  extent: "none" | "some" | "all";
  onToggle: () => void;
}

/** What a row may say of itself. */
export interface GridRowFacts {
  hideCheckBox?: boolean | undefined;
  hideDeleteButton?: boolean | undefined;
}

/**
 * Which of the server's rows are chosen, also of those that are not loaded: all but `except`, or none but `except`.
 * So 'all' stays 'all' when the list is refreshed or grows.
 */
export interface GridSelection {
  all: boolean;
  except: readonly string[];
  /** Of a list that the server groups: what is chosen of its groups, each told apart from the others. */
  groups?: readonly GridGroupSelection[] | undefined;
}

/** A group of which the rows are as `all` says, or the other way round where it `isTurned`, but for those of `except`. */
export interface GridGroupSelection extends GridGroup {
  isTurned: boolean;
  except: readonly string[];
}

export interface GridStatistics {
  /** The entry of the menu. */
  label: string;
  /** Which columns have them. */
  has: (columnId: string) => boolean;
  onOpen: (columnId: string) => void;
}

export interface GridBulkAction {
  id: string;
  label: string;
  icon?: ReactNode;
  tone?: "neutral" | "danger" | undefined;
  /** The highest stands first. */
  orderIndex?: number | undefined;
  onAction: (selection: GridSelection) => void;
}

/** Every word of the grid. */
export interface GridLabels {
  selectAll: string;
  selectRow: (row: string) => string;
  /** "1,248 users", while nothing is chosen; without it the place stays empty. */
  rowCount?: ((total: number) => ReactNode) | undefined;
  /** "2 of 1,248 selected"; "2 selected" where some of them may be rows that the list does not show now. */
  selected: (count: number, total: number | null) => ReactNode;
  clearSelection: string;
  bulkActions: string;
  rowMenu: (row: string) => string;
  columnMenu: (column: string) => string;
  /** "Sorted by this column in second place", for a screen reader. */
  sortedInPlace: (place: number, descending: boolean) => string;
  sortAscending: string;
  sortDescending: string;
  clearSort: string;
  moveLeft: string;
  moveRight: string;
  pinLeft: string;
  pinRight: string;
  unpin: string;
  hide: string;
  resize: string;
  /** Names the handle at the column's edge. */
  resizeColumn: (column: string) => string;
  /** The button and the title of the list of columns. */
  columns: string;
  showColumn: (column: string) => string;
  moveColumnUp: (column: string) => string;
  moveColumnDown: (column: string) => string;
  pinColumn: (column: string) => string;
  resetColumns: string;
  loading: string;
  loadingMore: string;
  retry: string;
  /** Shown when there are no rows and no `empty` is given. */
  noRows: string;
}

export interface LabelledGridProps<Row extends object> {
  /** Names the grid. */
  label: string;
  labels: GridLabels;
  columns: readonly GridColumn<Row>[];
  /** The rows loaded so far, in the server's order. Not looked at where there is a `source`. */
  rows?: readonly Row[] | undefined;
  /** From `useClientRows` (all rows in the browser) or `useServerRows` (any page of a million). */
  source?: GridSource<Row> | undefined;
  rowId: (row: Row) => string;
  /** What a row is called in the names of its checkbox and its menu. */
  rowLabel: (row: Row) => string;
  /** How many rows the server has; `null` while it is not known. */
  totalCount: number | null;
  /** The first page is on its way (skeleton rows), or other rows for the ones shown (they are dimmed). */
  isLoading?: boolean | undefined;
  isLoadingMore?: boolean | undefined;
  /** Called when the end of the loaded rows comes near and `totalCount` says that there are more. */
  onLoadMore?: (() => void) | undefined;
  /** Stands in for the rows, or below them when some are there. */
  error?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Stands in for the rows when there are none: an EmptyState. */
  empty?: ReactNode;
  state: GridState;
  onStateChange: (state: GridState) => void;
  /** With both there is a checkbox column. */
  selection?: GridSelection | undefined;
  onSelectionChange?: ((selection: GridSelection) => void) | undefined;
  /** Also false for a row that says `hideCheckBox`. */
  isRowSelectable?: ((row: Row) => boolean) | undefined;
  bulkActions?: readonly GridBulkAction[] | undefined;
  /** The menu at the end of a row; with no entries the row has none. */
  rowActions?: ((row: Row) => readonly MenuEntry[]) | undefined;
  /** Statistics of columns, from their menus. */
  statistics?: GridStatistics | undefined;
  /** Enter on a row's plain cell and a double click. */
  onRowOpen?: ((row: Row) => void) | undefined;
  /** Changes when other rows are asked for (a search, a filter): the grid scrolls to the top. */
  queryKey?: string | undefined;
  /** Tells when the room around the grid begins to change (the sidebar): 900 ms later the columns take their new widths. */
  watchRoom?: WatchRoom | undefined;
  /** Filters in the columns' menus. */
  filtering?: GridFiltering | undefined;
  /** Rows put together by a column, from its menu. */
  grouping?: GridGrouping | undefined;
  /** Buttons for pages below the rows, instead of a list without end. */
  paging?: GridPaging | undefined;
  /** A column with a button that deletes the row, after a question and with a way back. */
  deletion?: GridDeletion<Row> | undefined;
  /** Ranges of cells: choose, copy, paste, change in place, undo. */
  cells?: GridCells<Row> | undefined;
  /** Above the columns: search, filters. */
  toolbar?: ReactNode;
  className?: string | undefined;
}
