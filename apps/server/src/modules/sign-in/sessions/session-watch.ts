import { LRUCache } from "lru-cache";
import type { Actor } from "../../../core/actor.ts";
import { defineService } from "../../../core/services.ts";

/** `live`: nothing has happened. `changed`: the user's rights may be others. */
export type WatchState = "live" | "ended" | "changed";

export interface SessionWatch {
  /** Waits for news of the session, at most so long. `gone` fires when nobody waits for the answer any more. */
  wait(actor: Watcher, milliseconds: number, gone: AbortSignal): Promise<WatchState>;
  /** Answers everybody who waits, so that the server can close. */
  release(): void;
}

type Watcher = Pick<Actor, "tenantId" | "userId" | "impersonatorId" | "sessionId">;

interface Waiting extends Watcher {
  readonly answer: (state: WatchState) => void;
}

/** A session may end between the guard's look and the wait. */
const rememberedMs = 10_000;
const remembered = 10_000;

/** Everybody on this node who waits to hear of a session's end. */
export const sessionWatch = defineService("session watch", ({ bus }): SessionWatch => {
  const waiting = new Set<Waiting>();
  /** By session; by user or tenant, whose sessions ended, so that callers ask again. */
  const justEnded = new LRUCache<string, "ended" | "live">({ max: remembered, ttl: rememberedMs });
  let isReleased = false;
  const tell = (state: WatchState, concerns: (one: Waiting) => boolean): void => {
    for (const one of waiting) if (concerns(one)) one.answer(state);
  };
  bus.subscribe((message) => {
    if (message.kind === "session-ended") {
      justEnded.set(message.sessionId, "ended");
      tell("ended", ({ sessionId }) => sessionId === message.sessionId);
    } else if (message.kind === "sessions-ended") {
      justEnded.set(message.userId, "live");
      // Of those that are the user's own: who acts as the user does so in another's session.
      tell(
        "ended",
        ({ userId, impersonatorId, sessionId }) =>
          (impersonatorId ?? userId) === message.userId && sessionId !== message.spared,
      );
    } else if (message.kind === "tenant-sessions-ended") {
      justEnded.set(message.tenantId, "live");
      tell("ended", ({ tenantId, sessionId }) => tenantId === message.tenantId && sessionId !== message.spared);
    } else if (message.kind === "user-changed")
      tell("changed", ({ userId, impersonatorId }) => userId === message.userId || impersonatorId === message.userId);
    else if (message.kind === "session-renewed")
      tell("changed", ({ impersonatorId, sessionId }) => impersonatorId !== null && sessionId === message.sessionId);
    // The next call passes the guard, which reads the session again.
    else if (message.kind === "messages-lost") tell("live", () => true);
  });
  return {
    wait: ({ tenantId, sessionId, userId, impersonatorId }, milliseconds, gone) => {
      const told = [sessionId, userId, tenantId].map((id) => justEnded.get(id)).find(Boolean);
      if (told) return Promise.resolve(told);
      if (isReleased || milliseconds === 0) return Promise.resolve("live");
      return new Promise((resolve) => {
        const one: Waiting = {
          tenantId,
          sessionId,
          userId,
          impersonatorId,
          answer: (state) => {
            waiting.delete(one);
            clearTimeout(timer);
            resolve(state);
          },
        };
        const timer = setTimeout(() => one.answer("live"), milliseconds);
        gone.addEventListener("abort", () => one.answer("live"), { once: true });
        waiting.add(one);
      });
    },
    release: () => {
      isReleased = true;
      tell("live", () => true);
    },
  };
});
