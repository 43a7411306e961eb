import type { ServerFrame } from "@evolve/contracts/notification-frames";
import type { Language } from "@evolve/i18n";
import type { Actor } from "../../../../core/actor.ts";

/** A connected browser. */
export interface Subscriber {
  readonly actor: Actor;
  readonly language: Language;
  readonly timeZone: string;
  /** The newest sequence number that it has been sent. */
  cursor: number;
  /** It waits for CONNECTED. */
  isGreeting: boolean;
  /** What its screens show. */
  subjects: ReadonlySet<string>;
  readonly send: (frame: ServerFrame) => void;
  /** The same for a frame that is already text. */
  readonly sendText: (text: string) => void;
  readonly close: (code: number, reason: string) => void;
}

type Key = "tenantId" | "userId" | "sessionId";

/** This node's subscribers, found by tenant, user and session. */
export interface Subscribers {
  readonly size: number;
  readonly add: (one: Subscriber) => void;
  readonly delete: (one: Subscriber) => void;
  readonly has: (one: Subscriber) => boolean;
  /** In the order in which they came. */
  readonly of: (key: Key, id: string) => ReadonlySet<Subscriber>;
  readonly tenants: () => Iterable<string>;
  readonly all: () => Iterable<Subscriber>;
}

const none: ReadonlySet<Subscriber> = new Set();

export const createSubscribers = (): Subscribers => {
  const all = new Set<Subscriber>();
  const indexes: Record<Key, Map<string, Set<Subscriber>>> = {
    tenantId: new Map(),
    userId: new Map(),
    sessionId: new Map(),
  };
  const keys = Object.keys(indexes) as Key[];
  return {
    get size() {
      return all.size;
    },
    add: (one) => {
      all.add(one);
      for (const key of keys) {
        const index = indexes[key];
        index.set(one.actor[key], (index.get(one.actor[key]) ?? new Set()).add(one));
      }
    },
    delete: (one) => {
      all.delete(one);
      for (const key of keys) {
        const others = indexes[key].get(one.actor[key]);
        others?.delete(one);
        if (others?.size === 0) indexes[key].delete(one.actor[key]);
      }
    },
    has: (one) => all.has(one),
    of: (key, id) => indexes[key].get(id) ?? none,
    tenants: () => indexes.tenantId.keys(),
    all: () => all,
  };
};
