import { useEffect, useRef, useState } from "react";
import type { PointerEvent, RefObject } from "react";
import { clampWidth } from "../logic/grid-columns.ts";
import { isMirrored } from "../virtual-grid/flow-key.ts";

export interface DropPlace {
  readonly id: string;
  readonly target: string;
  readonly side: "before" | "after";
}

const threshold = 6;

/** Escape cancels the drag and nothing else: a modal around the grid stays open. */
const useEscape = () => {
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const ignore = () => stop.current?.();
  return {
    ignore,
    heed: (onEscape: () => void) => {
      const takeKey = (event: KeyboardEvent) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        onEscape();
      };
      ignore();
      stop.current = () => document.removeEventListener("keydown", takeKey, true);
      document.addEventListener("keydown", takeKey, true);
    },
  };
};

/** Dragging a header to another place, with the mouse or a pen; touch and keyboard have the column's menu. */
export const useColumnReorder = (grid: RefObject<HTMLElement | null>, onDrop: (place: DropPlace) => void) => {
  const [drop, setDrop] = useState<DropPlace | null>(null);
  const drag = useRef<{ id: string; x: number; isMoving: boolean } | null>(null);
  const swallowsClick = useRef(false);
  const escape = useEscape();

  const placeAt = (id: string, x: number): DropPlace | null => {
    for (const header of grid.current?.querySelectorAll<HTMLElement>("[data-column-id]") ?? []) {
      const { left, right } = header.getBoundingClientRect();
      const target = header.dataset.columnId;
      if (target === undefined || x < left || x >= right) continue;
      const isLeft = x < (left + right) / 2;
      return target === id ? null : { id, target, side: isLeft === isMirrored(header) ? "after" : "before" };
    }
    return null;
  };

  const end = () => {
    escape.ignore();
    drag.current = null;
    setDrop(null);
  };

  return {
    drop,
    /** Read and reset by the click that follows a drag. */
    wasDragged: () => {
      const dragged = swallowsClick.current;
      swallowsClick.current = false;
      return dragged;
    },
    dragProps: (id: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        swallowsClick.current = false;
        if (event.button !== 0 || event.pointerType === "touch") return;
        drag.current = { id, x: event.clientX, isMoving: false };
        escape.heed(end);
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const current = drag.current;
        if (!current) return;
        if (!current.isMoving && Math.abs(event.clientX - current.x) < threshold) return;
        current.isMoving = true;
        swallowsClick.current = true;
        setDrop(placeAt(current.id, event.clientX));
      },
      onPointerUp: () => {
        if (drop) onDrop(drop);
        end();
      },
      onPointerCancel: end,
    }),
  };
};

export type Widths = Readonly<Record<string, number>>;

/**
 * Dragging a header's edge. While it lasts the widths live here alone; the columns up to the edge are held as wide as
 * they are drawn, or the edge would not stay under the pointer.
 */
export const useColumnResize = (
  grid: RefObject<HTMLElement | null>,
  /** The columns as they stand, with the widths that they have out of sight. */
  inOrder: () => readonly { id: string; least: number }[],
  onResized: (widths: Widths) => void,
) => {
  const [live, setLive] = useState<Widths | null>(null);
  /** `sign`: which way the edge goes to make the column wider. */
  const drag = useRef<{ id: string; x: number; sign: 1 | -1; held: Widths } | null>(null);
  const escape = useEscape();

  const drawnWidths = (upTo: string): Record<string, number> => {
    const widths: Record<string, number> = {};
    const headers = new Map(
      [...(grid.current?.querySelectorAll<HTMLElement>("[data-column-id]") ?? [])].map((header) => [
        header.dataset.columnId,
        header,
      ]),
    );
    for (const { id, least } of inOrder()) {
      widths[id] = clampWidth(headers.get(id)?.getBoundingClientRect().width ?? least);
      if (id === upTo) break;
    }
    return widths;
  };

  const widthsAt = (x: number): Widths | null => {
    const current = drag.current;
    if (!current || x === current.x) return null;
    return {
      ...current.held,
      [current.id]: clampWidth((current.held[current.id] ?? 0) + (x - current.x) * current.sign),
    };
  };

  const end = (widths: Widths | null) => {
    escape.ignore();
    drag.current = null;
    setLive(null);
    if (widths) onResized(widths);
  };

  return {
    live,
    /** Widens the column by this many pixels, for the keyboard. */
    resizeBy: (id: string, pixels: number) => {
      const held = drawnWidths(id);
      onResized({ ...held, [id]: clampWidth((held[id] ?? 0) + pixels) });
    },
    resizeProps: (id: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.stopPropagation();
        const sign = isMirrored(event.currentTarget) ? -1 : 1;
        drag.current = { id, x: event.clientX, sign, held: drawnWidths(id) };
        escape.heed(() => end(null));
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => setLive(widthsAt(event.clientX)),
      onPointerUp: (event: PointerEvent<HTMLElement>) => end(widthsAt(event.clientX)),
      onPointerCancel: () => end(null),
    }),
  };
};
