import { useLayoutEffect, useMemo, useState } from "react";
import type { RefObject } from "react";

/** Columns beyond the edge that are drawn before they are seen. */
const overscan = 2;
/** Seen before anything has been measured. */
const roomAtFirst = 1600;

interface VirtualColumnsInput {
  readonly scroller: RefObject<HTMLElement | null>;
  /** Pixels of the columns that scroll, while they have no free room to share. */
  readonly widths: readonly number[];
  /** Pixels that stick at the two ends together. */
  readonly pinnedWidth: number;
}

/** Which of the columns that scroll are in sight: from one to before another. All of them where nothing scrolls sideways. */
export const useVirtualColumns = ({ scroller, widths, pinnedWidth }: VirtualColumnsInput) => {
  const starts = useMemo(() => startsOf(widths), [widths]);
  const [sight, setSight] = useState({ left: 0, room: roomAtFirst });

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const look = () => {
      // In right-to-left pages the browser counts below zero.
      const left = Math.abs(element.scrollLeft);
      const room = element.clientWidth;
      setSight((before) => {
        const isSame =
          before.room === room && spanOf(starts, widths, before) === spanOf(starts, widths, { left, room });
        return isSame ? before : { left, room };
      });
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [scroller, starts, widths]);

  const whole = (starts.at(-1) ?? 0) + (widths.at(-1) ?? 0) + pinnedWidth;
  if (whole <= sight.room) return { first: 0, end: widths.length };
  const [first = 0, last = 0] = spanOf(starts, widths, sight).split(" ").map(Number);
  return { first: Math.max(0, first - overscan), end: Math.min(widths.length, last + 1 + overscan) };
};

const startsOf = (widths: readonly number[]): readonly number[] => {
  const starts: number[] = [];
  let start = 0;
  for (const width of widths) {
    starts.push(start);
    start += width;
  }
  return starts;
};

const spanOf = (
  starts: readonly number[],
  widths: readonly number[],
  { left, room }: { left: number; room: number },
) => {
  const isSeen = (at: number) => (starts[at] ?? 0) + (widths[at] ?? 0) > left && (starts[at] ?? 0) < left + room;
  const first = starts.findIndex((_, at) => isSeen(at));
  const last = starts.findLastIndex((_, at) => isSeen(at));
  return `${Math.max(0, first)} ${Math.max(0, last)}`;
};
