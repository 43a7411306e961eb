import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { findBin } from "../bin.mjs";
import { nodeFlags } from "../node.mjs";
import { run } from "../process.mjs";
import { inRoot, root } from "../root.mjs";
import { unhandledErrors } from "./unhandled-errors.mjs";

/** @typedef {{ passed: number, failed: number, files?: FileTime[], failures?: string[] }} Sum `failures` names each failed test */
/** @typedef {{ file: string, seconds: number }} FileTime */

const report = inRoot(".cache/vitest.json");
/** More tests than this that pass only at their second try are no accident: docs/decisions/0021. */
export const secondTries = 3;

/**
 * Vitest, over every workspace or over the files whose path contains one of `filters`, of all its projects or of some.
 *
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 * @param {{ filters?: readonly string[], projects?: readonly string[] }} [which]
 * @returns {Promise<Sum>} skipped tests count as failed, and so does a file that could not be loaded
 */
export const runUnitTests = async (node, env, { filters = [], projects = [] } = {}) => {
  for (const file of [report, unhandledErrors]) rmSync(file, { force: true });
  const reporters = ["default", "json", inRoot("tools/lib/stages/unhandled-errors.mjs")].map(
    (name) => `--reporter=${name}`,
  );
  const code = await run(
    node,
    [
      ...[...nodeFlags, findBin("vitest"), "run", "--retry=1", ...filters, ...reporters],
      ...[`--outputFile.json=${report}`, ...projects.map((project) => `--project=${project}`)],
    ],
    {
      env,
    },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  /** @type {{ numPassedTests: number, numTotalTests: number, testResults: Result[] }} */
  const { numPassedTests: passed, numTotalTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.length,
  );
  const second = testResults.flatMap((result) => namesOf(result, "passed"));
  if (second.length > 0) console.log(["passed at the second try:", ...second].join("\n  "));
  const untolerated = second.length <= secondTries ? 0 : second.length;
  const failed = numTotalTests - passed + unloaded.length + untolerated;
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
  const failures = [
    ...unloaded.map(nameOfFile),
    ...testResults.flatMap((result) => namesOf(result, "failed")),
    ...readUnhandledErrors(),
  ];
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed, files, failures };
};

/** @returns {string[]} the first lines of the errors that belong to no test, each with the place that it came from */
const readUnhandledErrors = () => {
  if (!existsSync(unhandledErrors)) return ["Vitest ended before its tests did"];
  /** @type {string[]} */
  const errors = JSON.parse(readFileSync(unhandledErrors, "utf8"));
  return errors.map(
    (error) =>
      `unhandled: ${error
        .trim()
        .split(/\s*\n\s*/, 3)
        .join(" ")}`,
  );
};

/** @param {Result} result */
const nameOfFile = ({ name, message }) => `${path.relative(root, name)}: ${firstLine(message)}`;

/**
 * @param {Result} result
 * @param {"passed" | "failed"} outcome
 * @returns {string[]} the file, the test and the first line of its error, for the tests that ended so and failed at least once
 */
const namesOf = ({ name, assertionResults }, outcome) =>
  assertionResults
    .filter(
      ({ status, failureMessages }) =>
        (status === "passed") === (outcome === "passed") && (status !== "passed" || failureMessages.length > 0),
    )
    .map(
      ({ fullName, status, failureMessages }) =>
        `${path.relative(root, name)} › ${fullName}: ${firstLine(failureMessages[0] ?? status)}`,
    );

/** @param {string} text */
export const firstLine = (text) => text.trim().split("\n", 1)[0] ?? "";

/**
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} Test
 * @typedef {{ name: string, status: string, message: string, assertionResults: Test[], startTime: number, endTime: number }} Result
 */
