import { useEffect, useReducer, useRef } from "react";
import type { RefObject } from "react";

/** Gives the focus to what the next render brings: `later(".ev-undo")` is looked for inside `root` after it. */
export function useFocusLater(root: RefObject<HTMLElement | null>): (selector: string) => void {
  const wanted = useRef<string>(undefined);
  // What is asked for may be a part's of its own, whose render the effect below would not see.
  const [, render] = useReducer((count: number) => count + 1, 0);
  // After the effects of what went away: an open popover keeps the rest of the page out of reach until then.
  useEffect(() => {
    if (wanted.current === undefined) return;
    const element = root.current?.querySelector<HTMLElement>(wanted.current);
    if (!element) return;
    wanted.current = undefined;
    element.focus();
    if (element instanceof HTMLInputElement) element.select();
  });
  return (selector) => {
    wanted.current = selector;
    render();
  };
}
