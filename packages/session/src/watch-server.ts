import { watchSession } from "@evolve/contracts/session-state";
import { limits } from "@evolve/contracts/limits";
import { isSessionRefusal } from "./call-error.ts";
import type { Client } from "./client.ts";
import { type Clock, wait } from "./clock.ts";

const gapMs = 1_000;
const failureGapMs = 10_000;

interface ServerWatch {
  readonly client: Pick<Client, "call">;
  readonly clock: Clock;
  /** Until then the watch goes on. */
  readonly signal: AbortSignal;
  /** Which session this browser holds now; undefined for none. */
  readonly heldSession: () => string | undefined;
  readonly onEnded: () => void;
  /** The user's role or rights may be others. */
  readonly onChanged: () => void;
}

/**
 * Hears from the server when the session ends: in another browser, by an administrator, or at a sibling app whose host shares
 * no tabs or cookies with this one. A refusal of the session itself is told by the client.
 */
export const watchServer = async ({
  client,
  clock,
  signal,
  heldSession,
  onEnded,
  onChanged,
}: ServerWatch): Promise<void> => {
  let pause = gapMs;
  for (;;) {
    try {
      // First of all the page itself is loaded.
      await wait(clock, pause, signal);
      const asked = heldSession();
      const { state } = await client.call(
        watchSession,
        { query: { seconds: `${limits.sessionWatchSeconds}` } },
        { signal },
      );
      // Somebody may have signed in again meanwhile; the end of the earlier session is no news then.
      if (heldSession() === asked && state === "ended") return onEnded();
      if (heldSession() === asked && state === "changed") onChanged();
      pause = gapMs;
    } catch (error) {
      if (signal.aborted || isSessionRefusal(error)) return;
      pause = failureGapMs;
    }
  }
};
