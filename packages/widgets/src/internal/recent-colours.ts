import { useSyncExternalStore } from "react";
import { withRecent } from "../logic/hex-colour.ts";

let recent: readonly string[] = [];
const listeners = new Set<() => void>();

/** Keeps a colour among those used last, for every colour field of the page. */
export const rememberColour = (text: string): void => {
  const next = withRecent(recent, text);
  if (next === recent) return;
  recent = next;
  for (const listener of listeners) listener();
};

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useRecentColours = (): readonly string[] => useSyncExternalStore(listen, () => recent);
