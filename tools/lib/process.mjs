import { spawn } from "node:child_process";
import { constants } from "node:os";
import { root } from "./root.mjs";

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] the clone's root unless given
 * @property {NodeJS.ProcessEnv} [env] over our own environment
 */

/**
 * Runs a program with our own input and output.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} its exit code, 128 + n when signal n ended it, 127 when it cannot be run
 */
export function run(command, args, options = {}) {
  const child = spawn(command, args, { ...settle(options), stdio: "inherit" });
  return finish(child);
}

/**
 * Runs a program and keeps what it writes.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, stdout: string, output: string }>} `output` has errors as well, as they came
 */
export async function capture(command, args, options = {}) {
  const child = spawn(command, args, { ...settle(options), stdio: ["ignore", "pipe", "pipe"] });
  let stdout = "";
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (/** @type {string} */ text) => {
    stdout += text;
    output += text;
  });
  child.stderr.setEncoding("utf8").on("data", (/** @type {string} */ text) => (output += text));
  const code = await finish(child);
  return { code, stdout, output };
}

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 * @returns {number} the code that a shell would give
 */
function exitCode(code, signal) {
  return signal ? 128 + constants.signals[signal] : (code ?? 1);
}

/** @param {RunOptions} options */
function settle({ cwd = root, env }) {
  return { cwd, env: env ? { ...process.env, ...env } : process.env };
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @returns {Promise<number>}
 */
function finish(child) {
  return new Promise((resolve) => {
    child.once("error", (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.once("close", (code, signal) => resolve(exitCode(code, signal)));
  });
}
