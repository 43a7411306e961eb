import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { findBin } from "../bin.mjs";
import { nodeFlags } from "../node.mjs";
import { run } from "../process.mjs";
import { inRoot, root } from "../root.mjs";

/** @typedef {{ passed: number, failed: number, files?: FileTime[] }} Sum */
/** @typedef {{ file: string, seconds: number }} FileTime */

const report = inRoot(".cache/vitest.json");

/**
 * Vitest, over every workspace or over the files whose path contains one of `filters`.
 *
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} [filters]
 * @returns {Promise<Sum>} skipped tests count as failed, and so does a file that could not be loaded
 */
export async function runUnitTests(node, env, filters = []) {
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await run(node, [...nodeFlags, findBin("vitest"), "run", ...filters, ...reporters], { env });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  /** @type {{ numPassedTests: number, numTotalTests: number, testResults: Result[] }} */
  const { numPassedTests: passed, numTotalTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.length,
  );
  const failed = numTotalTests - passed + unloaded.length;
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed, files };
}

/** @typedef {{ name: string, status: string, assertionResults: unknown[], startTime: number, endTime: number }} Result */
