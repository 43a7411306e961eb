import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the ports that systems give to outgoing connections (Linux from 32768, others from 49152): one of those may be taken by then. */
const lowest = 20_000;
const highest = 30_000;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });

/** A port of this machine that nothing listens on, for a server that is told its port before it starts. */
export const freePort = async (): Promise<number> => {
  let port = randomInt(lowest, highest);
  while (!(await isFree(port))) port = randomInt(lowest, highest);
  return port;
};
