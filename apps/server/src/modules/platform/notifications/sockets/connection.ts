import { notificationLimits } from "@evolve/contracts/notification-limits";
import {
  type Command,
  Command as CommandSchema,
  commandNames,
  socketCloseCodes,
} from "@evolve/contracts/notification-frames";
import { languageOf } from "@evolve/i18n";
import type { RawData, WebSocket } from "ws";
import { Refusal, refuse } from "../../../../core/refusal.ts";
import type { Services } from "../../../../core/services.ts";
import { DatabaseUnavailable } from "../../../../database/index.ts";
import { timeZoneOf } from "../present.ts";
import type { Acknowledge } from "./acknowledgements.ts";
import { createAllowance } from "./allowance.ts";
import type { SocketHub } from "./hub.ts";
import { socketGuard } from "./socket-guard.ts";
import type { Subscriber } from "./subscribers.ts";

/** A client that leaves this much unread is not there any more. */
const unreadMax = 1_000_000;
/** Refused in a row; then the socket is closed. */
const refusedMax = 500;

export interface Connection {
  /** Whether somebody has been let in. */
  readonly isConnected: () => boolean;
  /** Sends a ping; a socket that has not answered the one before is cut off. */
  readonly ping: () => void;
  readonly close: (code: number, reason: string) => void;
  readonly terminate: () => void;
}

interface Parts {
  readonly services: Services;
  readonly hub: SocketHub;
  readonly acknowledge: Acknowledge;
  readonly onClosed: (connection: Connection) => void;
}

type Connect = Extract<Command, { command: "CONNECT" }>;

/** Serves one socket. A frame that is wrong is answered with ERROR, and the socket stays open. */
export const serveConnection = (socket: WebSocket, { services, hub, acknowledge, onClosed }: Parts): Connection => {
  const guard = services.use(socketGuard);
  const allowance = createAllowance();
  let subscriber: Subscriber | null = null;
  let isAlive = true;
  let refusedInRow = 0;
  /** Connects are carried out one after the other. */
  let connecting: Promise<void> = Promise.resolve();

  const sendText = (text: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > unreadMax) return socket.terminate();
    socket.send(text);
  };
  const sendError = (error: unknown, notificationUuid?: string): void => {
    const refusal = asRefusal(error);
    if (refusal.error === "unexpected") services.log.error({ err: error }, "a command failed");
    const headers = notificationUuid === undefined ? {} : { notificationUuid };
    sendText(
      JSON.stringify({ command: "ERROR", headers, payload: { errorCode: refusal.code, message: refusal.error } }),
    );
  };
  const close = (code: number, reason: string): void => {
    if (subscriber) hub.leave(subscriber);
    socket.close(code, reason);
  };

  const connect = async ({ headers, payload }: Connect): Promise<void> => {
    const epoch = hub.epoch();
    try {
      const actor = await guard.admit(headers.sessionToken);
      if (socket.readyState !== socket.OPEN) return;
      if (subscriber && subscriber.actor.sessionId !== actor.sessionId)
        return refuse("signedOut", { reason: "a socket belongs to one session" });
      clearTimeout(deadline);
      if (subscriber) hub.leave(subscriber);
      const subjects: ReadonlySet<string> = subscriber?.subjects ?? new Set();
      subscriber = {
        actor,
        language: languageOf(headers.clientLocale ?? "") ?? "en",
        timeZone: timeZoneOf(headers.clientTimezone),
        cursor: payload?.after ?? 0,
        isGreeting: true,
        subjects,
        send: (frame) => sendText(JSON.stringify(frame)),
        sendText,
        close,
      };
      hub.join(subscriber, epoch);
    } catch (error) {
      sendError(error);
      // An expired token is replaced by a new CONNECT; a session that is over is not.
      if (!(error instanceof DatabaseUnavailable)) close(socketCloseCodes.sessionOver, "the session was not accepted");
    }
  };

  const carryOut = async (command: Command): Promise<void> => {
    if (command.command === "CONNECT") {
      connecting = connecting.then(() => connect(command));
      return connecting;
    }
    await connecting;
    const notificationUuid = command.command === "ACKNOWLEDGE" ? command.headers.notificationUuid : undefined;
    try {
      if (!subscriber) return refuse("signedOut", { reason: "no CONNECT" });
      if (command.command === "WATCH") {
        subscriber.subjects = new Set(command.payload.subjects);
        return;
      }
      const { notificationUuid } = command.headers;
      if (!(await acknowledge(subscriber.actor, notificationUuid))) refuse("notFound");
    } catch (error) {
      sendError(error, notificationUuid);
    }
  };

  const receive = (data: RawData, isBinary: boolean): void => {
    try {
      const command = read(data, isBinary, allowance.take());
      refusedInRow = 0;
      void carryOut(command);
    } catch (error) {
      refusedInRow += 1;
      sendError(error);
      if (refusedInRow > refusedMax) close(socketCloseCodes.abuse, "too many refused frames");
    }
  };

  const connection: Connection = {
    isConnected: () => subscriber !== null,
    ping: () => {
      if (!isAlive) return socket.terminate();
      isAlive = false;
      socket.ping();
    },
    close,
    terminate: () => socket.terminate(),
  };
  const deadline = setTimeout(() => {
    close(socketCloseCodes.notConnected, "no CONNECT came");
  }, notificationLimits.socketConnectMs).unref();
  socket.on("message", receive);
  socket.on("pong", () => {
    isAlive = true;
  });
  // The library closes the socket; the reason is the client's affair.
  socket.on("error", () => undefined);
  socket.on("close", () => {
    clearTimeout(deadline);
    if (subscriber) hub.leave(subscriber);
    onClosed(connection);
  });
  return connection;
};

/** The command in a frame. Throws a refusal. */
const read = (data: RawData, isBinary: boolean, isAllowed: boolean): Command => {
  if (!isAllowed) return refuse("throttled");
  const bytes = data as Buffer;
  if (bytes.length > notificationLimits.socketFrameMax) return refuse("bodyTooLarge");
  if (isBinary) return refuse("unparsableBody");
  const frame = parse(bytes.toString());
  const parsed = CommandSchema.safeParse(frame);
  if (parsed.success) return parsed.data;
  const isKnown = isObject(frame) && commandNames.includes(frame["command"]);
  return refuse(isKnown ? "invalidParameters" : "unknownCommand");
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return refuse("unparsableBody");
  }
};

const asRefusal = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  return new Refusal(error instanceof DatabaseUnavailable ? "temporarilyUnavailable" : "unexpected");
};
