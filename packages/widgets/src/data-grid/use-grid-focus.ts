import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent, RefObject } from "react";
import { clampPosition, nextPosition } from "../logic/grid-keys.ts";
import type { GridPosition } from "../logic/grid-keys.ts";
import { cellOf, controlsOf, findCell, focusCell, ownsArrows, positionOf } from "./cell-focus.ts";
import { flowKey } from "./flow-key.ts";

/** What a key on a cell does besides moving; answers whether it did something. */
export type CellKeys = (event: KeyboardEvent, position: GridPosition, cell: HTMLElement) => boolean;

interface FocusInput {
  grid: RefObject<HTMLElement | null>;
  /** Focusable elements just before and after the grid; Tab leaves the grid by way of them. */
  startEdge: RefObject<HTMLElement | null>;
  endEdge: RefObject<HTMLElement | null>;
  /** With the header. */
  rows: number;
  columns: number;
  /** How many rows PageUp and PageDown go. */
  pageOf: () => number;
  onCellKey: CellKeys;
  /** The focus goes to this row, which may be far from what is drawn. */
  onMove: (row: number) => void;
}

/** One tab stop for the whole grid: the active cell. Enter and F2 go into its controls, Escape and F2 come back. */
export function useGridFocus({ grid, startEdge, endEdge, rows, columns, pageOf, onCellKey, onMove }: FocusInput) {
  const [wanted, setActive] = useState<GridPosition>({ row: 0, column: 0 });
  const active = clampPosition(wanted, { rows, columns });
  const takesFocus = useRef(false);
  const hasFocus = useRef(false);
  const comesByTab = useRef(false);

  useEffect(() => {
    const notice = (event: globalThis.Event) => {
      comesByTab.current = event instanceof globalThis.KeyboardEvent && event.key === "Tab";
    };
    document.addEventListener("keydown", notice, true);
    document.addEventListener("pointerdown", notice, true);
    return () => {
      document.removeEventListener("keydown", notice, true);
      document.removeEventListener("pointerdown", notice, true);
    };
  }, []);

  // The active row is always rendered, so that its cell exists however far away it is.
  useLayoutEffect(() => {
    if (!grid.current) return;
    // A row that has come takes the place of the line that stood for it, and with it the focus.
    const isLost = hasFocus.current && document.activeElement === document.body;
    if (!takesFocus.current && !isLost) return;
    takesFocus.current = false;
    const cell = findCell(grid.current, active);
    if (cell) focusCell(cell);
  });

  const moveTo = (position: GridPosition) => {
    takesFocus.current = true;
    setActive({ ...position });
    if (position.row > 0) onMove(position.row);
  };

  const leave = (event: KeyboardEvent) => {
    // Not prevented: the browser goes on from the edge to whatever comes next.
    (event.shiftKey ? startEdge : endEdge).current?.focus({ preventScroll: true });
  };

  const takeTab = (event: KeyboardEvent, cell: HTMLElement) => {
    if (event.target === cell) return leave(event);
    const controls = controlsOf(cell);
    const at = controls.indexOf(event.target as HTMLElement);
    const next = controls[at + (event.shiftKey ? -1 : 1)];
    if (at < 0 || !next) return leave(event);
    event.preventDefault();
    next.focus();
  };

  const takeKeyInside = (event: KeyboardEvent, cell: HTMLElement): boolean => {
    if (event.key !== "Escape" && event.key !== "F2") return ownsArrows(event.target) || !event.key.startsWith("Arrow");
    event.preventDefault();
    event.stopPropagation();
    focusCell(cell);
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    if (!cell || event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === "Tab") return takeTab(event, cell);
    if (event.target !== cell && takeKeyInside(event, cell)) return;
    const position = positionOf(cell);
    if (onCellKey(event, position, cell)) return event.preventDefault();
    if (event.altKey || event.metaKey) return;
    const next = nextPosition(
      position,
      { key: flowKey(event), ctrlKey: event.ctrlKey },
      { rows, columns, page: pageOf() },
    );
    if (!next) return;
    event.preventDefault();
    moveTo(next);
  };

  const onFocus = (event: FocusEvent) => {
    const cell = cellOf(event.target);
    if (!cell) return;
    hasFocus.current = true;
    // Tab would stop at the first control of any cell; the grid has one stop.
    if (comesByTab.current && !grid.current?.contains(event.relatedTarget)) moveTo(active);
    else setActive(positionOf(cell));
  };

  const onBlur = (event: FocusEvent) => {
    // What is taken out of the page loses the focus without meaning to.
    if (event.target.isConnected && !grid.current?.contains(event.relatedTarget)) hasFocus.current = false;
  };

  return {
    active,
    moveTo,
    gridProps: { onKeyDown, onFocus, onBlur },
  };
}
