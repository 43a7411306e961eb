import type { ClipboardEvent, KeyboardEvent, MouseEvent, PointerEvent, RefObject } from "react";
import type { GridLine } from "../../data-grid/types.ts";
import type { ShownColumn } from "../../data-grid/use-grid-layout.ts";
import type { CellRange } from "../../logic/cell-range.ts";
import type { CellMap } from "../../virtual-grid/cell-address.ts";
import type { HeldRange } from "../../virtual-grid/held-range.ts";
import type { GridPosition } from "../../virtual-grid/grid-keys.ts";

/** What the grid offers to the layer of its cells. */
export interface GridHandle<Row> {
  readonly grid: RefObject<HTMLElement | null>;
  /** Where rows and columns stand now. */
  readonly cells: CellMap;
  readonly shown: readonly ShownColumn<Row>[];
  /** How many lines there are. */
  readonly count: number;
  readonly lineAt: (index: number) => GridLine<Row>;
  readonly rowLabel: (row: Row) => string;
  readonly moveTo: (position: GridPosition) => void;
  /** By the places of now. */
  readonly range: CellRange | null;
  readonly setRange: (range: HeldRange | null) => void;
  readonly hold: (range: CellRange) => HeldRange;
}

/** What the layer does for the grid, once it has been loaded. */
export interface CellHandlers {
  readonly onKey: (event: KeyboardEvent, position: GridPosition, cell: HTMLElement) => boolean;
  readonly onCopy: (event: ClipboardEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
  /** Answers whether it was for a cell. */
  readonly onDoubleClick: (event: MouseEvent) => boolean;
}
