import type { ReactNode } from "react";
import type { MenuEntry } from "../menu.tsx";

export interface GridColumn<Row> {
  /** Stays the same over releases: users' settings and the server's sorting speak of it. */
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
}

export interface GridSort {
  id: string;
  descending: boolean;
}

/** What a user has made of the columns; the app keeps it per user and screen. Ids it does not know are left alone. */
export interface GridState {
  order: readonly string[];
  /** Pixels, of the columns that were resized. */
  widths: Readonly<Record<string, number>>;
  hidden: readonly string[];
  /** At the left, in this order. */
  pinned: readonly string[];
  /** The first is sorted by first. */
  sorting: readonly GridSort[];
}

/**
 * Which of the server's rows are chosen, also of those that are not loaded: all but `except`, or none but `except`.
 * So 'all' stays 'all' when the list is refreshed or grows.
 */
export interface GridSelection {
  all: boolean;
  except: readonly string[];
}

export interface GridBulkAction {
  id: string;
  label: string;
  icon?: ReactNode;
  tone?: "plain" | "danger" | undefined;
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
  /** "2 of 1,248 selected" */
  selected: (count: number, total: number) => ReactNode;
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

export interface DataGridProps<Row> {
  /** Names the grid. */
  label: string;
  labels: GridLabels;
  columns: readonly GridColumn<Row>[];
  /** The rows loaded so far, in the server's order. */
  rows: readonly Row[];
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
  isRowSelectable?: ((row: Row) => boolean) | undefined;
  bulkActions?: readonly GridBulkAction[] | undefined;
  /** The menu at the end of a row; with no entries the row has none. */
  rowActions?: ((row: Row) => readonly MenuEntry[]) | undefined;
  /** Enter on a row's plain cell and a double click. */
  onRowOpen?: ((row: Row) => void) | undefined;
  /** Changes when other rows are asked for (a search, a filter): the grid scrolls to the top. */
  queryKey?: string | undefined;
  /** Changes when the room around the grid changes (the sidebar): 900 ms later the grid is measured anew. */
  layoutKey?: string | undefined;
  /** Above the columns: search, filters. */
  toolbar?: ReactNode;
  className?: string | undefined;
}
