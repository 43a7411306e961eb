import type { Call } from "@evolve/contracts/call";
import { isCreation } from "@evolve/contracts/creation";
import type { Clock } from "./clock.ts";
import type { CallParts } from "./request.ts";

/** How long the same call counts as the same attempt, after its answer was lost. */
const rememberedMs = 10 * 60_000;

export interface Attempt {
  /** For the header `Idempotency-Key`. */
  readonly key: string;
  /** The answer did not arrive: the same call again is the same attempt. */
  readonly lose: () => void;
  /** The answer arrived: the same call again is another attempt. */
  readonly end: () => void;
}

/** `crypto.randomUUID` is missing on pages without TLS. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Gives each creation a key, by which the server makes it once. Where an answer was lost, nobody knows whether the server has made it; the
 * same call with the same input then gets the same key, whoever repeats it: the client, a query or a person who presses Save again.
 */
export const createAttempts = (clock: Pick<Clock, "now">) => {
  const lost = new Map<string, { readonly key: string; readonly at: number }>();
  /** Undefined for a call that may be made twice. */
  return (call: Call, { params, query, body }: CallParts): Attempt | undefined => {
    if (!isCreation(call)) return undefined;
    const input = JSON.stringify([call.name, params, query, body]);
    const before = lost.get(input);
    const key = before && clock.now() - before.at < rememberedMs ? before.key : newKey();
    return {
      key,
      lose: () => void lost.set(input, { key, at: clock.now() }),
      end: () => void lost.delete(input),
    };
  };
};
