import type { ClipboardEvent, KeyboardEvent, MouseEvent, PointerEvent, RefObject } from "react";
import type { GridLine } from "../../data-grid/types.ts";
import type { ShownColumn } from "../../data-grid/use-grid-layout.ts";
import type { CellRange } from "../../logic/cell-range.ts";
import type { GridPosition } from "../../logic/grid-keys.ts";

/** What the grid offers to the layer of its cells. */
export interface CellsHandle<Row> {
  grid: RefObject<HTMLElement | null>;
  shown: readonly ShownColumn<Row>[];
  /** How many lines there are. */
  count: number;
  lineAt: (index: number) => GridLine<Row>;
  rowLabel: (row: Row) => string;
  moveTo: (position: GridPosition) => void;
  range: CellRange | null;
  setRange: (range: CellRange | null) => void;
}

/** What the layer does for the grid, once it has been loaded. */
export interface CellsActs {
  onKey: (event: KeyboardEvent, position: GridPosition, cell: HTMLElement) => boolean;
  onCopy: (event: ClipboardEvent) => void;
  onPaste: (event: ClipboardEvent) => void;
  onPointerDown: (event: PointerEvent) => void;
  onClick: (event: MouseEvent) => void;
  /** Answers whether it was for a cell. */
  onDoubleClick: (event: MouseEvent) => boolean;
}
