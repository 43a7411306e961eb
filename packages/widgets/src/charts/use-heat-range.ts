import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useRef } from "react";
import type uPlot from "uplot";
import { type CellRange, extended } from "../logic/cell-range.ts";
import { cellAt, type HeatCell } from "./heat-options.ts";

interface Given {
  readonly plot: RefObject<uPlot | null>;
  readonly columns: number;
  readonly rows: number;
  readonly range: CellRange | null;
  /** Without it no range can be chosen. */
  readonly onRange: ((range: CellRange | null) => void) | undefined;
  /** Where a range begins that is drawn with Shift. */
  readonly start: HeatCell | null;
}

/** Cells chosen with Shift and the arrow keys, or drawn with the mouse or a pen; a finger scrolls. */
export const useHeatRange = ({ plot, columns, rows, range, onRange, start }: Given) => {
  const from = useRef<HeatCell | null>(null);
  const isDrawn = useRef(false);
  const cellOf = ({ clientX, clientY }: MouseEvent, isNearest: boolean): HeatCell | null =>
    plot.current && cellAt(plot.current, { clientX, clientY, columns, rows, isNearest });
  return {
    /** The cell that the range now ends with; undefined where the key is about none. */
    onKey: (event: KeyboardEvent): HeatCell | undefined => {
      if (!onRange || columns === 0 || rows === 0) return undefined;
      if (event.key === "Escape" && range) {
        onRange(null);
        event.stopPropagation();
        return range.to;
      }
      if (!event.shiftKey || event.altKey || !event.key.startsWith("Arrow")) {
        if (range && /^(Arrow|Home|End|Page)/.test(event.key)) onRange(null);
        return undefined;
      }
      const first = start ?? { column: 0, row: 0 };
      const bounds = { top: 0, left: 0, bottom: rows - 1, right: columns - 1 };
      const isCtrl = event.ctrlKey || event.metaKey;
      const next = extended(range ?? { from: first, to: first }, event.key, isCtrl, bounds);
      onRange(next);
      return next.to;
    },
    onPointerDown: (event: PointerEvent): void => {
      isDrawn.current = false;
      from.current = null;
      if (!onRange || event.button !== 0 || event.pointerType === "touch") return;
      const at = cellOf(event, false);
      from.current = event.shiftKey ? (range?.from ?? start ?? at) : at;
      if (!event.shiftKey || !at || !from.current) return;
      isDrawn.current = true;
      onRange({ from: from.current, to: at });
    },
    onPointerMove: (event: PointerEvent): void => {
      if (!onRange || !from.current || (event.buttons & 1) === 0) return;
      const to = cellOf(event, true);
      if (!to || (!isDrawn.current && to.column === from.current.column && to.row === from.current.row)) return;
      // Only now: a press without a move is the plot's own.
      event.currentTarget.setPointerCapture(event.pointerId);
      isDrawn.current = true;
      onRange({ from: from.current, to });
    },
    onPointerUp: (): void => {
      from.current = null;
    },
    /** The cell that is pressed; none where the click only ends the drawing. Any other lets the cells go. */
    pressed: (event: MouseEvent): HeatCell | null => {
      if (isDrawn.current) return null;
      if (range) onRange?.(null);
      return cellOf(event, false);
    },
  };
};
