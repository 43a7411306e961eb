import type { Call } from "@evolve/contracts/call";
import type { Clock } from "./clock.ts";
import type { CallParts } from "./request.ts";

/** How long the same call counts as the same attempt, after its answer was lost. */
const rememberedMs = 10 * 60_000;

export interface Attempt {
  /** For the header `Idempotency-Key`: unlike the other keys of the same caller. */
  readonly key: string;
  /** The answer did not arrive: the same call again is the same attempt. */
  readonly lose: () => void;
  /** The answer arrived: the same call again is another attempt. */
  readonly end: () => void;
}

/** A key for the header `Idempotency-Key`. */
export const newIdempotencyKey = (): string => `${Math.random()}${Math.random()}`;

/**
 * Gives each call that may change something a key, by which the server makes a creation once; it passes over the key of any other call.
 * Where an answer was lost, nobody knows whether the server has made it; the same call with the same input then gets the same key, whoever
 * repeats it: the client, a query or a person who presses Save again.
 */
export const createAttempts = (clock: Pick<Clock, "now">) => {
  const lost = new Map<string, { readonly key: string; readonly at: number }>();
  /** Undefined for a call that only reads. A given key is that of an attempt which its caller remembers. */
  return (call: Call, { params, query, body }: CallParts, given?: string): Attempt | undefined => {
    if (call.access === "public" || call.method === "GET" || call.name.startsWith("search")) return undefined;
    const input = JSON.stringify([call.name, params, query, body]);
    // What was typed is in here, so it is not kept longer than it is of use.
    for (const [one, { at }] of lost) if (clock.now() - at >= rememberedMs) lost.delete(one);
    const key = given ?? lost.get(input)?.key ?? newIdempotencyKey();
    return {
      key,
      lose: () => void lost.set(input, { key, at: clock.now() }),
      end: () => void lost.delete(input),
    };
  };
};
