import { type RefObject, useEffect } from "react";

/**
 * Gives the focus to a step's first field or to a page's heading when it appears and the focus is nowhere: the control that
 * led here is gone. Somebody who has meanwhile gone to another control keeps it.
 */
export const useTakeFocus = (target: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement === null) target.current?.focus();
  }, [target]);
};
