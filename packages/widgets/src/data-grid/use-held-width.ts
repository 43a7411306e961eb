import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import type { WatchRoom } from "./types.ts";

/** How long the shell's sidebar and its like take to settle. */
const settling = 900;

/**
 * While the room around the grid changes, the columns stay as wide as they were; 900 ms later they take their new widths,
 * once and not with each frame. Nothing is drawn again for it.
 */
export const useHeldWidth = (grid: RefObject<HTMLElement | null>, watchRoom: WatchRoom | undefined): void => {
  const room = useRef(0);

  useEffect(() => {
    const scroller = grid.current?.parentElement;
    if (!scroller) return undefined;
    const observer = new ResizeObserver(() => (room.current = scroller.clientWidth));
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [grid]);

  useEffect(() => {
    const element = grid.current;
    if (!element || !watchRoom) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const release = () => element.style.removeProperty("width");
    const unwatch = watchRoom(() => {
      clearTimeout(timer);
      element.style.setProperty("width", `${room.current}px`);
      timer = setTimeout(release, settling);
    });
    return () => {
      unwatch();
      clearTimeout(timer);
      release();
    };
  }, [grid, watchRoom]);
};
