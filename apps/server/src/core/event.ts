import type { Logger } from "pino";
import type { TenantTransaction } from "../database/index.ts";
import { inSavepoint } from "../database/savepoint.ts";

/** Something that happened in one module and that other modules may subscribe to. `P` is its payload. */
export interface Event<P> {
  readonly name: string;
  /** Never set; carries the payload's type. */
  readonly payload?: P;
}

export const defineEvent = <P>(name: string): Event<P> => ({ name });

/** Runs in the transaction of the event, so both are committed or rolled back together. */
export type EventListener<P> = (tx: TenantTransaction, payload: P) => Promise<void>;

export interface Subscription {
  readonly event: Event<unknown>;
  readonly listener: EventListener<never>;
}

export const on = <P>(event: Event<P>, listener: EventListener<P>): Subscription => ({ event, listener });

export interface Events {
  listen(subscription: Subscription): void;
  tell<P>(tx: TenantTransaction, event: Event<P>, payload: P): Promise<void>;
}

/** A failing listener is rolled back and logged; the event itself is kept. */
export const createEvents = (log: Logger): Events => {
  const subscriptions: Subscription[] = [];
  return {
    listen: (subscription) => void subscriptions.push(subscription),
    tell: async (tx, event, payload) => {
      for (const { listener } of subscriptions.filter((subscription) => subscription.event === event))
        await inSavepoint(tx, () => listener(tx, payload as never)).catch((error: unknown) => {
          log.error({ err: error, event: event.name }, "a listener failed");
        });
    },
  };
};
