import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { beganAt } from "./processes.ts";

/*
 * Each node that uses the embedded server signs in with a file `<pid>-<random>` that holds when its process began.
 * A file whose process is gone counts for nothing, so a killed node cannot keep the server for ever.
 */

/** Registers this node and returns its file, to be passed to `leave`. */
export const join = async (dataDir: string): Promise<string> => {
  const folder = path.join(dataDir, "nodes");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `${String(process.pid)}-${randomBytes(4).toString("hex")}`);
  await writeFile(file, (await beganAt(process.pid)) ?? "", { mode: 0o600 });
  return file;
};

/** Unregisters a node and returns how many living nodes remain. */
export const leave = async (dataDir: string, file: string): Promise<number> => {
  await rm(file, { force: true });
  return countMembers(dataDir);
};

/** Counts the registered living nodes, and removes the files of dead ones. */
const countMembers = async (dataDir: string): Promise<number> => {
  const folder = path.join(dataDir, "nodes");
  let living = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const began = await readFile(file, "utf8").catch(() => undefined);
    if (began !== undefined && began === (await beganAt(Number.parseInt(name, 10)))) living += 1;
    else await rm(file, { force: true });
  }
  return living;
};
