/** Whether the server answers. */
export interface Connection {
  readonly isLost: () => boolean;
  /** The number of attempts since the server was lost, the successful one included; 0 before. */
  readonly attempts: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  readonly lost: () => void;
  readonly found: () => void;
  /** Asks the server now instead of at the next planned time. */
  readonly retry: () => Promise<void>;
}

const firstWaitMs = 2_000;
const longestWaitMs = 30_000;

/** The wait before attempt n (from 0): doubles up to half a minute. */
export const waitBefore = (attempt: number): number => Math.min(firstWaitMs * 2 ** attempt, longestWaitMs);

/** Once lost, asks again and again until the server answers. `reach` resolves to whether it does. */
export const createConnection = (reach: () => Promise<boolean>): Connection => {
  const listeners = new Set<() => void>();
  let isLost = false;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const set = (next: boolean) => {
    if (isLost === next) return;
    isLost = next;
    clearTimeout(timer);
    if (next) {
      attempt = 0;
      plan();
    }
    for (const listener of listeners) listener();
  };
  const retry = async () => {
    clearTimeout(timer);
    attempt += 1;
    if (await reach()) return set(false);
    if (isLost) plan();
  };
  const plan = () => {
    timer = setTimeout(() => void retry(), waitBefore(attempt));
  };

  return {
    isLost: () => isLost,
    attempts: () => attempt,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    lost: () => set(true),
    found: () => set(false),
    retry,
  };
};
