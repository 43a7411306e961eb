import type { WatchRoom } from "@evolve/widgets/data-grid";
import { createContext, use, useLayoutEffect, useState } from "react";

export const RoomContext = createContext<WatchRoom | undefined>(undefined);

/** Tells when the room around a screen begins to change: the sidebar opens or closes. For a data grid's `watchRoom`. */
export const useWatchRoom = (): WatchRoom | undefined => use(RoomContext);

/** Watchers are called, not drawn again: a screen is large, and the press that opens the sidebar is not to wait for it. */
export const useRoomChanges = (sidebarMode: string): WatchRoom => {
  const [{ watchers, watch }] = useState(createWatch);
  useLayoutEffect(() => {
    for (const watcher of watchers) watcher();
  }, [sidebarMode, watchers]);
  return watch;
};

const createWatch = () => {
  const watchers = new Set<() => void>();
  const watch: WatchRoom = (watcher) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  };
  return { watchers, watch };
};
