import { ServerFrame, socketCloseCodes } from "@evolve/contracts/notification-frames";
import { notificationLimits } from "@evolve/contracts/notification-limits";
import { codeOf } from "@evolve/contracts/errors";
import type { AuthInfo, Clock } from "@evolve/session";
import type { SocketStatus } from "./notification-state.ts";

/** A connection. */
export interface Wire {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

export interface WireEvents {
  readonly opened: () => void;
  readonly received: (data: unknown) => void;
  readonly closed: (code: number) => void;
}

export type OpenWire = (events: WireEvents) => Wire;

interface SocketOptions {
  readonly open: OpenWire;
  readonly clock: Clock;
  readonly auth: () => Pick<AuthInfo, "token" | "tokenExpirationTimeSec"> | undefined;
  /** Milliseconds before the first retry, at most; each later one waits twice as long as the one before, up to `maxInterval`. */
  readonly interval?: number;
  readonly maxInterval?: number;
  /** From 0 to 1: spreads the retries of many browsers. */
  readonly random?: () => number;
  /** What CONNECT says beside the token. */
  readonly greeting: () => { readonly after: number; readonly locale: string; readonly timeZone: string };
  readonly onFrame: (frame: ServerFrame) => void;
  readonly onStatus: (status: SocketStatus) => void;
  /** The token has expired: nothing is opened until `wake`. */
  readonly onTokenExpired: () => void;
}

export interface NotificationSocket {
  /** Connects now: at the start, with a new token, when the line is back. An open socket is asked whether it still works. */
  readonly wake: () => void;
  /** Sends CONNECT again, as for another language. */
  readonly greet: () => void;
  /** False where there is no connection. */
  readonly acknowledge: (notificationUuid: string) => boolean;
  /** Tells the server what screens show; while there is no connection it is not told. */
  readonly watch: (subjects: readonly string[]) => void;
  /** Closes it for good. */
  readonly close: () => void;
}

/** How often a connection is asked whether it still works, and how long it has to answer. */
const askEveryMs = 60_000;
const answerWithinMs = 10_000;
/** The server does not want this socket: trying again would change nothing. */
const finalCodes: readonly number[] = [socketCloseCodes.sessionOver, socketCloseCodes.tooMany];

/**
 * Keeps one connection for notifications (sections 4 and 9 of the specification): connecting, CONNECT, and CONNECTED, which
 * resets the retries; a closed one is tried again after `interval` × 2 to the number of retries, at most `maxInterval`, of which
 * up to half is left out at random; unless it was closed from here.
 */
export const createNotificationSocket = (options: SocketOptions): NotificationSocket => {
  const { clock, random = Math.random } = options;
  const { interval = notificationLimits.socketRetryMs, maxInterval = notificationLimits.socketRetryMaxMs } = options;
  let wire: Wire | undefined;
  let isConnected = false;
  let isClosed = false;
  let retries = 0;
  let callOff = (): void => undefined;

  const greet = (): void => {
    const held = options.auth();
    if (wire === undefined || held === undefined) return;
    const { after, locale, timeZone } = options.greeting();
    const headers = { sessionToken: held.token, clientLocale: locale, clientTimezone: timeZone };
    wire.send(JSON.stringify({ command: "CONNECT", headers, payload: { after } }));
  };
  /** Asks for an answer; a line that is dead without having closed is given up. */
  const ask = (): void => {
    callOff();
    callOff = clock.after(answerWithinMs, () => lose());
    greet();
  };

  const connect = (): void => {
    callOff();
    if (isClosed || wire !== undefined) return;
    const held = options.auth();
    if (held === undefined) return;
    if (held.tokenExpirationTimeSec * 1_000 <= clock.now()) return options.onTokenExpired();
    options.onStatus("connecting");
    // Late events of an earlier connection are ignored.
    const ifCurrent =
      <Values extends unknown[]>(act: (...values: Values) => void) =>
      (...values: Values) => {
        if (wire === own) act(...values);
      };
    const own = options.open({ opened: ifCurrent(greet), received: ifCurrent(receive), closed: ifCurrent(lose) });
    wire = own;
    callOff = clock.after(answerWithinMs, () => lose());
  };

  const lose = (code?: number): void => {
    const lost = wire;
    callOff();
    wire = undefined;
    isConnected = false;
    if (lost === undefined) return;
    if (code === undefined) lost.close();
    if (isClosed) return;
    options.onStatus("offline");
    if (code !== undefined && finalCodes.includes(code)) return;
    callOff = clock.after(Math.min(interval * 2 ** retries, maxInterval) * (1 - random() / 2), connect);
    retries += 1;
  };

  const receive = (data: unknown): void => {
    const frame = frameOf(data);
    if (frame === undefined) return;
    if (frame.command === "CONNECTED") {
      isConnected = true;
      retries = 0;
      callOff();
      callOff = clock.after(askEveryMs, ask);
      options.onStatus("connected");
    }
    if (frame.command === "ERROR" && frame.payload.errorCode === codeOf("tokenExpired")) options.onTokenExpired();
    options.onFrame(frame);
  };

  return {
    wake: () => {
      retries = 0;
      if (isConnected) ask();
      else if (wire === undefined) connect();
    },
    greet,
    acknowledge: (notificationUuid) => {
      if (!isConnected) return false;
      wire?.send(JSON.stringify({ command: "ACKNOWLEDGE", headers: { notificationUuid } }));
      return true;
    },
    watch: (subjects) => {
      if (isConnected) wire?.send(JSON.stringify({ command: "WATCH", headers: {}, payload: { subjects } }));
    },
    close: () => {
      isClosed = true;
      lose();
    },
  };
};

/** Frames of a newer server that this page does not know are passed over. */
const frameOf = (data: unknown): ServerFrame | undefined => {
  try {
    return ServerFrame.safeParse(JSON.parse(String(data))).data;
  } catch {
    return undefined;
  }
};
