import { findBrowser } from "./browser.mjs";
import { runChecks } from "./lib/checks.mjs";
import { nodeEnvironment } from "./lib/node.mjs";
import { prepare } from "./lib/prepare.mjs";
import { testsOf } from "./lib/related.mjs";
import { screenshotsAreProved, screenshotsSpec } from "./lib/screenshots.mjs";
import { runEndToEndTests } from "./lib/stages/end-to-end.mjs";
import { runUnitTests } from "./lib/stages/unit.mjs";
import { createSummary } from "./lib/summary.mjs";

/*
 * `npm test`: checks, tests and end-to-end tests, on the embedded PostgreSQL or on DATABASE_URL. Each check counts as a test.
 * With SERVICES_DATABASE_URL and SERVICES_REDIS_URL, as in .ci/run, what depends on the two runs on them as well, with the same
 * build: docs/decisions/0034. `npm test -- PATH …`: the tests that belong to these paths, and no checks. The last line is
 * `N passed, N failed`.
 */

const paths = process.argv.slice(2);
/** The only tests of Vitest that look at a built page. */
const needsPages = ["apps/server/src/database/outage.test.ts"];
const { stage, print } = createSummary();

/**
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 */
const testEverything = async (node, env) => {
  // The tests of the server keep both of two cores busy. Those of components have one browser with one page, which leaves room for the
  // checks, one at a time. An end-to-end test waits for nobody, and has both cores to itself.
  await stage("tests", () => runUnitTests(node, env, { projects: ["!components"] }));
  await Promise.all([
    stage("tests of components", () => runUnitTests(node, env, { projects: ["components"] })),
    stage("checks", () => runChecks([], 1)),
  ]);
  const isProved = screenshotsAreProved();
  if (isProved)
    console.log(
      "\nScreenshots: nothing in them has changed since they passed; npm run screenshots compares them anyway",
    );
  await stage("end-to-end tests", () =>
    runEndToEndTests(node, { ...env, ...(isProved && { E2E_WITHOUT: screenshotsSpec }) }),
  );
  const { SERVICES_DATABASE_URL, SERVICES_REDIS_URL } = env;
  if (!SERVICES_DATABASE_URL || !SERVICES_REDIS_URL) return;
  const services = { ...env, DATABASE_URL: SERVICES_DATABASE_URL, REDIS_URL: SERVICES_REDIS_URL };
  await stage("tests on services", () => runUnitTests(node, services, { filters: ["apps/server/"] }));
  await stage("end-to-end on services", () => runEndToEndTests(node, { ...services, E2E_TAG: "@services" }));
};

/** @typedef {{ unit: string[], specs: string[] }} Asked */

const readAsked = () => {
  const asked = testsOf(paths);
  console.log([...asked.unit, ...asked.specs].join("\n"));
  if (asked.unit.length + asked.specs.length === 0) throw new Error(`no test belongs to ${paths.join(" ")}`);
  return asked;
};

/** @param {Asked} asked */
const needsBuild = ({ unit, specs }) => specs.length > 0 || unit.some((file) => needsPages.includes(file));

/**
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 * @param {Asked} asked
 */
const testPaths = async (node, env, { unit, specs }) => {
  if (unit.length > 0) await stage("tests", () => runUnitTests(node, env, { filters: unit }));
  if (specs.length > 0) await stage("end-to-end tests", () => runEndToEndTests(node, env, specs));
};

await stage("everything", async () => {
  const asked = paths.length > 0 ? readAsked() : undefined;
  const node = await stage("build", () => prepare({ build: asked === undefined || needsBuild(asked) }));
  if (node === undefined) return;
  const env = { ...process.env, ...nodeEnvironment(node), CHROME_PATH: await findBrowser() };
  await (asked ? testPaths(node, env, asked) : testEverything(node, env));
});
process.exitCode = print();
