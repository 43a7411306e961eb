import type { Logger } from "pino";
import pg from "pg";
import type { SystemPool } from "../database/index.ts";
import type { Bus, BusMessage } from "./messages.ts";

const channel = "evolve_bus";
const firstRetryMs = 100;
const longestRetryMs = 5_000;

/** The bus over LISTEN and NOTIFY: one connection that listens, found again when the server goes away. */
export const createPostgresBus = async (connectionString: string, pool: SystemPool, log: Logger): Promise<Bus> => {
  const listeners = new Set<(message: BusMessage) => void>();
  let client: pg.Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | null = null;

  const tell = (message: BusMessage): void => {
    for (const listener of listeners) listener(message);
  };
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, keepAlive: true });
    // A client that never listened ends as well: `connect` itself fails then, and is the one to tell.
    const onLost = (): void => {
      if (client !== next) return;
      client = null;
      if (closed) return;
      log.warn("the bus lost its connection");
      reconnectAfter(firstRetryMs);
    };
    next.on("error", onLost);
    next.on("end", onLost);
    next.on("notification", ({ payload }) => {
      tell(JSON.parse(payload ?? "{}") as BusMessage);
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    client = next;
  };
  const reconnect = async (delayMs: number): Promise<void> => {
    try {
      await connect();
    } catch (error) {
      log.warn({ err: error }, "the bus could not connect");
      if (!closed) reconnectAfter(Math.min(delayMs * 2, longestRetryMs));
      return;
    }
    if (closed) await client?.end();
    else tell({ kind: "messages-lost" });
  };
  const reconnectAfter = (delayMs: number): void => {
    retry = setTimeout(() => void reconnect(delayMs), delayMs);
  };

  await connect();
  return {
    publish: async (message) => {
      tell(message);
      await pool.query("select pg_notify($1, $2)", [channel, JSON.stringify(message)]);
    },
    subscribe: (listener) => void listeners.add(listener),
    get connected() {
      return client !== null;
    },
    close: async () => {
      closed = true;
      if (retry) clearTimeout(retry);
      await client?.end();
    },
  };
};
