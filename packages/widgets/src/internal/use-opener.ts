import { useRef, useState } from "react";
import type { Ref, RefObject } from "react";

export interface Opener {
  anchor: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  /** Once opened it stays mounted, so that it can animate out. */
  wasOpened: boolean;
  change: (isOpen: boolean) => void;
  /** For the button that opens it. */
  buttonProps: {
    ref: Ref<HTMLButtonElement>;
    "aria-expanded": boolean;
    onPress: () => void;
    onPressStart: () => void;
    onHoverStart: () => void;
    onFocus: () => void;
  };
}

/** A button and its overlay, which is prefetched on hover or focus. */
export const useOpener = (fetchPart: () => void): Opener => {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    if (next) setOpened(true);
  };
  return {
    anchor,
    isOpen,
    wasOpened,
    change,
    buttonProps: {
      ref: anchor,
      "aria-expanded": isOpen,
      onPress: () => change(!isOpen),
      onPressStart: fetchPart,
      onHoverStart: fetchPart,
      onFocus: fetchPart,
    },
  };
};
