import { useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * Lets an element of a list that grows from the bottom of its positioned box glide to where it stands, when another below
 * it has gone. As long as the animation that it comes with, so not at all where no motion is wanted.
 */
export const useGlide = (): RefObject<HTMLDivElement | null> => {
  const element = useRef<HTMLDivElement>(null);
  const height = useRef<number>(undefined);
  useLayoutEffect(() => {
    const box = element.current?.offsetParent;
    if (!element.current || !(box instanceof HTMLElement)) return;
    // Neither a glide that still goes on nor a window that changes its size moves these.
    const here = box.offsetHeight - element.current.offsetTop;
    const fall = (height.current ?? here) - here;
    height.current = here;
    const style = getComputedStyle(element.current);
    // Always in seconds.
    const duration = Number.parseFloat(style.animationDuration) * 1_000;
    if (fall === 0 || !(duration > 0)) return;
    element.current.animate([{ translate: `0 ${-fall}px` }, { translate: "0 0" }], {
      duration,
      easing: style.animationTimingFunction,
      composite: "add",
    });
  });
  return element;
};
