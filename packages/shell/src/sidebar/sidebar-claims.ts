import { useEffect, useSyncExternalStore } from "react";

/** What screens ask of the sidebar while they are shown. */
export type SidebarClaim =
  /** It can be seen and not used, as while a schedule is edited. */
  | "blocked"
  /** The screen has links of its own: the sidebar is the module picker alone. */
  | "pickerOnly";

const listeners = new Set<() => void>();
const counts: Record<SidebarClaim, number> = { blocked: 0, pickerOnly: 0 };

const change = (claim: SidebarClaim, by: 1 | -1): void => {
  counts[claim] += by;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Asks for it while the calling component is shown and `isWanted` holds. */
export const useSidebarClaim = (claim: SidebarClaim, isWanted = true): void => {
  useEffect(() => {
    if (!isWanted) return undefined;
    change(claim, 1);
    return () => change(claim, -1);
  }, [claim, isWanted]);
};

/** Whether any screen asks for it. */
export const useIsClaimed = (claim: SidebarClaim): boolean => useSyncExternalStore(subscribe, () => counts[claim] > 0);
