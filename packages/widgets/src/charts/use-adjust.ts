import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from "react";
import type uPlot from "uplot";
import type { ChartAdjust } from "./chart-types.ts";

/** A value that is being changed, before it is let go. */
export interface AdjustedValue {
  readonly index: number;
  readonly value: number;
}

interface Drag {
  readonly index: number;
  readonly startY: number;
  readonly startValue: number;
  /** Values are not below it. */
  readonly low: number;
  readonly high: number;
  readonly valueOfPixel: number;
  readonly pointerId: number;
}

/** The range of the value axis while a value is dragged: an axis that moved along would run away from the pointer. */
export interface HeldRange {
  readonly low: number;
  readonly high: number;
}

/** Pixels below which a drag is a slip of a click. */
const slip = 3;
/** A press of the arrow key changes a value by a hundredth, but by one at least. */
const stepOf = (value: number): number => Math.max(1, Math.round(Math.abs(value) / 100));

interface Given {
  readonly plot: RefObject<uPlot | null>;
  readonly adjust: ChartAdjust | undefined;
  readonly values: readonly (number | null)[];
  /** Where the cursor is. */
  readonly at: number | null;
}

/** Changes values of a series: dragged up and down by mouse or pen, or stepped by Shift and the arrow keys until Enter or Escape. */
export const useAdjust = ({ plot, adjust, values, at }: Given) => {
  const [draft, setDrawn] = useState<AdjustedValue | null>(null);
  // What the pointer let go may not be drawn yet.
  const latest = useRef<AdjustedValue | null>(null);
  const setDraft = (next: AdjustedValue | null): void => {
    latest.current = next;
    setDrawn(next);
  };
  const drag = useRef<Drag | null>(null);
  const held = useRef<HeldRange | null>(null);
  const canChange = (index: number | null): index is number =>
    index !== null && typeof values[index] === "number" && adjust?.canChange(index) === true;

  const finish = (isKept: boolean): void => {
    const changed = latest.current;
    drag.current = null;
    held.current = null;
    setDraft(null);
    if (isKept && changed && changed.value !== values[changed.index]) adjust?.onChange(changed.index, changed.value);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const drawn = plot.current;
    // A finger scrolls the page.
    if (!drawn || event.button !== 0 || event.pointerType === "touch") return;
    const box = drawn.over.getBoundingClientRect();
    const index = drawn.posToIdx(event.clientX - box.left);
    const { min, max } = drawn.scales["y"] ?? {};
    if (!canChange(index) || min === undefined || max === undefined || event.clientX < box.left) return;
    const startValue = values[index] ?? 0;
    const valueOfPixel = (max - min) / Math.max(box.height, 1);
    const { clientY: startY, pointerId } = event;
    drag.current = { index, startY, startValue, low: min, high: max, valueOfPixel, pointerId };
    event.currentTarget.setPointerCapture(pointerId);
  };
  const onPointerMove = ({ clientY }: PointerEvent<HTMLElement>): void => {
    const now = drag.current;
    if (!now || (latest.current === null && Math.abs(clientY - now.startY) < slip)) return;
    const value = Math.max(0, Math.round(now.startValue + (now.startY - clientY) * now.valueOfPixel));
    held.current = { low: now.low, high: Math.max(now.high, value * 1.05) };
    setDraft({ index: now.index, value });
  };
  const onPointerUp = (): void => {
    if (drag.current) finish(true);
  };
  /** Whether the key was one of these. */
  const onKey = (event: KeyboardEvent): boolean => {
    if (draft && (event.key === "Enter" || event.key === "Escape")) {
      event.preventDefault();
      event.stopPropagation();
      finish(event.key === "Enter");
      return true;
    }
    if (!event.shiftKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return false;
    const index = draft?.index ?? at;
    if (!canChange(index)) return false;
    event.preventDefault();
    const before = draft?.value ?? Math.round(values[index] ?? 0);
    setDraft({ index, value: Math.max(0, before + (event.key === "ArrowUp" ? 1 : -1) * stepOf(before)) });
    return true;
  };
  return {
    draft,
    held,
    canChangeHere: canChange(at),
    onKey,
    onBlur: () => finish(false),
    pointer: adjust && { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: () => finish(false) },
  };
};
