import { useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

/** Gives the focus to what the next render brings: `later(".ev-undo")` is looked for inside `root` after it. */
export function useFocusLater(root: RefObject<HTMLElement | null>): (selector: string) => void {
  const wanted = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const element = root.current?.querySelector<HTMLElement>(wanted.current);
    if (!element) return;
    wanted.current = undefined;
    element.focus();
    if (element instanceof HTMLInputElement) element.select();
  });
  return (selector) => {
    wanted.current = selector;
  };
}
