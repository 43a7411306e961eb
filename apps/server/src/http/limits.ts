import type { Redis } from "ioredis";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { LRUCache } from "lru-cache";
import type { SystemPool } from "../database/index.ts";
import type { Limits } from "../config/index.ts";
import { refuse } from "../core/refusal.ts";

/** Separate counters, so that only sign-in guesses keep an address from signing in. */
export type Bucket =
  | "sign-in"
  | "passkeys"
  | "access-keys"
  | "single-sign-on"
  | "assertions"
  | "logouts"
  | "clients"
  | "links"
  | "resets"
  | "messages"
  | "domains"
  | "metadata"
  | "devices"
  | "names"
  | "starts"
  | "offline";

/** Counts failures and public writes by source, an address or a known device, shared by all nodes. */
export interface RateLimiter {
  /** Refuses with 503 and Retry-After while the source has no points left. Reads only. */
  admit(source: string, bucket?: Bucket): Promise<void>;
  /**
   * The same for a guess that takes time: returns a second check, to be made before answering, which refuses the rest of a
   * burst once its points are used up. It only reads where this node has charged points meanwhile.
   */
  admitGuess(source: string): Promise<() => Promise<void>>;
  /** Charges the source one point, and refuses where it had none left: no more of a burst pass than there are points. */
  take(source: string, bucket: Bucket): Promise<void>;
  /** Charges the source one point. */
  charge(source: string, bucket?: Bucket): Promise<void>;
  /** Counts a call made with an access key; what is left of its minute. Negative when it has made too many. */
  countCall(accessKeyId: string): Promise<Allowance>;
}

/** How often a key may call in each minute, and what is left of the current one. */
export interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

const inMemory: ReadonlySet<Bucket> = new Set(["names", "starts", "offline"]);

export const createRateLimiter = (
  { pool, redis }: { pool: SystemPool; redis: Redis | null },
  limits: Limits,
  prefix: string,
): RateLimiter => {
  const options = {
    keyPrefix: `${prefix}address`,
    points: limits.failuresPerAddress,
    duration: limits.addressWindowSeconds,
  };
  const inDatabase = new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
  });
  // While Redis is away all nodes count in the database, from zero; Redis' own counts apply again when it is back.
  const limiter: RateLimiterAbstract = redis
    ? new RateLimiterRedis({
        ...options,
        storeClient: redis,
        rejectIfRedisNotReady: true,
        insuranceLimiter: inDatabase,
      })
    : inDatabase;
  // Counted per node in memory: calls this frequent must not write a row each time.
  const frequent = new RateLimiterMemory({ ...options, points: limits.namesPerAddress });
  // Without Redis on each node by itself: a call must not write a row.
  const calls = { keyPrefix: `${prefix}calls`, points: limits.callsPerAccessKey, duration: 60 };
  const callsHere = new RateLimiterMemory(calls);
  const callCounter: RateLimiterAbstract = redis
    ? new RateLimiterRedis({ ...calls, storeClient: redis, rejectIfRedisNotReady: true, insuranceLimiter: callsHere })
    : callsHere;
  const counterOf = (bucket: Bucket): RateLimiterAbstract => (inMemory.has(bucket) ? frequent : limiter);
  /** Points charged on this node: how many, and the last charge, which may not be written yet. */
  const taken = new LRUCache<string, { count: number; last: Promise<unknown> }>({ max: sourcesRemembered });

  const refuseBy = ({ msBeforeNext }: RateLimiterRes): never =>
    refuse("throttled", { retryAfterSeconds: msBeforeNext / 1000, reason: "too many requests from one source" });
  const admit = async (key: string, counter: RateLimiterAbstract): Promise<void> => {
    const state = await counter.get(key);
    if (state && state.consumedPoints >= counter.points) refuseBy(state);
  };
  /** Charges one point; rejects where there was none left. Guesses that are being checked at the moment see it. */
  const consume = (source: string, bucket: Bucket): Promise<unknown> => {
    const key = keyOf(source, bucket);
    const written = counterOf(bucket).consume(key);
    if (bucket !== "sign-in") return written;
    const before = taken.get(key);
    const last = Promise.allSettled([before?.last, written]).then(() => undefined);
    taken.set(key, { count: (before?.count ?? 0) + 1, last });
    return written;
  };
  return {
    admit: (source, bucket = "sign-in") => admit(keyOf(source, bucket), counterOf(bucket)),
    admitGuess: async (source) => {
      const key = keyOf(source, "sign-in");
      const before = taken.get(key)?.count ?? 0;
      await admit(key, limiter);
      return async () => {
        const now = taken.get(key);
        if (!now || now.count === before) return;
        await now.last;
        await admit(key, limiter);
      };
    },
    take: async (source, bucket) => {
      await consume(source, bucket).catch((state: unknown) => {
        if (state instanceof RateLimiterRes) refuseBy(state);
        throw state;
      });
    },
    charge: async (source, bucket = "sign-in") => {
      await consume(source, bucket).catch((state: unknown) => {
        // Exceeding the limit is not an error here: the next `admit` refuses.
        if (!(state instanceof RateLimiterRes)) throw state;
      });
    },
    countCall: async (accessKeyId) => {
      const state = await callCounter.consume(accessKeyId).catch((refused: unknown) => {
        if (refused instanceof RateLimiterRes) return refused;
        throw refused;
      });
      return {
        limit: callCounter.points,
        remaining: callCounter.points - state.consumedPoints,
        resetSeconds: Math.ceil(state.msBeforeNext / 1_000),
      };
    },
  };
};

const sourcesRemembered = 10_000;

const keyOf = (source: string, bucket: Bucket): string => `${bucket}:${source}`;
