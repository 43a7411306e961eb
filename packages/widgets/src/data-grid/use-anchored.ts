import { useCallback, useRef, useState } from "react";
import type { RefObject } from "react";

export interface Anchored {
  openId: string | null;
  anchor: RefObject<HTMLElement | null>;
  open: (id: string, anchor: HTMLElement) => void;
  close: () => void;
}

/** One overlay for many buttons: which of them it belongs to at the moment. */
export function useAnchored(): Anchored {
  const [openId, setOpenId] = useState<string | null>(null);
  const anchor = useRef<HTMLElement>(null);
  const open = useCallback((id: string, element: HTMLElement) => {
    anchor.current = element;
    setOpenId(id);
  }, []);
  const close = useCallback(() => setOpenId(null), []);
  return { openId, anchor, open, close };
}
