import { useLayoutEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import type { TimeScale } from "./time-scale.ts";

/** Pixels of the time that is drawn. */
export interface TimeWindow {
  readonly left: number;
  readonly right: number;
}

/** The part of the time that is drawn: what is seen and as much again on both sides, so that a scroll seldom draws anything. */
export const useTimeWindow = (
  scroller: RefObject<HTMLElement | null>,
  scale: TimeScale,
  nameWidth: number,
  /** What is seen first; null until that is known. */
  begin: number | null,
): TimeWindow => {
  const [shown, setShown] = useState<TimeWindow>({ left: 0, right: 3_000 });
  const middle = useRef(0);
  const isPlaced = useRef(false);
  const zoomed = useRef(scale.msPerPixel);
  const first = useRef(begin);
  const { from, msPerPixel } = scale;
  const isKnown = begin !== null;

  useLayoutEffect(() => {
    first.current = begin;
  }, [begin]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const look = () => {
      // In right-to-left pages the browser counts below zero.
      const left = Math.abs(element.scrollLeft);
      const room = element.clientWidth;
      middle.current = from + (left + (room - nameWidth) / 2) * msPerPixel;
      setShown((before) => {
        const isInside = (before.left === 0 || left - room / 2 >= before.left) && left + room * 1.5 <= before.right;
        return isInside ? before : { left: Math.max(0, left - room), right: left + room * 2 };
      });
    };
    const goTo = (left: number): void => {
      const sign = getComputedStyle(element).direction === "rtl" ? -1 : 1;
      element.scrollTo({ left: Math.max(0, left) * sign });
    };
    const room = element.clientWidth - nameWidth;
    if (!isPlaced.current && first.current !== null) {
      isPlaced.current = true;
      goTo((first.current - from) / msPerPixel - room / 4);
    }
    // At another zoom the time in the middle stays there; on another day the same hours are seen.
    else if (zoomed.current !== msPerPixel) goTo((middle.current - from) / msPerPixel - room / 2);
    zoomed.current = msPerPixel;
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [scroller, from, msPerPixel, nameWidth, isKnown]);

  return shown;
};

const phone = 520;

/** Pixels of the column of names: less where there is little room. */
export const useNameWidth = (scroller: RefObject<HTMLElement | null>): number => {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setNarrow(element.clientWidth < phone));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return isNarrow ? 124 : 220;
};
