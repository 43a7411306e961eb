import { useEffect, useState } from "react";
import type { RefObject } from "react";

const narrow = 560;

/** Whether an element has no more than a phone's width. It follows the element, not the window. */
export const useIsNarrow = (element: RefObject<HTMLElement | null>): boolean => {
  const [isNarrow, setNarrow] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setNarrow(entry.contentRect.width < narrow));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNarrow;
};
