import { existsSync } from "node:fs";
import { checks } from "../checks/list.mjs";
import { findBin } from "./bin.mjs";
import { nodeEnvironment, nodeFlags } from "./node.mjs";
import { prepare } from "./prepare.mjs";
import { capture } from "./process.mjs";
import { inRoot } from "./root.mjs";

/** @typedef {{ name: string, ok: boolean, seconds: number, output: string }} Result */

/**
 * Runs the checks, then prints a table and what the failing ones said.
 *
 * @param {readonly string[]} [names] those to run; all when empty
 * @param {number} [atOnce] how many run side by side
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export const runChecks = async (names = [], atOnce = 2) => {
  const unknown = names.find((name) => !checks.some((check) => check.name === name));
  if (unknown) throw new Error(`no check is called '${unknown}': ${checks.map(({ name }) => name).join(", ")}`);
  const chosen = checks.filter(({ name }) => names.length === 0 || names.includes(name));
  const node = await prepare({ build: chosen.some(({ built }) => built) });
  const waiting = [...chosen];
  /** @type {Result[]} */
  const results = [];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) results.push(await runCheck(node, check));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  report(chosen.flatMap(({ name }) => results.find((result) => result.name === name) ?? []));
  const passed = results.filter(({ ok }) => ok).length;
  return { passed, failed: results.length - passed };
};

/**
 * @param {string} node
 * @param {import("../checks/list.mjs").Check} check
 * @returns {Promise<Result>}
 */
const runCheck = async (node, { name, command: [program, ...args] }) => {
  const began = performance.now();
  const isScript = /\.m?[jt]s$/.test(program);
  const { code, output } =
    isScript && !existsSync(inRoot(program))
      ? { code: 1, output: `${program} is missing` }
      : await capture(node, [...nodeFlags, isScript ? program : findBin(program), ...args], {
          env: nodeEnvironment(node),
        });
  return { name, ok: code === 0, seconds: (performance.now() - began) / 1000, output: output.trim() };
};

/** @param {readonly Result[]} results */
const report = (results) => {
  for (const { name, ok, output } of results) {
    if (!ok) console.log(`\n── ${name} ${"─".repeat(Math.max(0, 76 - name.length))}\n${output}`);
  }
  console.log();
  for (const { name, ok, seconds, output } of results) {
    const remark = ok && output !== "" && !output.includes("\n") ? `  ${output}` : "";
    console.log(`${name.padEnd(20)} ${ok ? "ok    " : "FAILED"} ${seconds.toFixed(1).padStart(6)} s${remark}`);
  }
};
