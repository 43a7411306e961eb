import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { exitCode } from "./process.mjs";
import { root } from "./root.mjs";

/** Long enough for a signal to the whole group to arrive at the server before our message about it does. */
const afterTheGroup = 100;

/**
 * Runs the server until it ends, hands on SIGINT and SIGTERM, and stops it when the npm above us was killed.
 *
 * @param {string} node
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its exit code
 */
export function supervise(node, args, env) {
  const watch = new URL("follow-parent.mjs", import.meta.url).href;
  const server = spawn(node, ["--import", watch, ...args], {
    cwd: root,
    env,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  /** @param {NodeJS.Signals} signal */
  const handOn = (signal) => {
    setTimeout(() => server.connected && server.send({ signal }), afterTheGroup);
  };
  process.on("SIGINT", handOn);
  process.on("SIGTERM", handOn);
  const above = findNpm();
  const look = setInterval(() => {
    if (findNpm() === above) return;
    clearInterval(look);
    handOn("SIGTERM");
  }, 250);
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.once("exit", (code, signal) => {
      clearInterval(look);
      resolve(exitCode(code, signal));
    });
  });
}

/** @returns {number | undefined} the process of the npm that runs us, when one does; it may stand behind a shell */
function findNpm() {
  if (!process.env["npm_lifecycle_event"]) return undefined;
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, "utf8");
    const isShell = /^\d+ \((ba|da|a)?sh\) /.test(stat);
    return isShell ? Number(stat.slice(stat.lastIndexOf(")")).split(" ")[2]) : process.ppid;
  } catch {
    return process.ppid;
  }
}
