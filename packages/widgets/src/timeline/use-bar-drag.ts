import { useEffect, useRef } from "react";
import type { PointerEvent, RefObject } from "react";
import { isMirrored } from "../virtual-grid/flow-key.ts";
import { placeOfTime } from "./time-scale.ts";
import type { TimeScale } from "./time-scale.ts";
import type { TimelineBar, TimelineChange } from "./types.ts";

export type BarPart = "start" | "end" | "whole";
/** Of a drag also a part that is marked. */
type Dragged = BarPart | "part";

interface BarDragInput {
  readonly ghost: RefObject<HTMLElement | null>;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly scale: TimeScale;
  readonly nameWidth: number;
  /** The bar after its start, end or whole was moved by this many milliseconds, and to this row. */
  readonly changed: (bar: TimelineBar, part: BarPart, by: number, rowId: string) => TimelineChange;
  /** The part of it between two times; absent where bars are moved. */
  readonly marked: ((bar: TimelineBar, from: number, to: number) => TimelineChange) | undefined;
  /** The row at this distance from the top of the window, in pixels, and its top among the rows. */
  readonly rowAt: (bar: TimelineBar, clientY: number) => { readonly id: string; readonly top: number };
  readonly words: (start: number, end: number) => string;
  /** What the bar would become now, whenever that is something else; null at the end. */
  readonly onDrag: (change: TimelineChange | null) => void;
  readonly onDrop: (bar: TimelineBar, change: TimelineChange) => void;
}

const threshold = 4;
/** Pixels at each end of a bar that resize it. */
const edge = 7;
/** Within this distance of the visible edge a drag scrolls. */
const nearby = 28;

/**
 * Moving and resizing a bar with the mouse or a pen; a finger scrolls, and has the bar's menu. While it lasts one element alone
 * follows the pointer, and nothing is drawn again.
 */
export const useBarDrag = (input: BarDragInput) => {
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  return (event: PointerEvent<HTMLElement>, bar: TimelineBar) => {
    if (event.button !== 0 || event.pointerType === "touch") return;
    const element = event.currentTarget;
    const box = element.getBoundingClientRect();
    const sign = isMirrored(element) ? -1 : 1;
    const fromStart = sign > 0 ? event.clientX - box.left : box.right - event.clientX;
    const ends: BarPart = fromStart < edge ? "start" : fromStart > box.width - edge ? "end" : "whole";
    const part: Dragged = latest.current.marked ? "part" : ends;
    const scrolledAt = latest.current.scroller.current?.scrollLeft ?? 0;
    const origin = { x: event.clientX, y: event.clientY };
    let change: TimelineChange | null = null;

    const show = (clientX: number, clientY: number) => {
      const { ghost, scroller, scale, nameWidth, changed, marked, rowAt, words } = latest.current;
      const scrolled = (scroller.current?.scrollLeft ?? 0) - scrolledAt;
      const row = rowAt(bar, part === "whole" ? clientY : origin.y);
      const last = change;
      const by = (clientX - origin.x + scrolled) * sign * scale.msPerPixel;
      const from = bar.start + fromStart * scale.msPerPixel;
      change = part === "part" ? (marked?.(bar, from, from + by) ?? null) : changed(bar, part, by, row.id);
      if (!change) return;
      const isNew = change.start !== last?.start || change.end !== last.end || change.rowId !== last.rowId;
      if (isNew && part !== "part") latest.current.onDrag(change);
      if (!ghost.current) return;
      const { style } = ghost.current;
      style.display = "flex";
      style.insetInlineStart = `${nameWidth + placeOfTime(scale, change.start)}px`;
      style.width = `${(change.end - change.start) / scale.msPerPixel}px`;
      style.top = `${row.top}px`;
      ghost.current.textContent = words(change.start, change.end);
    };
    const scrollOn = (clientX: number) => {
      const { scroller, nameWidth } = latest.current;
      const room = scroller.current?.getBoundingClientRect();
      if (!room) return;
      const [startEdge, endEdge] = sign > 0 ? [nameWidth, 0] : [0, nameWidth];
      if (clientX > room.right - endEdge - nearby) scroller.current?.scrollBy({ left: nearby / 2 });
      else if (clientX < room.left + startEdge + nearby) scroller.current?.scrollBy({ left: -nearby / 2 });
    };
    const follow = (move: globalThis.PointerEvent) => {
      const isFar = Math.abs(move.clientX - origin.x) >= threshold || Math.abs(move.clientY - origin.y) >= threshold;
      if (!change && !isFar) return;
      element.dataset.dragged = "";
      scrollOn(move.clientX);
      show(move.clientX, move.clientY);
    };
    const end = () => {
      document.removeEventListener("pointermove", follow);
      document.removeEventListener("pointerup", drop);
      document.removeEventListener("pointercancel", end);
      document.removeEventListener("keydown", giveUp, true);
      delete element.dataset.dragged;
      latest.current.ghost.current?.style.setProperty("display", "none");
      if (change && part !== "part") latest.current.onDrag(null);
      stop.current = undefined;
    };
    const drop = () => {
      const done = change;
      end();
      if (done) latest.current.onDrop(bar, done);
    };
    const giveUp = (key: globalThis.KeyboardEvent) => {
      if (key.key !== "Escape") return;
      key.preventDefault();
      key.stopPropagation();
      end();
    };
    stop.current?.();
    stop.current = end;
    document.addEventListener("pointermove", follow);
    document.addEventListener("pointerup", drop);
    document.addEventListener("pointercancel", end);
    document.addEventListener("keydown", giveUp, true);
  };
};
