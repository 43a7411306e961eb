import { defineConfig } from "@playwright/test";

/** Only the tests that bear this tag, and only specs other than this: docs/decisions/0034. */
const { E2E_TAG: tag, E2E_WITHOUT: without = "none.spec.ts" } = process.env;

/** A test that passes at the second try is named, and few may: docs/decisions/0021. */
export default defineConfig({
  testDir: ".",
  outputDir: "test-results",
  globalSetup: "./test-server/global-setup.ts",
  workers: 2,
  fullyParallel: true,
  retries: 1,
  forbidOnly: true,
  ...(tag !== undefined && { grep: new RegExp(tag) }),
  // Long enough for a machine that is busy with other things; a test that passes waits for none of it.
  timeout: 90_000,
  expect: {
    timeout: 15_000,
    // So little that a colour changed by a hundredth or a corner by a pixel is seen.
    toHaveScreenshot: { threshold: 0.01, maxDiffPixels: 10, stylePath: "./support/screenshots.css" },
  },
  snapshotPathTemplate: "screenshots/{arg}{ext}",
  // A missing screenshot fails; it is not taken.
  updateSnapshots: "none",
  reporter: "list",
  use: {
    headless: true,
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    timezoneId: "Europe/Stockholm",
    // Two browsers that draw without a graphics card spend much of a journey on fades. users-admin.spec.ts has them.
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // A trace takes every step's document along, which costs more than many a step.
    trace: { mode: "on-first-retry", screenshots: false, snapshots: true, sources: true },
    launchOptions: {
      ...(process.env["CHROME_PATH"] && { executablePath: process.env["CHROME_PATH"] }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        "--disable-quic",
      ],
    },
  },
  projects: [
    { name: "pages", testIgnore: ["two-nodes.spec.ts", without] },
    // These kill a node under everybody, so they come last and one by one.
    { name: "nodes", testMatch: "two-nodes.spec.ts", dependencies: ["pages"], fullyParallel: false },
  ],
});
