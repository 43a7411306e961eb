import { useRef, useState } from "react";
import type { PointerEvent, RefObject } from "react";
import { clampWidth } from "../logic/grid-columns.ts";

export interface DropPlace {
  id: string;
  target: string;
  side: "before" | "after";
}

const threshold = 6;

/** Dragging a header to another place, with the mouse or a pen; touch and keyboard have the column's menu. */
export function useColumnReorder(grid: RefObject<HTMLElement | null>, onDrop: (place: DropPlace) => void) {
  const [drop, setDrop] = useState<DropPlace | null>(null);
  const drag = useRef<{ id: string; x: number; isMoving: boolean } | null>(null);
  const swallowsClick = useRef(false);

  const placeAt = (id: string, x: number): DropPlace | null => {
    for (const header of grid.current?.querySelectorAll<HTMLElement>("[data-column-id]") ?? []) {
      const { left, right } = header.getBoundingClientRect();
      const target = header.dataset.columnId;
      if (target === undefined || x < left || x >= right) continue;
      return target === id ? null : { id, target, side: x < (left + right) / 2 ? "before" : "after" };
    }
    return null;
  };

  const end = () => {
    drag.current = null;
    setDrop(null);
  };

  return {
    drop,
    /** To be asked, and so forgotten, by the click that follows a drag. */
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
}

export type Widths = Readonly<Record<string, number>>;

/**
 * Dragging a header's edge. While it lasts the widths live here alone; the columns up to the edge are held as wide as
 * they are drawn, or the edge would not stay under the pointer.
 */
export function useColumnResize(grid: RefObject<HTMLElement | null>, onResized: (widths: Widths) => void) {
  const [live, setLive] = useState<Widths | null>(null);
  const drag = useRef<{ id: string; x: number; held: Widths } | null>(null);

  const drawnWidths = (upTo: string): Record<string, number> => {
    const widths: Record<string, number> = {};
    for (const header of grid.current?.querySelectorAll<HTMLElement>("[data-column-id]") ?? []) {
      const id = header.dataset.columnId;
      if (id === undefined) continue;
      widths[id] = clampWidth(header.getBoundingClientRect().width);
      if (id === upTo) break;
    }
    return widths;
  };

  const widthsAt = (x: number): Widths | null => {
    const current = drag.current;
    if (!current || x === current.x) return null;
    return { ...current.held, [current.id]: clampWidth((current.held[current.id] ?? 0) + x - current.x) };
  };

  const end = (widths: Widths | null) => {
    drag.current = null;
    setLive(null);
    if (widths) onResized(widths);
  };

  return {
    live,
    /** Makes the column wider by so many pixels, for the keyboard. */
    resizeBy: (id: string, pixels: number) => {
      const held = drawnWidths(id);
      onResized({ ...held, [id]: clampWidth((held[id] ?? 0) + pixels) });
    },
    resizeProps: (id: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.stopPropagation();
        drag.current = { id, x: event.clientX, held: drawnWidths(id) };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => setLive(widthsAt(event.clientX)),
      onPointerUp: (event: PointerEvent<HTMLElement>) => end(widthsAt(event.clientX)),
      onPointerCancel: () => end(null),
    }),
  };
}
