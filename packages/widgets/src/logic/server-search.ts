import type { ChoiceOption } from "./choices.ts";

export interface ChoiceAnswer {
  options: readonly ChoiceOption[];
  /** How many match on the server, which may be more than it sent. */
  total: number;
}

/** Asks the server. It should pass `signal` on, and answers for a query that is no longer wanted are dropped. */
export type LoadChoices = (query: string, signal: AbortSignal) => Promise<ChoiceAnswer>;

export interface ServerChoices extends ChoiceAnswer {
  /** What was asked for last, answered or not. */
  query: string;
  isLoading: boolean;
  hasFailed: boolean;
}

export interface ServerSearch {
  /** Asks after the delay, or at once; an earlier question is given up. */
  search: (query: string, load: LoadChoices, isAtOnce?: boolean) => void;
  /** Gives up what is under way. */
  stop: () => void;
  current: () => ServerChoices;
  subscribe: (listener: () => void) => () => void;
}

/** Section 9 'Dropdown'. */
const serverSearchDelay = 500;

const nothing: ServerChoices = { query: "", options: [], total: 0, isLoading: false, hasFailed: false };

/** A list that the server searches. The options of the answer before stay until the next one is there. */
export function createServerSearch(delay = serverSearchDelay): ServerSearch {
  const listeners = new Set<() => void>();
  let state = nothing;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked: AbortController | undefined;

  const set = (changes: Partial<ServerChoices>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const stop = () => {
    clearTimeout(timer);
    asked?.abort();
    asked = undefined;
  };
  const ask = async (query: string, load: LoadChoices) => {
    const own = new AbortController();
    asked = own;
    try {
      const { options, total } = await load(query, own.signal);
      if (asked === own) set({ options, total, isLoading: false });
    } catch {
      if (asked === own) set({ isLoading: false, hasFailed: true });
    }
  };

  return {
    search: (query, load, isAtOnce = false) => {
      stop();
      set({ query, isLoading: true, hasFailed: false });
      if (isAtOnce) void ask(query, load);
      else timer = setTimeout(() => void ask(query, load), delay);
    },
    stop: () => {
      stop();
      if (state.isLoading) set({ isLoading: false });
    },
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
