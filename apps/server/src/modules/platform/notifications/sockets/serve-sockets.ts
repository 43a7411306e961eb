import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { limits } from "@evolve/contracts/limits";
import { notificationsPath } from "@evolve/contracts/notification-frames";
import type { FastifyInstance } from "fastify";
import { WebSocketServer } from "ws";
import { isHttps } from "../../../../config/index.ts";
import type { Services } from "../../../../core/services.ts";
import { isOwnOrigin } from "../../../../http/origin.ts";
import { createAcknowledge } from "./acknowledgements.ts";
import { type Connection, serveConnection } from "./connection.ts";
import { socketHub } from "./hub.ts";

/** A frame up to here is refused with a code; the socket of a larger one is closed, as RFC 6455 has it (1009). */
const longestFrame = 1_048_576;
/** Sockets whose CONNECT has not come yet, on this node. */
const mostWaiting = 2_000;
const restarting = 1012;
const drainMs = 1_000;
const lookMs = 10;

/** Serves `/ws/notifications`. */
export const serveSockets = (app: FastifyInstance, services: Services): void => {
  const { config } = services;
  const hub = services.use(socketHub);
  const acknowledge = createAcknowledge(services);
  const connections = new Set<Connection>();
  let waiting = 0;
  let isClosing = false;
  const upgrader = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: longestFrame,
    perMessageDeflate: false,
  });

  /** Why a socket is not opened; null where it is. */
  const refusalOf = ({ headers, url = "" }: IncomingMessage): string | null => {
    if (url.split("?")[0] !== notificationsPath) return "404 Not Found";
    if (isClosing || waiting >= mostWaiting) return "503 Service Unavailable";
    const { origin, host = "" } = headers;
    // No page can set this header on a socket, so it may be believed here.
    const forwarded = config.trustProxy.length > 0 ? String(headers["x-forwarded-host"] ?? "") : "";
    const isFine =
      origin === undefined ||
      [host, forwarded].some((own) => isOwnOrigin(origin, own, config.allowedDomains, isHttps(config)));
    return isFine ? null : "403 Forbidden";
  };

  app.server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const refusal = refusalOf(request);
    socket.on("error", () => socket.destroy());
    if (refusal !== null)
      return void socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    upgrader.handleUpgrade(request, socket, head, (opened) => {
      const connection = serveConnection(opened, {
        services,
        hub,
        acknowledge,
        onClosed: (closed) => connections.delete(closed),
      });
      connections.add(connection);
    });
  });

  const pings = setInterval(() => {
    for (const connection of connections) connection.ping();
  }, limits.socketPingMs).unref();
  const counting = setInterval(() => {
    waiting = [...connections].filter((connection) => !connection.isConnected()).length;
  }, limits.socketRetryMs).unref();

  app.addHook("preClose", async () => {
    isClosing = true;
    hub.stop();
    clearInterval(pings);
    clearInterval(counting);
    for (const connection of connections) connection.close(restarting, "the server restarts");
    for (let waited = 0; connections.size > 0 && waited < drainMs; waited += lookMs) await sleep(lookMs);
    for (const connection of connections) connection.terminate();
  });
};
