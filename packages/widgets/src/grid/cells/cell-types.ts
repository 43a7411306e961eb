import type { GridValue } from "./grid-value.ts";

/** The value that a text stands for, or what is wrong with it. */
export type GridReading = { value: GridValue } | { error: string };

/** How a cell is changed in place. */
export interface GridEdit {
  /** `choice` offers `options`; the others are typed. */
  readonly kind: "text" | "number" | "choice";
  readonly options?: readonly { readonly id: string; readonly label: string }[] | undefined;
  /** Reads what was typed or pasted; of a choice, an option's id or its words. */
  readonly read: (text: string) => GridReading;
  readonly maxLength?: number | undefined;
}

export interface GridCellChange {
  readonly rowId: string;
  readonly columnId: string;
  readonly from: GridValue;
  readonly to: GridValue;
}

export interface GridCellLabels {
  /** Names the field in a cell: "Phone of Ann Berg". */
  readonly edit: (column: string, row: string) => string;
  /** "12 cells" — what was copied, pasted, undone. */
  readonly copied: (count: number) => string;
  readonly pasted: (count: number) => string;
  /** "12 cells, sum 1,200, mean 100" — of the numbers in a range. */
  readonly totals: (totals: { readonly count: number; readonly sum: number; readonly mean: number }) => string;
  readonly undone: string;
  readonly redone: string;
  /** "Row 3, Phone: too long" */
  readonly refusal: (place: { readonly row: number; readonly column: string; readonly reason: string }) => string;
  /** The title of the list of what was refused. */
  readonly refused: (count: number) => string;
  readonly readOnly: string;
  readonly noCell: string;
  readonly close: string;
  /** Shown when the row being edited has left the list, with what was typed. */
  readonly rowGone: (text: string) => string;
  /** Shown when a change was refused by the server. */
  readonly failed: string;
}

/** Ranges of cells. Without `onChange` they can only be copied. */
export interface GridCells<Row> {
  /**
   * Applies changes, all or none. They may be from an edit, a paste, an undo or a redo; when the promise is rejected
   * nothing counts as changed.
   */
  readonly onChange?: ((changes: readonly GridCellChange[]) => void | Promise<void>) | undefined;
  readonly canEdit?: ((row: Row, columnId: string) => boolean) | undefined;
  readonly labels: GridCellLabels;
}
