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

/** What is counted apart, so that nothing but guesses at sign-in keeps an address from signing in. */
export type Bucket =
  | "sign-in"
  | "passkeys"
  | "single-sign-on"
  | "assertions"
  | "logouts"
  | "clients"
  | "links"
  | "resets"
  | "messages"
  | "domains"
  | "names"
  | "starts";

/** Counts failures and public writes by where they come from, an address or a known device, shared by all nodes. */
export interface RateLimiter {
  /** Refuses with 503 and Retry-After while the source has used up its points. Reads only. */
  admit(source: string, bucket?: Bucket): Promise<void>;
  /**
   * The same for a guess that takes its time: answers a look again, to be taken before the guess is answered. Of a burst, those
   * that have waited behind the last point are refused by it. It reads only where this node has taken points meanwhile.
   */
  admitGuess(source: string): Promise<() => Promise<void>>;
  /** Takes a point of the source, and refuses where there was none left: of a burst no more pass than there are points. */
  take(source: string, bucket: Bucket): Promise<void>;
  /** Takes a point of the source. */
  charge(source: string, bucket?: Bucket): Promise<void>;
}

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
  // While Redis is away all nodes count in the database, from zero; what Redis has counted holds again when it is back.
  const limiter: RateLimiterAbstract = redis
    ? new RateLimiterRedis({
        ...options,
        storeClient: redis,
        rejectIfRedisNotReady: true,
        insuranceLimiter: inDatabase,
      })
    : inDatabase;
  // Counted on each node by itself: what is asked so often must not write a row each time.
  const frequent = new RateLimiterMemory({ ...options, points: limits.namesPerAddress });
  const counterOf = (bucket: Bucket): RateLimiterAbstract =>
    bucket === "names" || bucket === "starts" ? frequent : limiter;
  /** Points taken on this node: how many, and the last of them, which may not be written yet. */
  const taken = new LRUCache<string, { count: number; last: Promise<unknown> }>({ max: sourcesRemembered });

  const refuseBy = ({ msBeforeNext }: RateLimiterRes): never =>
    refuse("throttled", { retryAfterSeconds: msBeforeNext / 1000, reason: "too many requests from one source" });
  const admit = async (key: string, counter: RateLimiterAbstract): Promise<void> => {
    const state = await counter.get(key);
    if (state && state.consumedPoints >= counter.points) refuseBy(state);
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
      await counterOf(bucket)
        .consume(keyOf(source, bucket))
        .catch((state: unknown) => {
          if (state instanceof RateLimiterRes) refuseBy(state);
          throw state;
        });
    },
    charge: async (source, bucket = "sign-in") => {
      const key = keyOf(source, bucket);
      const written = counterOf(bucket)
        .consume(key)
        .catch((state: unknown) => {
          // Over the limit is no error here: the next `admit` refuses.
          if (!(state instanceof RateLimiterRes)) throw state;
        });
      const before = taken.get(key);
      const last = Promise.allSettled([before?.last, written]).then(() => undefined);
      taken.set(key, { count: (before?.count ?? 0) + 1, last });
      await written;
    },
  };
};

const sourcesRemembered = 10_000;

const keyOf = (source: string, bucket: Bucket): string => `${bucket}:${source}`;
