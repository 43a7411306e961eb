import type { Redis } from "ioredis";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
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
  | "names";

/** Counts failures and public writes by where they come from, an address or a known device, shared by all nodes. */
export interface RateLimiter {
  /** Refuses with 503 and Retry-After while the source has used up its points. Reads only. */
  admit(source: string, bucket?: Bucket): Promise<void>;
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
  const names = new RateLimiterMemory({ ...options, points: limits.namesPerAddress });
  const counterOf = (bucket: Bucket): RateLimiterAbstract => (bucket === "names" ? names : limiter);
  return {
    admit: async (source, bucket = "sign-in") => {
      const counter = counterOf(bucket);
      const state = await counter.get(keyOf(source, bucket));
      if (state && state.consumedPoints >= counter.points)
        refuse("throttled", {
          retryAfterSeconds: state.msBeforeNext / 1000,
          reason: "too many failures from one source",
        });
    },
    charge: async (source, bucket = "sign-in") => {
      await counterOf(bucket)
        .consume(keyOf(source, bucket))
        .catch((state: unknown) => {
          // Over the limit is no error here: the next `admit` refuses.
          if (!(state instanceof RateLimiterRes)) throw state;
        });
    },
  };
};

const keyOf = (source: string, bucket: Bucket): string => `${bucket}:${source}`;
