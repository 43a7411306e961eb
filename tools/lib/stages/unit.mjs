import { existsSync, readFileSync, rmSync } from "node:fs";
import { findBin } from "../bin.mjs";
import { nodeFlags } from "../node.mjs";
import { run } from "../process.mjs";
import { inRoot } from "../root.mjs";

/** @typedef {{ passed: number, failed: number }} Sum */

const report = inRoot(".cache/vitest.json");

/**
 * Vitest, over every workspace.
 *
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Sum>} skipped tests count as failed, and so does a file that could not be loaded
 */
export async function runUnitTests(node, env) {
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await run(node, [...nodeFlags, findBin("vitest"), "run", ...reporters], { env });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  /** @type {{ numPassedTests: number, numTotalTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} */
  const { numPassedTests: passed, numTotalTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.length,
  );
  const failed = numTotalTests - passed + unloaded.length;
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed };
}
