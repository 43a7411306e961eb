import { useEffect, useRef } from "react";
import type { PointerEvent } from "react";
import { cellOf, positionOf } from "../../virtual-grid/cell-focus.ts";
import type { CellBox } from "../../logic/cell-range.ts";
import { heldIn, isOneCell } from "../../logic/cell-range.ts";
import type { GridPosition } from "../../virtual-grid/grid-keys.ts";
import type { GridHandle } from "./grid-handle.ts";

/** Drawing a range with the mouse or a pen; a finger scrolls. With Shift it goes from the cell that has the focus. */
export const useRangeDrag = (handle: Pick<GridHandle<never>, "cells" | "setRange" | "hold">, bounds: CellBox) => {
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  // Rows may get other places while the range is drawn.
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });

  return (event: PointerEvent, active: GridPosition | null) => {
    const cell = cellOf(event.target);
    if (!cell || event.button !== 0 || event.pointerType === "touch") return;
    const at = positionOf(cell);
    if (at.row < bounds.top || at.column < bounds.left || at.column > bounds.right) return;
    const start = handle.cells.addressOf(event.shiftKey && active ? heldIn(active, bounds) : at);
    const drawTo = (to: GridPosition) => {
      const { cells, setRange, hold } = latest.current;
      const range = { from: cells.nearestTo(start), to: heldIn(to, bounds) };
      setRange(isOneCell(range) ? null : hold(range));
    };
    // The focus, and with it the place where keys begin, stays where the range began.
    if (event.shiftKey) event.preventDefault();
    drawTo(at);

    const follow = (move: globalThis.PointerEvent) => {
      const under = cellOf(document.elementFromPoint(move.clientX, move.clientY));
      if (!under || positionOf(under).row < bounds.top) return;
      under.scrollIntoView({ block: "nearest", inline: "nearest" });
      drawTo(positionOf(under));
    };
    const end = () => {
      document.removeEventListener("pointermove", follow);
      document.removeEventListener("pointerup", end);
      document.removeEventListener("pointercancel", end);
    };
    stop.current?.();
    stop.current = end;
    document.addEventListener("pointermove", follow);
    document.addEventListener("pointerup", end);
    document.addEventListener("pointercancel", end);
  };
};
