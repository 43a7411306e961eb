import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A pooler that, as many do, drops the start-up options of those who connect through it. */
export interface DatabaseProxy {
  readonly connectionString: string;
  close(): Promise<void>;
}

export const startDatabaseProxy = async (behind: string): Promise<DatabaseProxy> => {
  const url = new URL(behind);
  const folder = url.searchParams.get("host");
  const port = Number(url.port || 5432);
  const target = folder ? { path: `${folder}/.s.PGSQL.${port}` } : { host: url.hostname, port };
  const sockets = new Set<Socket>();
  const proxy = createServer((socket) => {
    const through = connect(target);
    for (const [from, to] of [
      [socket, through],
      [through, socket],
    ] as const) {
      sockets.add(from);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    socket.once("data", (startUp: Buffer) => {
      through.write(withoutOptions(startUp));
      socket.pipe(through);
      through.pipe(socket);
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  url.searchParams.delete("host");
  url.hostname = "127.0.0.1";
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    connectionString: url.href,
    close: async () => {
      const closed = new Promise((resolve) => proxy.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
};

/** A start-up message: its length and the protocol's version, then names and values, each ended by a NUL, and one more. */
const withoutOptions = (startUp: Buffer): Buffer => {
  const words = startUp.subarray(8, -1).toString("utf8").split("\0").slice(0, -1);
  const kept: string[] = [];
  for (let at = 0; at < words.length; at += 2)
    if (words[at] !== "options") kept.push(words[at] ?? "", words[at + 1] ?? "");
  const body = Buffer.from(`${kept.map((word) => `${word}\0`).join("")}\0`);
  const head = Buffer.from(startUp.subarray(0, 8));
  head.writeInt32BE(body.length + 8);
  return Buffer.concat([head, body]);
};
