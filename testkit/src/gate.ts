import { type AddressInfo, connect, createServer, type NetConnectOpts, type Server, type Socket } from "node:net";

/** A TCP proxy to a database or to Redis that can be closed or frozen. */
export interface Gate {
  /** The same address, through the proxy. */
  readonly address: string;
  /** Connections that are open now. */
  readonly live: ReadonlySet<Socket>;
  /** Closes all connections and refuses new ones. */
  shut(): Promise<void>;
  open(): Promise<void>;
  /** Keeps all connections and accepts new ones, but forwards nothing. */
  freeze(): void;
  thaw(): void;
}

/** Rewrites what a client sends; its first bytes are the start-up message. */
export type Alter = (bytes: Buffer, isStartUp: boolean) => Buffer;

/** @param alter By default all bytes are forwarded unchanged. */
export const createGate = async (behind: string, alter?: Alter): Promise<Gate> => {
  const target = targetOf(new URL(behind));
  const live = new Set<Socket>();
  let isFrozen = false;
  const createDoor = (): Server =>
    createServer((socket) => {
      const through = connect(target);
      live.add(socket);
      if (isFrozen) socket.pause();
      let isStarted = false;
      for (const [from, to] of [
        [socket, through],
        [through, socket],
      ] as const) {
        from.on("data", (chunk: Buffer) => {
          const isStartUp = !isStarted;
          if (from === socket) isStarted = true;
          // Data in transit when the gate freezes is lost, as on a failing network.
          if (!isFrozen) to.write(from === socket && alter ? alter(chunk, isStartUp) : chunk);
        });
        from.on("error", () => to.destroy());
        from.on("close", () => {
          live.delete(socket);
          to.destroy();
        });
      }
    });
  const listen = (door: Server, at: number) => new Promise<void>((resolve) => door.listen(at, "127.0.0.1", resolve));
  let door = createDoor();
  await listen(door, 0);
  const { port } = door.address() as AddressInfo;
  return {
    address: throughPort(new URL(behind), port),
    live,
    shut: async () => {
      const closed = new Promise((resolve) => door.close(resolve));
      for (const socket of live) socket.destroy();
      await closed;
    },
    open: async () => {
      door = createDoor();
      await listen(door, port);
    },
    freeze: () => {
      isFrozen = true;
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of live) socket.resume();
    },
  };
};

/** The embedded PostgreSQL listens on a socket, which is the host of its address, or a parameter. */
const targetOf = (url: URL): NetConnectOpts => {
  const host = url.searchParams.get("host") ?? decodeURIComponent(url.hostname);
  const port = Number(url.port || (url.searchParams.get("port") ?? (url.protocol.startsWith("redis") ? 6379 : 5432)));
  return host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
};

const throughPort = (url: URL, port: number): string => {
  url.searchParams.delete("host");
  url.searchParams.delete("port");
  url.hostname = "127.0.0.1";
  url.port = String(port);
  return url.href;
};
