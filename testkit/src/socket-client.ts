import type { AddressInfo } from "node:net";
import { type ServerFrame, notificationsPath } from "@evolve/contracts/notification-frames";
import type { Server } from "@evolve/server/app";
import { WebSocket } from "ws";
import type { TestClient } from "./client.ts";

type CommandOf<C extends ServerFrame["command"]> = Extract<ServerFrame, { command: C }>;

/** A browser's socket for notifications. */
export interface SocketClient {
  /** All frames so far. */
  readonly frames: readonly ServerFrame[];
  readonly send: (frame: unknown) => void;
  readonly connect: (more?: { after?: number; clientLocale?: string; clientTimezone?: string }) => void;
  readonly acknowledge: (notificationUuid: string) => void;
  readonly watch: (...subjects: readonly string[]) => void;
  /** Waits for a frame of this command that nobody has waited for yet. */
  readonly next: <C extends ServerFrame["command"]>(command: C) => Promise<CommandOf<C>>;
  readonly isOpen: () => boolean;
  /** Resolves with the code when it is closed. */
  readonly closed: Promise<number>;
  readonly close: () => void;
}

/** The address of a node that listens on a port of its own from now on. */
export const listen = async ({ app }: Pick<Server, "app">): Promise<string> => {
  await app.listen({ port: 0, host: "127.0.0.1" });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
};

/** Opens a socket; rejects with the status when the upgrade is refused. */
export const openSocket = async (
  address: string,
  client: Pick<TestClient, "tokens"> | null,
  origin: string | undefined = address,
): Promise<SocketClient> => {
  const socket = new WebSocket(`${address.replace(/^http/, "ws")}${notificationsPath}`, origin ? { origin } : {});
  const frames: ServerFrame[] = [];
  const unseen: ServerFrame[] = [];
  const waiting = new Set<() => void>();
  const wake = (): void => {
    for (const look of waiting) look();
  };
  socket.on("message", (data) => {
    const frame = JSON.parse((data as Buffer).toString()) as ServerFrame;
    frames.push(frame);
    unseen.push(frame);
    wake();
  });
  const closed = new Promise<number>((resolve) => {
    socket.on("close", (code) => {
      resolve(code);
    });
  });
  await new Promise<void>((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("unexpected-response", (_request, response) => {
      reject(new Error(String(response.statusCode)));
    });
    socket.once("error", reject);
  });
  socket.on("error", () => undefined);
  const send = (frame: unknown): void => socket.send(typeof frame === "string" ? frame : JSON.stringify(frame));
  return {
    frames,
    send,
    connect: ({ after = 0, ...headers } = {}) =>
      send({
        command: "CONNECT",
        headers: { sessionToken: client?.tokens?.accessToken, ...headers },
        payload: { after },
      }),
    acknowledge: (notificationUuid) => send({ command: "ACKNOWLEDGE", headers: { notificationUuid } }),
    watch: (...subjects) => send({ command: "WATCH", headers: {}, payload: { subjects } }),
    next: <C extends ServerFrame["command"]>(command: C) =>
      new Promise<CommandOf<C>>((resolve, reject) => {
        const look = (): void => {
          const index = unseen.findIndex((frame) => frame.command === command);
          if (index < 0) return;
          waiting.delete(look);
          clearTimeout(timer);
          resolve(unseen.splice(index, 1)[0] as CommandOf<C>);
        };
        const timer = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`no ${command} came, only ${JSON.stringify(frames)}`));
        }, 5_000);
        waiting.add(look);
        look();
      }),
    isOpen: () => socket.readyState === socket.OPEN,
    closed,
    close: () => socket.close(),
  };
};
