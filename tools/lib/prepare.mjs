import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildApps, staleApps } from "./apps.mjs";
import { dependenciesAreFresh, installDependencies } from "./dependencies.mjs";
import { findNode, installNode } from "./node.mjs";
import { run } from "./process.mjs";
import { inRoot } from "./root.mjs";

/** What `flock -n` exits with when another holds the lock, and what we exit with when we fail. */
const taken = 1;
const broken = 2;

/**
 * Makes the clone ready: dependencies, Node, and the built apps where asked for. Costs a few milliseconds, and
 * no process, when nothing is to do; otherwise one of several commands started at once does it and the others wait.
 *
 * @param {{ build?: boolean }} [wanted]
 * @returns {Promise<string>} the Node to run everything with
 */
export const prepare = async ({ build = false } = {}) => {
  const node = readyNode(build);
  if (node) return node;
  mkdirSync(inRoot(".cache"), { recursive: true });
  const script = [process.execPath, fileURLToPath(import.meta.url), ...(build ? ["--build"] : [])];
  // The kernel gives up flock's lock when its holders are gone, however they died. Without that program (it is part of
  // every Linux) there is no lock.
  const lock = inRoot(".cache/prepare.lock");
  let code = await run("flock", ["-n", lock, ...script]);
  if (code === taken) {
    console.log("Waiting for another command that makes this clone ready …");
    code = await run("flock", [lock, ...script]);
  }
  if (code === 127) code = await run(script[0] ?? "", script.slice(1));
  if (code !== 0) throw new Error("the clone could not be made ready");
  return findNode() ?? process.execPath;
};

/**
 * @param {boolean} build
 * @returns {string | undefined} the Node, when nothing is to do
 */
const readyNode = (build) => {
  if (!dependenciesAreFresh() || (build && staleApps().length > 0)) return undefined;
  return findNode();
};

const prepareUnderLock = async () => {
  await installNode();
  if (!dependenciesAreFresh()) await installDependencies();
  const stale = process.argv.includes("--build") ? staleApps() : [];
  if (stale.length > 0) await buildApps(findNode() ?? process.execPath, stale);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  prepareUnderLock().catch((error) => {
    console.error(error.message);
    process.exitCode = broken;
  });
}
