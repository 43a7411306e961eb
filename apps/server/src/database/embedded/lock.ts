import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Runs the work while no other process on this machine works on the same folder. The lock is a name in the kernel's
 * abstract socket namespace, made of the folder's device and inode: it needs no file, is the same for every spelling of the
 * path, and is released when its holder dies in any way.
 */
export const withFolderLock = async <T>(folder: string, work: () => Promise<T>): Promise<T> => {
  const { dev, ino } = await stat(folder);
  const name = createHash("sha256")
    .update(`${String(dev)}:${String(ino)}`)
    .digest("hex")
    .slice(0, 32);
  let held = await tryHold(`\0evolve-suite-${name}`);
  while (!held) {
    await sleep(10);
    held = await tryHold(`\0evolve-suite-${name}`);
  }
  const server = held;
  try {
    return await work();
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
};

const tryHold = (name: string): Promise<Server | undefined> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(undefined);
      else reject(error);
    });
    server.listen(name, () => {
      resolve(server);
    });
  });
