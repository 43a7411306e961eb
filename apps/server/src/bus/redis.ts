import type { Redis, RedisOptions } from "ioredis";
import type { Logger } from "pino";
import type { Transport, TransportEvents } from "./transport.ts";

/**
 * A command waits at most 400 ms. A connection that does not answer for that long is dropped; until Redis answers again
 * commands fail at once, so that an outage does not slow requests down.
 */
const options = {
  connectTimeout: 1_000,
  commandTimeout: 400,
  socketTimeout: 400,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  maxLoadingRetryTime: 500,
  retryStrategy: (times: number) => Math.min(times * 50, 500),
} satisfies RedisOptions;

/** A client for Redis or Valkey that never blocks its caller for long. It reconnects by itself. */
export const connectRedis = async (url: string, log: Logger, connectionName?: string): Promise<Redis> => {
  const { Redis } = await import("ioredis");
  const redis = new Redis(url, { ...options, ...(connectionName && { connectionName }) });
  redis.on("error", (error: unknown) => {
    log.debug({ err: error }, "redis");
  });
  outcomes.set(redis, firstOutcome(redis));
  return redis;
};

/** How a client's first connection went. */
interface Outcome {
  readonly isReady: boolean;
  readonly reason: unknown;
}

/** Of clients that connect while the rest of the server starts: what comes first may be over before anybody waits for it. */
const outcomes = new WeakMap<Redis, Promise<Outcome>>();

/** Waits until a client is ready or has lost a connection. */
const firstOutcome = (client: Redis): Promise<Outcome> =>
  new Promise((resolve) => {
    let reason: unknown;
    client.once("error", (error: unknown) => {
      reason = error;
    });
    client.once("ready", () => {
      resolve({ isReady: true, reason: null });
    });
    client.once("close", () => {
      resolve({ isReady: false, reason });
    });
  });

export interface RedisTransport extends Transport {
  /** Waits until both connections have been answered, or one has failed: Redis is used only where both work. Never rejects. */
  open(): Promise<void>;
  /** Whether both sending and receiving work. */
  readonly works: boolean;
}

/** Texts over Redis or Valkey publish/subscribe, on a second connection that only subscribes. */
export const createRedisTransport = (
  publisher: Redis,
  channel: string,
  log: Logger,
  events: TransportEvents,
): RedisTransport => {
  // Subscribes explicitly after a reconnect: a connection that is ready receives nothing until it has subscribed.
  const subscriber = publisher.duplicate({ autoResubscribe: false });
  const connected = [outcomes.get(publisher) ?? firstOutcome(publisher), firstOutcome(subscriber)] as const;
  let isReceiving = false;
  let isListening: Promise<void> | null = null;
  let isClosed = false;
  let reason: unknown;
  /** The state logged last. Null until the first connection has succeeded or failed. */
  let logged: boolean | null = null;

  const works = (): boolean => isReceiving && publisher.status === "ready";
  const report = (): void => {
    if (isClosed || logged === null || logged === works()) return;
    logged = works();
    if (logged) {
      reason = null;
      log.info("Redis is back");
    } else
      log.warn(
        { reason: reasonOf(reason) },
        "REDIS_URL does not answer: messages and limits go through PostgreSQL until it does",
      );
  };
  const setReceiving = (now: boolean): void => {
    if (isReceiving === now) return;
    isReceiving = now;
    report();
    events.changed();
  };
  const listen = async (): Promise<void> => {
    try {
      await subscriber.subscribe(channel);
      setReceiving(true);
    } catch (error) {
      reason = error;
    }
  };
  subscriber.on("message", (_channel, text: string) => {
    events.received(text);
  });
  subscriber.on("ready", () => {
    isListening = listen();
  });
  subscriber.on("close", () => {
    setReceiving(false);
  });
  publisher.on("ready", report);
  publisher.on("close", report);
  for (const client of [publisher, subscriber])
    client.on("error", (error: unknown) => {
      reason = error;
    });

  return {
    open: async () => {
      const [first, second] = connected;
      const outcome = await Promise.race([
        first.then((one) => (one.isReady ? second : one)),
        second.then((one) => (one.isReady ? first : one)),
      ]);
      if (outcome.isReady) await isListening;
      else reason ??= outcome.reason;
      logged = true;
      report();
    },
    get isReceiving() {
      return isReceiving;
    },
    get works() {
      return works();
    },
    send: async (text) => {
      await publisher.publish(channel, text);
    },
    check: async () => {
      if (subscriber.status === "ready" && !isReceiving) await listen();
      // A client that does not answer the ping in time is closed by its `socketTimeout`.
      await Promise.allSettled([publisher, subscriber].map((client) => client.ping()));
    },
    close: () => {
      isClosed = true;
      subscriber.disconnect();
      return Promise.resolve();
    },
  };
};

/** A connection that the server closed cleanly leaves no error. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.message) : "the connection was closed";
