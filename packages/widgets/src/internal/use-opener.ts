import { useRef, useState } from "react";
import type { Ref, RefObject } from "react";

export interface Opener {
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  /** Once opened it stays mounted, so that it can animate out. */
  readonly wasOpened: boolean;
  readonly change: (isOpen: boolean) => void;
  /** For the button that opens it. */
  readonly buttonProps: {
    readonly ref: Ref<HTMLButtonElement>;
    readonly "aria-expanded": boolean;
    readonly onPress: () => void;
    readonly onPressStart: () => void;
    readonly onHoverStart: () => void;
    readonly onFocus: () => void;
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
