import { useEffect } from "react";

/** React Aria gives the focus back within the first frame after a dialog has gone. */
const framesToRestore = 2;

/**
 * When a dialog goes and what opened it has gone too (a deleted row), the dialog below it takes the focus: on the page behind, Escape
 * would close nothing.
 */
export const useFocusBelow = (): void => {
  useEffect(() => () => afterFrames(framesToRestore, focusBelow), []);
};

const focusBelow = (): void => {
  if (document.activeElement !== document.body) return;
  [...document.querySelectorAll<HTMLElement>(".ev-modal-dialog")].at(-1)?.focus();
};

const afterFrames = (count: number, run: () => void): void => {
  if (count === 0) run();
  else requestAnimationFrame(() => afterFrames(count - 1, run));
};
