import { type FocusEvent, type PointerEvent, useEffect, useRef } from "react";
import type { SidebarControl } from "./use-sidebar.ts";

const enterMs = 180;
const leaveMs = 260;

/**
 * Expands the closed sidebar while the pointer rests on it, or the keyboard is in it. Passing over does nothing, a short way
 * out does not close it, and after Escape it stays closed until the pointer and the focus have been elsewhere.
 */
export const usePeek = ({ mode, send }: SidebarControl, isHeld: boolean) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOver = useRef(false);
  const isDismissed = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const after = (wait: number, type: "entered" | "left") => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send({ type }), wait);
  };
  const leave = () => {
    isDismissed.current = false;
    if (!isHeld) after(leaveMs, "left");
  };

  return {
    onPointerEnter: (event: PointerEvent) => {
      // A touch enters before it presses: that is a press on a link, not a wish to look.
      if (event.pointerType !== "mouse") return;
      isOver.current = true;
      if (!isDismissed.current) after(enterMs, "entered");
    },
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== "mouse") return;
      isOver.current = false;
      if (!event.currentTarget.contains(document.activeElement)) leave();
      else if (!document.activeElement?.matches(":focus-visible")) leave();
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (mode === "rail" && !isDismissed.current && event.target.matches(":focus-visible")) after(0, "entered");
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget) && !isOver.current) leave();
    },
    /** Escape was pressed, or a link was followed. */
    dismiss: () => {
      isDismissed.current = true;
      clearTimeout(timer.current);
    },
  };
};
