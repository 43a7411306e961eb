import { existsSync, readFileSync, rmSync } from "node:fs";
import { findBin } from "../bin.mjs";
import { nodeFlags } from "../node.mjs";
import { run } from "../process.mjs";
import { inRoot } from "../root.mjs";
import { firstLine, secondTries } from "./unit.mjs";

const report = inRoot(".cache/playwright.json");

/**
 * Playwright: the tests in a real browser.
 *
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env with E2E_TAG only the tests that bear this tag
 * @param {readonly string[]} [specs] only these files
 * @returns {Promise<import("./unit.mjs").Sum>} skipped tests count as failed, and second tries when they are many
 */
export const runEndToEndTests = async (node, env, specs = []) => {
  rmSync(report, { force: true });
  const args = ["test", "--config", "e2e/playwright.config.ts", "--reporter=list,json", ...specs];
  // Alone it waits for no other test; with others it comes after them all, as in the whole run.
  if (specs.length === 1) args.push("--no-deps");
  const code = await run(node, [...nodeFlags, findBin("playwright"), ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  /** @type {{ stats: Stats, suites: Suite[] }} */
  const { stats, suites } = JSON.parse(readFileSync(report, "utf8"));
  const all = suites.flatMap(specsOf);
  if (stats.flaky > 0) nameSecondTries(all);
  const tolerated = stats.flaky <= secondTries ? stats.flaky : 0;
  const passed = stats.expected + tolerated;
  const failed = stats.unexpected + stats.skipped + stats.flaky - tolerated;
  return {
    passed,
    failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed,
    files: timesOf(all),
    failures: all.flatMap(failuresOf),
  };
};

/**
 * @typedef {{ expected: number, unexpected: number, skipped: number, flaky: number }} Stats
 * @typedef {{ title: string, file: string, line: number, tests: Test[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ status: string, results: { duration: number, error?: { message?: string } }[] }} Test
 *
 * @param {readonly Spec[]} specs
 */
const nameSecondTries = (specs) => {
  console.log("passed at the second try:");
  for (const spec of specs) {
    const test = spec.tests.find(({ status }) => status === "flaky");
    if (test) console.log(`  ${spec.file}:${spec.line} ${spec.title}\n    ${test.results[0]?.error?.message ?? ""}`);
  }
};

/**
 * @param {Spec} spec
 * @returns {string[]} the place, the test and the first line of its error, when it did not pass at either try
 */
const failuresOf = ({ title, file, line, tests }) =>
  tests
    .filter(({ status }) => status !== "expected" && status !== "flaky")
    .map(
      ({ status, results }) =>
        `e2e/${file}:${line} › ${title}: ${firstLine(results.find(({ error }) => error)?.error?.message ?? status)}`,
    );

/**
 * @param {readonly Spec[]} specs
 * @returns {import("./unit.mjs").FileTime[]} how long the tests of each file took, one after the other
 */
const timesOf = (specs) => {
  /** @type {Map<string, number>} */
  const seconds = new Map();
  for (const { file, tests } of specs)
    for (const { duration } of tests.flatMap(({ results }) => results))
      seconds.set(file, (seconds.get(file) ?? 0) + duration / 1000);
  return [...seconds].map(([file, time]) => ({ file: `e2e/${file}`, seconds: time }));
};

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
