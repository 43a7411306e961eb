import type { Logger } from "pino";
import type { Tx } from "../../database/index.ts";
import type { Actor, Services } from "../../http/context.ts";
import { inSavepoint } from "./repository.ts";

export interface EndedSession {
  tenantId: string;
  userId: string;
  sessionId: string;
  /** In words for the log: `signed out`, `idle`, `locked`. */
  reason: string;
}

/** Hears of a session's end in the transaction that ends it, so that what it writes is written exactly when the session ends. */
export type SessionEndListener = (tx: Tx, ended: EndedSession) => Promise<void>;

/** An address that ends a session at another application once a browser loads it in a frame (OpenID front-channel logout). */
export interface FrontChannel {
  /** As people know the application. */
  name: string;
  url: string;
}

export type FrontChannels = (session: Pick<Actor, "tenantId" | "userId" | "sessionId">) => Promise<FrontChannel[]>;

/** Who is to hear that a session has ended, whatever ended it. */
export interface SessionEnds {
  add(listener: SessionEndListener): void;
  offer(channels: FrontChannels): void;
  tell(tx: Tx, ended: EndedSession): Promise<void>;
  framesOf(actor: Actor): Promise<FrontChannel[]>;
}

/** A listener that fails is undone and logged, and the session ends all the same: no sibling blocks a sign-out. */
export const createSessionEnds = (log: Logger): SessionEnds => {
  const listeners: SessionEndListener[] = [];
  const offers: FrontChannels[] = [];
  return {
    add: (listener) => void listeners.push(listener),
    tell: async (tx, ended) => {
      for (const listener of listeners)
        await inSavepoint(tx, () => listener(tx, ended)).catch((error: unknown) => {
          log.error({ err: error, sessionId: ended.sessionId }, "a listener for ended sessions failed");
        });
    },
    offer: (channels) => void offers.push(channels),
    framesOf: async (actor) => {
      const offered = await Promise.all(
        offers.map((channels) =>
          channels(actor).catch((error: unknown) => {
            log.error({ err: error, sessionId: actor.sessionId }, "front-channel addresses could not be found");
            return [];
          }),
        ),
      );
      return offered.flat();
    },
  };
};

/** For what has to follow the end of a session, such as telling OpenID clients over the back channel. */
export const onSessionEnded = ({ sessionEnds }: Services, listener: SessionEndListener): void => {
  sessionEnds.add(listener);
};

/** Adds addresses that the sign-out page loads in hidden frames. */
export const offerFrontChannels = ({ sessionEnds }: Services, channels: FrontChannels): void => {
  sessionEnds.offer(channels);
};
