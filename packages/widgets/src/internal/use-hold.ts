import { useEffect, useRef } from "react";

/** Milliseconds until a held button acts again, and then between two acts. */
const first = 450;
const next = 70;

interface HoldPress {
  readonly pointerType: string;
}

export interface HoldProps {
  readonly onPressStart: (press: HoldPress) => void;
  readonly onPressEnd: () => void;
  readonly onPress: (press: HoldPress) => void;
}

/**
 * For a button that acts when it is pressed and goes on acting while it is held. A finger may be about to scroll, so
 * that its act waits until it is lifted or has rested.
 */
export const useHold = (act: () => void, isDisabled: boolean): HoldProps => {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);
  useEffect(() => {
    latest.current = act;
  });
  // A button that becomes disabled while it is pressed gets no pointerup.
  useEffect(() => () => clearTimeout(timer.current), [isDisabled]);

  const repeat = () => {
    hasRepeated.current = true;
    latest.current();
    timer.current = setTimeout(repeat, next);
  };

  return {
    onPressStart: ({ pointerType }) => {
      hasRepeated.current = false;
      clearTimeout(timer.current);
      timer.current = setTimeout(repeat, first);
      if (pointerType !== "touch") latest.current();
    },
    onPressEnd: () => clearTimeout(timer.current),
    onPress: ({ pointerType }) => {
      if (pointerType === "touch" && !hasRepeated.current) latest.current();
    },
  };
};
