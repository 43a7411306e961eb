import { findBrowser } from "./browser.mjs";
import { runChecks } from "./lib/checks.mjs";
import { nodeEnvironment } from "./lib/node.mjs";
import { prepare } from "./lib/prepare.mjs";
import { runJourneys } from "./lib/stages/journeys.mjs";
import { runUnitTests } from "./lib/stages/unit.mjs";

/*
 * `npm test`: checks (not with --without-check), tests and journeys, on the embedded PostgreSQL or on DATABASE_URL.
 * Each check counts as a test. The last line is `N passed, N failed`.
 */

let passed = 0;
let failed = 0;

/**
 * @param {string} title
 * @param {() => Promise<import("./lib/stages/unit.mjs").Sum>} work
 */
async function stage(title, work) {
  const began = performance.now();
  console.log(`\n━━ ${title}`);
  const sum = await work().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  passed += sum.passed;
  failed += sum.failed;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`━━ ${title}: ${sum.passed} passed, ${sum.failed} failed, ${seconds} s`);
}

try {
  const node = await prepare({ build: true });
  const browser = await findBrowser();
  const env = { ...nodeEnvironment(node), CHROME_PATH: browser };
  if (!process.argv.includes("--without-check")) await stage("checks", () => runChecks());
  await stage("tests", () => runUnitTests(node, env));
  await stage("journeys", () => runJourneys(node, env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);
