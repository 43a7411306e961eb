import { type PointerEvent, useEffect, useRef, useState } from "react";

const enterMs = 400;
const leaveMs = 300;

/**
 * Shows a sub-menu while the pointer rests on its entry; a way to look that leaves the open one as it is. A pointer that cuts a corner on
 * its way to the sub-menu finds it still there, and passing over another entry does not open that (decision 156).
 */
export const useHoverOpen = (isEnabled: boolean) => {
  const [isHovered, setHovered] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const after = (wait: number, hovered: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setHovered(hovered), wait);
  };
  return {
    isHovered,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (isEnabled && pointerType === "mouse") after(enterMs, true);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (isEnabled && pointerType === "mouse") after(leaveMs, false);
    },
    /** A press decides from here on, until the pointer comes again. */
    stopHovering: () => {
      clearTimeout(timer.current);
      setHovered(false);
    },
  };
};
