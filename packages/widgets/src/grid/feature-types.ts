import type { ReactNode } from "react";

export interface GridGroupLabels {
  groupBy: string;
  ungroup: string;
  /** "Team: Billing" and how many rows. */
  group: (column: string, value: string) => string;
  count: (count: number) => string;
  /** Names the box that chooses all rows of a group. */
  selectGroup: (group: string) => string;
  /** Stands for rows that have nothing in the column. */
  nothing: string;
}

export interface GridGrouping {
  labels: GridGroupLabels;
}

export interface GridPagerLabels {
  /** Names the group of buttons. */
  pages: string;
  pageSize: string;
  /** "1–50 of 1,248" */
  range: (first: number, last: number, total: number) => string;
  goTo: (page: number) => string;
  first: string;
  previous: string;
  next: string;
  last: string;
}

export interface GridPaging {
  /** From 0. */
  page: number;
  pageSize: number;
  /** What a user may choose from; without it the size is fixed. */
  pageSizes?: readonly number[] | undefined;
  /** Rows on all pages; `null` while it is not known. */
  total: number | null;
  onChange: (paging: { page: number; pageSize: number }) => void;
  labels: GridPagerLabels;
}

export interface GridDeletionLabels {
  delete: (row: string) => string;
  title: string;
  question: (row: string) => ReactNode;
  confirm: string;
  cancel: string;
  deleted: (row: string) => string;
  undo: string;
  undone: (row: string) => string;
  failed: string;
}

export interface GridDeletion<Row> {
  /** Deletes on the server. When the promise is rejected the row stays and `error` is shown. */
  onDelete: (row: Row) => void | Promise<void>;
  /** Restores the row; without it a deletion cannot be undone. */
  onUndo?: ((row: Row) => void | Promise<void>) | undefined;
  /** Also false for a row that says `hideDeleteButton`. */
  canDelete?: ((row: Row) => boolean) | undefined;
  labels: GridDeletionLabels;
}

export interface GridLineLabels {
  /** Said of a row on its way. */
  pending: string;
  failed: string;
  retry: string;
}
