import { type Redis } from "ioredis";
import type { Logger } from "pino";
import type { Bus, BusMessage } from "./messages.ts";

const channel = "evolve:bus";

/** The bus over Redis or Valkey publish/subscribe. ioredis reconnects by itself. `prefix` keeps databases apart. */
export const createRedisBus = async (publisher: Redis, prefix: string, log: Logger): Promise<Bus> => {
  const listeners = new Set<(message: BusMessage) => void>();
  const tell = (message: BusMessage): void => {
    for (const listener of listeners) listener(message);
  };
  // It subscribes by its own hand after a loss, since a connection that is ready hears nothing until it has.
  const subscriber = publisher.duplicate({ autoResubscribe: false });
  let hears = false;
  subscriber.on("error", (error: unknown) => {
    log.warn({ err: error }, "the bus lost its connection");
  });
  subscriber.on("message", (_channel, text: string) => {
    tell(JSON.parse(text) as BusMessage);
  });
  const listen = async (): Promise<void> => {
    await subscriber.subscribe(prefix + channel);
    hears = true;
  };
  await listen();
  subscriber.on("close", () => {
    hears = false;
  });
  subscriber.on("ready", () => {
    listen().then(
      () => {
        tell({ kind: "messages-lost" });
      },
      (error: unknown) => {
        // Closed again meanwhile; the next `ready` tries anew.
        log.warn({ err: error }, "the bus could not subscribe");
      },
    );
  });
  return {
    publish: async (message) => {
      tell(message);
      await publisher.publish(prefix + channel, JSON.stringify(message));
    },
    subscribe: (listener) => void listeners.add(listener),
    get connected() {
      return hears;
    },
    close: async () => {
      await subscriber.quit();
    },
  };
};
