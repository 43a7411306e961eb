import { useEffect, useSyncExternalStore } from "react";
import type { Command } from "./command.ts";

/** What shows commands: one of them at a time. */
export type Surface = "palette" | "shortcuts";

const listeners = new Set<() => void>();
const lists = new Map<symbol, readonly Command[]>();
let all: readonly Command[] = [];
let shown: Surface | null = null;

const tell = (): void => {
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Offers commands while the calling component is shown. The list must stay the same until something in it changes. */
export const useCommands = (commands: readonly Command[]): void => {
  useEffect(() => {
    const list = Symbol("commands");
    const set = (next?: readonly Command[]): void => {
      if (next) lists.set(list, next);
      else lists.delete(list);
      all = [...lists.values()].flat();
      tell();
    };
    set(commands);
    return () => set();
  }, [commands]);
};

/** Every command that is offered now. */
export const useOfferedCommands = (): readonly Command[] => useSyncExternalStore(subscribe, () => all);

export const openSurface = (surface: Surface | null): void => {
  shown = surface;
  tell();
};
export const closeSurface = (): void => openSurface(null);
export const useSurface = (): Surface | null => useSyncExternalStore(subscribe, () => shown);
