import { useDeferredValue } from "react";

/** Whether to show what a press opened: after the press itself has been painted, so that large overlays do not delay it. Closing is immediate. */
export const useOpened = (isOpen: boolean): boolean => {
  const hasBeenPainted = useDeferredValue(isOpen);
  return isOpen && hasBeenPainted;
};
