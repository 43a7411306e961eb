import type { Logger } from "pino";
import pg from "pg";
import type { SystemPool } from "../database/index.ts";
import type { Transport, TransportEvents } from "./transport.ts";

const channel = "evolve_bus";
/** Short, so that a node answers from memory again soon after the database is back. */
const retryMs = 250;
const answerWithinMs = 2_000;

export interface PostgresTransport extends Transport {
  /** Connects for the first time. Rejects when the database cannot be reached. */
  open(): Promise<void>;
  /**
   * Sends a text over the listening connection, which also proves that the connection works. Returns whether it was sent.
   */
  announce(text: string): Promise<boolean>;
}

/** Texts over LISTEN and NOTIFY: one listening connection, reopened when the server goes away. */
export const createPostgresTransport = (
  connectionString: string,
  pool: SystemPool,
  log: Logger,
  events: TransportEvents,
): PostgresTransport => {
  let client: pg.Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | null = null;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString,
      connectionTimeoutMillis: 5_000,
      query_timeout: answerWithinMs,
      keepAlive: true,
    });
    // Also called when the first connection fails; `connect` itself reports that case.
    const onLost = (): void => {
      if (client !== next) return;
      client = null;
      if (closed) return;
      log.warn("the bus lost its connection to PostgreSQL");
      retryLater();
      events.changed();
    };
    next.on("error", onLost);
    next.on("end", onLost);
    next.on("notification", ({ payload }) => {
      events.received(payload ?? "");
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    client = next;
    events.changed();
  };
  const reconnect = async (): Promise<void> => {
    try {
      await connect();
    } catch (error) {
      log.debug({ err: error }, "the bus could not connect to PostgreSQL");
      if (!closed) retryLater();
      return;
    }
    if (closed) await client?.end();
    else log.info("the bus is connected to PostgreSQL again");
  };
  const retryLater = (): void => {
    retry = setTimeout(() => void reconnect(), retryMs);
  };
  /** Runs a statement on the listening connection, and drops the connection when it does not answer. */
  const succeeds = async (text: string, values: readonly string[]): Promise<boolean> => {
    const asked = client;
    if (!asked) return false;
    try {
      await asked.query(text, [...values]);
      return true;
    } catch {
      asked.connection.stream.destroy();
      return false;
    }
  };

  return {
    open: connect,
    get isReceiving() {
      return client !== null;
    },
    send: async (text) => {
      await pool.query("select pg_notify($1, $2)", [channel, text]);
    },
    announce: (text) => succeeds("select pg_notify($1, $2)", [channel, text]),
    check: async () => {
      await succeeds("select 1", []);
    },
    close: async () => {
      closed = true;
      if (retry) clearTimeout(retry);
      await client?.end();
    },
  };
};
