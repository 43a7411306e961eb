import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/** False in the prerendered page, which is every tenant's; what only one of them has follows it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
