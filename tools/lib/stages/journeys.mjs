import { existsSync, readFileSync, rmSync } from "node:fs";
import { findBin } from "../bin.mjs";
import { nodeFlags } from "../node.mjs";
import { run } from "../process.mjs";
import { inRoot } from "../root.mjs";

const report = inRoot(".cache/playwright.json");
/** More journeys than this that pass only at their second try are no accident: docs/decisions/0021. */
const secondTries = 3;

/**
 * Playwright, the journeys in a real browser.
 *
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<import("./unit.mjs").Sum>} skipped tests count as failed, and second tries when they are many
 */
export async function runJourneys(node, env) {
  rmSync(report, { force: true });
  const args = ["test", "--config", "e2e/playwright.config.ts", "--reporter=list,json"];
  const code = await run(node, [...nodeFlags, findBin("playwright"), ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  /** @type {{ stats: Stats, suites: Suite[] }} */
  const { stats, suites } = JSON.parse(readFileSync(report, "utf8"));
  if (stats.flaky > 0) nameSecondTries(suites);
  const tolerated = stats.flaky <= secondTries ? stats.flaky : 0;
  const passed = stats.expected + tolerated;
  const failed = stats.unexpected + stats.skipped + stats.flaky - tolerated;
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed };
}

/**
 * @typedef {{ expected: number, unexpected: number, skipped: number, flaky: number }} Stats
 * @typedef {{ specs?: { title: string, file: string, line: number, tests: Test[] }[], suites?: Suite[] }} Suite
 * @typedef {{ status: string, results: { error?: { message?: string } }[] }} Test
 *
 * @param {Suite[]} suites
 */
function nameSecondTries(suites) {
  console.log("passed at the second try:");
  for (const spec of suites.flatMap(specsOf)) {
    const test = spec.tests.find(({ status }) => status === "flaky");
    if (test) console.log(`  ${spec.file}:${spec.line} ${spec.title}\n    ${test.results[0]?.error?.message ?? ""}`);
  }
}

/**
 * @param {Suite} suite
 * @returns {NonNullable<Suite["specs"]>}
 */
function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}
