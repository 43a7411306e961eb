import type { ClipboardEvent, KeyboardEvent, MouseEvent, PointerEvent, RefObject } from "react";
import type { GridLine } from "../../data-grid/types.ts";
import type { ShownColumn } from "../../data-grid/use-grid-layout.ts";
import type { CellRange } from "../../logic/cell-range.ts";
import type { CellMap } from "../../virtual-grid/cell-address.ts";
import type { HeldRange } from "../../virtual-grid/held-range.ts";
import type { GridPosition } from "../../virtual-grid/grid-keys.ts";

/** What the grid offers to the layer of its cells. */
export interface GridHandle<Row> {
  grid: RefObject<HTMLElement | null>;
  /** Where rows and columns stand now. */
  cells: CellMap;
  shown: readonly ShownColumn<Row>[];
  /** How many lines there are. */
  count: number;
  lineAt: (index: number) => GridLine<Row>;
  rowLabel: (row: Row) => string;
  moveTo: (position: GridPosition) => void;
  /** By the places of now. */
  range: CellRange | null;
  setRange: (range: HeldRange | null) => void;
  hold: (range: CellRange) => HeldRange;
}

/** What the layer does for the grid, once it has been loaded. */
export interface CellHandlers {
  onKey: (event: KeyboardEvent, position: GridPosition, cell: HTMLElement) => boolean;
  onCopy: (event: ClipboardEvent) => void;
  onPaste: (event: ClipboardEvent) => void;
  onPointerDown: (event: PointerEvent) => void;
  onClick: (event: MouseEvent) => void;
  /** Answers whether it was for a cell. */
  onDoubleClick: (event: MouseEvent) => boolean;
}
