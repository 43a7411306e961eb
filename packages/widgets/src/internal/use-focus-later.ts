import { useEffect, useReducer, useRef } from "react";
import type { RefObject } from "react";

/**
 * Gives the focus to what the next render brings: `later(".ev-undo")` is looked for inside `root` after it. Who has gone on
 * to something else by then keeps the focus there.
 */
export const useFocusLater = (root: RefObject<HTMLElement | null>): ((selector: string) => void) => {
  const wanted = useRef<{ selector: string; from: Element | null }>(undefined);
  // What is asked for may be a part's of its own, whose render the effect below would not see.
  const [, render] = useReducer((count: number) => count + 1, 0);
  // After the effects of what went away: an open popover keeps the rest of the page out of reach until then.
  useEffect(() => {
    if (wanted.current === undefined) return;
    const { selector, from } = wanted.current;
    const { activeElement, body } = document;
    const element = root.current?.querySelector<HTMLElement>(selector);
    const hasGoneOn = activeElement !== from && activeElement !== body;
    if (element || hasGoneOn) wanted.current = undefined;
    if (!element || hasGoneOn) return;
    element.focus();
    if (element instanceof HTMLInputElement) element.select();
  });
  return (selector) => {
    wanted.current = { selector, from: document.activeElement };
    render();
  };
};
