import { hash, verify } from "@node-rs/argon2";
import type { Limits } from "../config/index.ts";
import { refuse } from "../core/refusal.ts";

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Compares with a stored hash, or with a decoy in the same time when there is none. */
  matches(stored: string | null, password: string): Promise<boolean>;
  /** Whether a hash was made with parameters other than today's. */
  isOutdated(stored: string): boolean;
}

/**
 * Hashes by argon2id, the library's default algorithm; each hash contains its parameters. With a pepper that is kept outside the database, in a bounded queue: a flood waits, or is told
 * to retry later.
 */
export const createPasswords = async (pepper: Buffer, limits: Limits): Promise<Passwords> => {
  const options = { ...limits.hashCost, parallelism: 1, secret: pepper };
  const decoy = await hash("a password that nobody has", options);
  const enter = createQueue(limits.hashesAtOnce, limits.hashQueue);
  return {
    hash: (password) => enter(() => hash(normalised(password), options)),
    matches: (stored, password) =>
      enter(async () => {
        const same = await verify(stored ?? decoy, normalised(password), { secret: pepper });
        return same && stored !== null;
      }),
    isOutdated: (stored) => parametersOf(stored) !== parametersOf(decoy),
  };
};

/** The parameters of a hash in PHC format, such as `$argon2id$v=19$m=19456,t=2,p=1`. */
const parametersOf = (stored: string): string => stored.split("$").slice(0, 4).join("$");

/** The same text in another Unicode form is the same password (NIST SP 800-63B-4, NFKC). */
const normalised = (password: string): string => password.normalize("NFKC");

type Enter = <T>(work: () => Promise<T>) => Promise<T>;

const createQueue = (atOnce: number, longest: number): Enter => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= longest) refuse("throttled", { retryAfterSeconds: 1, reason: "the hash queue is full" });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
