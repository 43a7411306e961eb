import { useCallback, useRef, useState } from "react";
import type { RefObject } from "react";
import { cellOf, positionOf } from "../virtual-grid/cell-focus.ts";

export interface Anchored {
  readonly openId: string | null;
  /** The line that the button stood in when it was pressed; -1 for the header. */
  readonly index: number;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly open: (id: string, anchor: HTMLElement) => void;
  readonly close: () => void;
}

/** One overlay for many buttons: which of them it belongs to at the moment. */
export const useAnchored = (): Anchored => {
  const [{ openId, index }, setOpen] = useState<{ openId: string | null; index: number }>({ openId: null, index: -1 });
  const anchor = useRef<HTMLElement>(null);
  const open = useCallback((id: string, element: HTMLElement) => {
    anchor.current = element;
    const cell = cellOf(element);
    setOpen({ openId: id, index: cell ? positionOf(cell).row - 1 : -1 });
  }, []);
  const close = useCallback(() => setOpen({ openId: null, index: -1 }), []);
  return { openId, index, anchor, open, close };
};
