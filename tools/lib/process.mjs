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
export const run = (command, args, options = {}) => {
  const child = spawn(command, args, { ...spawnOptions(options), stdio: "inherit" });
  return finish(child);
};

/**
 * Runs a program and keeps what it writes.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, stdout: string, output: string }>} `output` has errors as well, as they came
 */
export const capture = async (command, args, options = {}) => {
  const child = spawn(command, args, { ...spawnOptions(options), stdio: ["ignore", "pipe", "pipe"] });
  let stdout = "";
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (/** @type {string} */ text) => {
    stdout += text;
    output += text;
  });
  child.stderr.setEncoding("utf8").on("data", (/** @type {string} */ text) => (output += text));
  const code = await finish(child);
  return { code, stdout, output };
};

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 * @returns {number} the code that a shell would give
 */
const exitCode = (code, signal) => (signal ? 128 + constants.signals[signal] : (code ?? 1));

/** @param {RunOptions} options */
const spawnOptions = ({ cwd = root, env }) => ({ cwd, env: env ? { ...process.env, ...env } : process.env });

/**
 * @param {import("node:child_process").ChildProcess} child
 * @returns {Promise<number>}
 */
const finish = (child) =>
  new Promise((resolve) => {
    child.once("error", (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.once("close", (code, signal) => resolve(exitCode(code, signal)));
  });
