import type { TradedShift } from "@evolve/contracts/shift-trades";
import type { TimeOffFields } from "@evolve/contracts/time-off";

interface Kept {
  readonly userId: string;
  /** Its `Idempotency-Key`: however often it is sent, it takes effect once. */
  readonly key: string;
  /** When it was asked; milliseconds since 1970. */
  readonly at: number;
}

export interface WaitingTimeOff {
  readonly kind: "timeOff";
  readonly body: TimeOffFields;
  /** The name of the kind of time off. */
  readonly type: string;
}

export interface WaitingAnswer {
  readonly kind: "accept" | "decline";
  readonly tradeId: string;
  /** The one that was seen: what has changed since is not accepted. */
  readonly version: number;
  readonly giverName: string;
  readonly give: TradedShift;
  readonly zone: string;
}

/** What somebody has asked for without a connection. */
export type WaitingRequest = Kept & (WaitingTimeOff | WaitingAnswer);

const place = "waitingRequests";

/** After so long nobody expects it to be sent any more. */
const keptMs = 14 * 86_400_000;

const listeners = new Set<() => void>();

export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
};

/** All that waits in this browser, as text: what has not changed is the same. */
export const snapshot = (): string => {
  try {
    return localStorage.getItem(place) ?? "[]";
  } catch {
    return "[]";
  }
};

const parse = (text: string): readonly WaitingRequest[] => {
  try {
    return JSON.parse(text) as WaitingRequest[];
  } catch {
    // Of another version.
    return [];
  }
};

/** What waits of one person, the oldest first. */
export const waitingOf = (text: string, userId: string, now = Date.now()): readonly WaitingRequest[] =>
  parse(text).filter((request) => request.userId === userId && request.at > now - keptMs);

const write = (requests: readonly WaitingRequest[]): void => {
  const fresh = requests.filter(({ at }) => at > Date.now() - keptMs);
  if (fresh.length === 0) localStorage.removeItem(place);
  else localStorage.setItem(place, JSON.stringify(fresh));
  for (const listener of listeners) listener();
};

/** Whether it is kept: the store may be full or forbidden. */
export const keepWaiting = (request: WaitingRequest): boolean => {
  try {
    write([...parse(snapshot()), request]);
    return true;
  } catch {
    return false;
  }
};

export const dropWaiting = (key: string): void => {
  try {
    write(parse(snapshot()).filter((request) => request.key !== key));
  } catch {
    // Forbidden: then nothing waits either.
  }
};
