import type { ReactNode } from "react";

export interface GridGroupLabels {
  readonly groupBy: string;
  readonly ungroup: string;
  /** "Team: Billing" and how many rows. */
  readonly group: (column: string, value: string) => string;
  readonly count: (count: number) => string;
  /** Names the box that chooses all rows of a group. */
  readonly selectGroup: (group: string) => string;
  /** Stands for rows that have nothing in the column. */
  readonly nothing: string;
}

export interface GridGrouping {
  readonly labels: GridGroupLabels;
}

export interface GridPagerLabels {
  /** Names the group of buttons. */
  readonly pages: string;
  readonly pageSize: string;
  /** "1–50 of 1,248" */
  readonly range: (first: number, last: number, total: number) => string;
  readonly goTo: (page: number) => string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
}

export interface GridPaging {
  /** From 0. */
  readonly page: number;
  readonly pageSize: number;
  /** What a user may choose from; without it the size is fixed. */
  readonly pageSizes?: readonly number[] | undefined;
  /** Rows on all pages; `null` while it is not known. */
  readonly total: number | null;
  readonly onChange: (paging: { readonly page: number; readonly pageSize: number }) => void;
  readonly labels: GridPagerLabels;
}

export interface GridDeletionLabels {
  readonly delete: (row: string) => string;
  readonly title: string;
  readonly question: (row: string) => ReactNode;
  readonly confirm: string;
  readonly cancel: string;
  readonly deleted: (row: string) => string;
  readonly undo: string;
  readonly undone: (row: string) => string;
  readonly failed: string;
}

export interface GridDeletion<Row> {
  /** Deletes on the server. When the promise is rejected the row stays and `error` is shown. */
  readonly onDelete: (row: Row) => void | Promise<void>;
  /** Restores the row; without it a deletion cannot be undone. */
  readonly onUndo?: ((row: Row) => void | Promise<void>) | undefined;
  /** Also false for a row that says `hideDeleteButton`. */
  readonly canDelete?: ((row: Row) => boolean) | undefined;
  readonly labels: GridDeletionLabels;
}

export interface GridLineLabels {
  /** Said of a row on its way. */
  readonly pending: string;
  readonly failed: string;
  readonly retry: string;
}
