import type { GridValue } from "./grid-value.ts";

/** The value that a text stands for, or what is wrong with it. */
export type GridReading = { value: GridValue } | { error: string };

/** How a cell is changed in place. */
export interface GridEdit {
  /** `choice` offers `options`; the others are typed. */
  kind: "text" | "number" | "choice";
  options?: readonly { id: string; label: string }[] | undefined;
  /** Reads what was typed or pasted; of a choice, an option's id or its words. */
  read: (text: string) => GridReading;
  maxLength?: number | undefined;
}

export interface GridCellChange {
  rowId: string;
  columnId: string;
  from: GridValue;
  to: GridValue;
}

export interface GridCellLabels {
  /** Names the field in a cell: "Phone of Ann Berg". */
  edit: (column: string, row: string) => string;
  /** "12 cells" — what was copied, pasted, undone. */
  copied: (count: number) => string;
  pasted: (count: number) => string;
  undone: string;
  redone: string;
  /** "Row 3, Phone: too long" */
  refusal: (place: { row: number; column: string; reason: string }) => string;
  /** The title of the list of what was refused. */
  refused: (count: number) => string;
  readOnly: string;
  noCell: string;
  close: string;
  /** Shown when the row being edited has left the list, with what was typed. */
  rowGone: (text: string) => string;
  /** Shown when a change was refused by the server. */
  failed: string;
}

/** Ranges of cells. Without `onChange` they can only be copied. */
export interface GridCells<Row> {
  /**
   * Applies changes, all or none. They may be from an edit, a paste, an undo or a redo; when the promise is rejected
   * nothing counts as changed.
   */
  onChange?: ((changes: readonly GridCellChange[]) => void | Promise<void>) | undefined;
  canEdit?: ((row: Row, columnId: string) => boolean) | undefined;
  labels: GridCellLabels;
}
