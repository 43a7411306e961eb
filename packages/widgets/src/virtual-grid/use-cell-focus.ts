import { useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent, RefObject } from "react";
import type { CellAddress, CellMap } from "./cell-address.ts";
import { cellOf, controlsOf, findCell, focusCell, ownsArrows, positionOf } from "./cell-focus.ts";
import { flowKey } from "./flow-key.ts";
import { nextPosition } from "./grid-keys.ts";
import type { GridPosition } from "./grid-keys.ts";

/** Handles a key on a cell, apart from moving; returns whether it was handled. */
export type CellKeys = (event: KeyboardEvent, position: GridPosition, cell: HTMLElement) => boolean;

interface FocusInput {
  readonly grid: RefObject<HTMLElement | null>;
  /** Focusable elements just before and after the grid; Tab leaves the grid by way of them. */
  readonly startEdge: RefObject<HTMLElement | null>;
  readonly endEdge: RefObject<HTMLElement | null>;
  readonly cells: CellMap;
  /** How many rows PageUp and PageDown go. */
  readonly pageOf: () => number;
  readonly onCellKey: CellKeys;
  /** The focus goes to this cell, which may be far from what is drawn. */
  readonly onMove: (position: GridPosition) => void;
}

/**
 * One tab stop for the whole grid: the active cell. Enter and F2 go into its controls, Escape and F2 come back. The cell is known
 * by row and column, so that the focus stays on it when they get other places.
 */
export const useCellFocus = ({ grid, startEdge, endEdge, cells, pageOf, onCellKey, onMove }: FocusInput) => {
  const [memory] = useState(createMemory);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const takesFocus = useRef(false);
  const hasFocus = useRef(false);
  const comesByTab = useRef(false);
  const stop = useRef<HTMLElement>(null);
  const address = memory.read();
  const active = address ? cells.nearestTo(address) : { row: 0, column: 0 };

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

  const makeStop = (cell: HTMLElement) => {
    if (stop.current !== cell && stop.current) stop.current.tabIndex = -1;
    stop.current = cell;
    cell.tabIndex = 0;
  };

  // The active row and column are always rendered, so that their cell exists however far away it is.
  useLayoutEffect(() => {
    const cell = grid.current && findCell(grid.current, active);
    if (!cell) return;
    makeStop(cell);
    // A row that has come takes the place of the line that stood for it, and with it the focus.
    const isLost = hasFocus.current && document.activeElement === document.body;
    if (!takesFocus.current && !isLost) return;
    takesFocus.current = false;
    focusCell(cell);
  });

  const moveTo = (position: GridPosition) => {
    memory.write(cells.addressOf(position));
    if (position.row > 0) onMove(position);
    const cell = grid.current && findCell(grid.current, position);
    if (cell) {
      makeStop(cell);
      focusCell(cell);
    } else {
      takesFocus.current = true;
      draw();
    }
  };

  const leave = (event: KeyboardEvent) => {
    // Not prevented: the browser moves the focus on from the grid's edge.
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

  const placeOf = (cell: HTMLElement): GridPosition => {
    const known = memory.read();
    return positionOf(cell, known ? cells.nearestTo(known) : active);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    if (!cell || event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === "Tab") return takeTab(event, cell);
    if (event.target !== cell && takeKeyInside(event, cell)) return;
    const position = placeOf(cell);
    if (onCellKey(event, position, cell)) return event.preventDefault();
    if (event.altKey || event.metaKey) return;
    const bounds = { rows: cells.rows, columns: cells.columns, page: pageOf() };
    const next = nextPosition(position, { key: flowKey(event), ctrlKey: event.ctrlKey }, bounds);
    if (!next) return;
    event.preventDefault();
    moveTo(next);
  };

  const onFocus = (event: FocusEvent) => {
    const cell = cellOf(event.target);
    if (!cell) return;
    hasFocus.current = true;
    const known = memory.read();
    // Tab would stop at the first control of any cell; the grid has one stop.
    if (comesByTab.current && !grid.current?.contains(event.relatedTarget))
      return moveTo(known ? cells.nearestTo(known) : active);
    memory.write(cells.addressOf(placeOf(cell)));
    makeStop(cell);
  };

  const onBlur = (event: FocusEvent) => {
    // An element that is removed from the page loses the focus.
    if (event.target.isConnected && !grid.current?.contains(event.relatedTarget)) hasFocus.current = false;
  };

  return {
    /** The place of the active cell when the grid was last drawn. */
    active,
    /** Its place now. */
    place: () => {
      const known = memory.read();
      return known ? cells.nearestTo(known) : active;
    },
    moveTo,
    gridProps: { onKeyDown, onFocus, onBlur },
  };
};

/** Beside React's state: a step from one drawn cell to another draws nothing. */
const createMemory = () => {
  let address: CellAddress | null = null;
  return {
    read: () => address,
    write: (next: CellAddress) => {
      address = next;
    },
  };
};
