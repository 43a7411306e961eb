import { useCallback, useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { observeElementOffset } from "@tanstack/react-virtual";
import type { Virtualizer } from "@tanstack/react-virtual";
import { at, drawnAtMost, revealing, scrolledTo, settledTop } from "./tall-scroll.ts";

type Report = (offset: number, isScrolling: boolean) => void;

/** Scrolls a list that may be taller than a browser can draw; `whole` is its height in pixels, header included. */
export const useTallScroll = (scroller: RefObject<HTMLElement | null>, whole: number) => {
  const drawn = Math.min(whole, drawnAtMost);
  const [shift, setShift] = useState(0);
  const place = useRef({ offset: 0, shift: 0 });
  const heights = useRef({ whole, drawn });
  const report = useRef<Report>(undefined);
  useEffect(() => {
    heights.current = { whole, drawn };
  }, [whole, drawn]);

  const size = useCallback(() => ({ ...heights.current, seen: scroller.current?.clientHeight ?? 0 }), [scroller]);

  const goTo = useCallback((next: { offset: number; shift: number }, isScrolling: boolean) => {
    place.current = next;
    setShift(next.shift);
    report.current?.(next.offset, isScrolling);
  }, []);

  const observe = useCallback(
    (virtualizer: Virtualizer<HTMLElement, Element>, tell: Report) => {
      report.current = tell;
      return observeElementOffset(virtualizer, (scrollTop, isScrolling) => {
        const element = scroller.current;
        goTo(scrolledTo(place.current, scrollTop, size()), isScrolling);
        if (isScrolling || !element || heights.current.whole <= heights.current.drawn) return;
        const settled = settledTop(place.current, size());
        if (Math.abs(settled - element.scrollTop) < element.clientHeight) return;
        element.scrollTo({ top: settled });
        goTo(at(place.current.offset, element.scrollTop, size()), false);
      });
    },
    [scroller, size, goTo],
  );

  /** Brings a line into sight at once; only a list that is not drawn as a whole needs it. */
  const reveal = useCallback(
    (line: { top: number; bottom: number }) => {
      const element = scroller.current;
      if (!element || heights.current.whole <= heights.current.drawn) return;
      const offset = revealing(place.current.offset, line, element.clientHeight);
      if (offset === place.current.offset) return;
      element.scrollTo({ top: settledTop({ offset, shift: 0 }, size()) });
      goTo(at(offset, element.scrollTop, size()), false);
    },
    [scroller, size, goTo],
  );

  return { shift, drawn, observe, reveal };
};
