import { createHash, randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { SystemPool } from "../database/index.ts";
import type { Bus, BusMessage } from "./messages.ts";
import { createPostgresTransport } from "./postgres.ts";
import { createRedisTransport } from "./redis.ts";

const beatMs = 1_000;
/**
 * For this many heartbeats after a node announced that it cannot receive from Redis, messages also go through PostgreSQL.
 */
const mirroredBeats = 5;
/**
 * The first announcement is sent at once, the others with each heartbeat. By the third, every node has had a full heartbeat
 * to receive the first.
 */
const announcementsNeeded = 3;
const rememberedIds = 10_000;

/**
 * What nodes send each other. The id removes duplicates of a message sent through both transports; older versions send
 * none.
 */
type Sent = (BusMessage & { readonly id?: string }) | { readonly kind: "redis-lost"; readonly id: string };

/**
 * Creates this installation's bus, and the prefix that separates its keys from those of other installations in a shared
 * Redis. Every node listens on PostgreSQL. With Redis, messages go through Redis alone as long as every node receives from
 * it. A node that does not announces this on PostgreSQL every second, and the others then send through both. See decision
 * 35. `settled` resolves once it is known whether Redis works; it never rejects.
 */
export const createBus = async (
  connectionString: string,
  pool: SystemPool,
  redisClient: Redis | null,
  log: Logger,
): Promise<{ bus: Bus; prefix: string; settled: Promise<void> }> => {
  const prefix = await readPrefix(pool);
  const listeners = new Set<(message: BusMessage) => void>();
  const known = new LRUCache<string, true>({ max: rememberedIds });
  const nodeId = randomUUID();
  let connected = false;
  /** How many of this node's announcements were delivered since the last failure. */
  let announcements = 0;
  // Another node may have announced that it lost Redis before this node started to listen.
  let mirrored = mirroredBeats;
  let isClosed = false;
  let timer: NodeJS.Timeout | null = null;

  const tell = (message: BusMessage): void => {
    for (const listener of listeners) {
      try {
        listener(message);
      } catch (error) {
        log.error({ err: error, message }, "a listener of the bus failed");
      }
    }
  };
  const receive = (text: string): void => {
    if (isClosed) return;
    let sent: Sent;
    try {
      sent = JSON.parse(text) as Sent;
    } catch (error) {
      log.warn({ err: error }, "the bus received something that is not a message");
      return;
    }
    const { id, ...message } = sent;
    if (message.kind === "redis-lost") {
      if (id !== nodeId) mirrored = mirroredBeats;
      else {
        announcements += 1;
        refresh();
      }
      return;
    }
    if (id && known.has(id)) return;
    if (id) known.set(id, true);
    tell(message);
  };
  /** Updates whether this node receives every message; after a gap, tells the listeners that messages may be lost. */
  const refresh = (): void => {
    const before = connected;
    connected =
      !isClosed && postgres.isReceiving && (!redis || redis.isReceiving || announcements >= announcementsNeeded);
    if (connected && !before) tell({ kind: "messages-lost" });
  };
  const announce = async (): Promise<void> => {
    const isSent = await postgres.announce(JSON.stringify({ kind: "redis-lost", id: nodeId } satisfies Sent));
    if (isSent) return;
    announcements = 0;
    refresh();
  };

  const postgres = createPostgresTransport(connectionString, pool, log, { received: receive, changed: refresh });
  const redis =
    redisClient &&
    createRedisTransport(redisClient, `${prefix}bus`, log, {
      received: receive,
      changed: () => {
        announcements = 0;
        refresh();
        if (!redis?.isReceiving && !isClosed) void announce();
      },
    });

  const beat = async (): Promise<void> => {
    mirrored = postgres.isReceiving ? Math.max(0, mirrored - 1) : mirroredBeats;
    await Promise.all([redis?.check(), redis && !redis.isReceiving ? announce() : postgres.check()]);
    nextBeat();
  };
  const nextBeat = (): void => {
    if (!isClosed) timer = setTimeout(() => void beat(), beatMs);
  };
  const close = async (): Promise<void> => {
    isClosed = true;
    connected = false;
    if (timer) clearTimeout(timer);
    await Promise.all([redis?.close(), postgres.close()]);
  };

  const settle = async (): Promise<void> => {
    await redis?.open();
    if (redis && !redis.isReceiving) await announce();
  };
  try {
    await postgres.open();
  } catch (error) {
    await close();
    throw error;
  }
  const settled = settle();
  nextBeat();

  const bus: Bus = {
    publish: async (message) => {
      const id = randomUUID();
      known.set(id, true);
      tell(message);
      const text = JSON.stringify({ ...message, id } satisfies Sent);
      const isOnRedis = await redis?.send(text).then(
        () => true,
        () => false,
      );
      if (!isOnRedis || mirrored > 0 || !postgres.isReceiving) await postgres.send(text);
    },
    subscribe: (listener) => void listeners.add(listener),
    get connected() {
      return connected;
    },
    get transports() {
      return { postgresql: postgres.isReceiving, ...(redis && { redis: redis.works }) };
    },
    close,
  };
  return { bus, prefix, settled };
};

/** Includes the database's name, since a copy of a database has the same installation id. */
const readPrefix = async (pool: SystemPool): Promise<string> => {
  const { rows } = await pool.query<{ name: string }>(
    "select id::text || current_database() as name from installation",
  );
  const name = rows[0]?.name ?? "";
  return `evolve:${createHash("sha256").update(name).digest("hex").slice(0, 16)}:`;
};
