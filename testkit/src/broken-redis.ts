import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** An address where a Redis should be and is not. */
export interface BrokenRedis {
  readonly url: string;
  close(): void;
}

/** How a Redis can fail without ever having worked. */
export const brokenRedises: Readonly<Record<string, () => Promise<BrokenRedis>>> = {
  "refuses connections": async () => {
    // The port was free a moment ago, and nobody is told of it.
    const { url, close } = await listen(() => undefined);
    close();
    return { url, close: () => undefined };
  },
  "accepts connections and never answers": () => listen((socket) => socket.resume()),
  "closes each connection": () => listen((socket) => socket.destroy()),
};

const listen = async (accept: (socket: Socket) => void): Promise<BrokenRedis> => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    accept(socket);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
