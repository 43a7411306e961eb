import { useEffect, useSyncExternalStore } from "react";

const forms = new Set<symbol>();
const listeners = new Set<() => void>();

const notify = (): void => {
  for (const listener of listeners) listener();
};

/** Counts a form or modal among those with something to lose, while it is dirty and mounted. */
export const useUnsaved = (isDirty: boolean): void => {
  useEffect(() => {
    if (!isDirty) return;
    const form = Symbol("form");
    forms.add(form);
    notify();
    return () => {
      forms.delete(form);
      notify();
    };
  }, [isDirty]);
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether any form on the page, in a modal or in a panel holds unsaved changes. */
export const useHasUnsaved = (): boolean => useSyncExternalStore(subscribe, () => forms.size > 0);
