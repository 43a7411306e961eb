import { subjectsMax } from "@evolve/contracts/notification-frames";
import type { Unsubscribe } from "@evolve/session";

/** What is watched: by this tab's screens, and in the leading tab by those of the others. */
export interface WatchedSubjects {
  readonly watch: (subject: string, listener: () => void) => Unsubscribe;
  /** What this tab's screens show. */
  readonly own: () => string[];
  /** What all tabs show. */
  readonly all: () => string[];
  /** What another tab shows now. */
  readonly hear: (tab: string, subjects: readonly string[]) => void;
  /** Tells this tab's screens that these may have changed. */
  readonly changed: (subjects: readonly string[]) => void;
}

export const createWatchedSubjects = (onOwnChange: () => void): WatchedSubjects => {
  const listeners = new Map<string, Set<() => void>>();
  const others = new Map<string, readonly string[]>();
  return {
    watch: (subject, listener) => {
      const held = listeners.get(subject) ?? new Set();
      listeners.set(subject, held.add(listener));
      if (held.size === 1) onOwnChange();
      return () => {
        held.delete(listener);
        if (held.size > 0 || listeners.get(subject) !== held) return;
        listeners.delete(subject);
        onOwnChange();
      };
    },
    own: () => [...listeners.keys()],
    // Tabs that went without a word leave theirs behind; the newest are what somebody looks at.
    all: () => [...new Set([...[...others.values()].flat(), ...listeners.keys()])].slice(-subjectsMax),
    hear: (tab, subjects) => {
      others.delete(tab);
      if (subjects.length > 0) others.set(tab, subjects);
    },
    changed: (subjects) => {
      for (const subject of subjects) for (const listener of listeners.get(subject) ?? []) listener();
    },
  };
};
