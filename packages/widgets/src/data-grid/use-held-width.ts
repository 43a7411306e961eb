import { useEffect, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

/** How long the shell's sidebar and its like take to settle. */
const settling = 900;

/**
 * While the room around the grid changes, the columns stay as wide as they were; 900 ms later they take their new widths,
 * once and not with each frame.
 */
export const useHeldWidth = (grid: RefObject<HTMLElement | null>, layoutKey: string | undefined): void => {
  const room = useRef(0);
  const seenKey = useRef(layoutKey);

  useEffect(() => {
    const scroller = grid.current?.parentElement;
    if (!scroller) return undefined;
    const observer = new ResizeObserver(() => (room.current = scroller.clientWidth));
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [grid]);

  useLayoutEffect(() => {
    const element = grid.current;
    if (!element || seenKey.current === layoutKey) return undefined;
    seenKey.current = layoutKey;
    element.style.setProperty("width", `${room.current}px`);
    const timer = setTimeout(() => element.style.removeProperty("width"), settling);
    return () => {
      clearTimeout(timer);
      element.style.removeProperty("width");
    };
  }, [grid, layoutKey]);
};
