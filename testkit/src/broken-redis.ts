import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** An address at which there is no working Redis. */
export interface BrokenRedis {
  readonly url: string;
  close(): void;
}

/** The ways in which a Redis can fail from the start. */
export const brokenRedises: Readonly<Record<string, () => Promise<BrokenRedis>>> = {
  "refuses connections": async () => {
    // A port that was free a moment ago; nothing listens on it.
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
