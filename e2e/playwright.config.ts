import { defineConfig } from "@playwright/test";

/** Who passes at the second try is named, and few may: docs/decisions/0021. */
export default defineConfig({
  testDir: ".",
  outputDir: "test-results",
  globalSetup: "./stage/global-setup.ts",
  workers: 2,
  fullyParallel: true,
  retries: 1,
  forbidOnly: true,
  // Long enough for a machine that is busy with other things; a journey that passes waits for none of it.
  timeout: 90_000,
  expect: {
    timeout: 15_000,
    // So little that a colour changed by a hundredth or a corner by a pixel is seen.
    toHaveScreenshot: { threshold: 0.01, maxDiffPixels: 10, stylePath: "./support/pictures.css" },
  },
  snapshotPathTemplate: "pictures/{arg}{ext}",
  // A picture that is missing is a failure, and not a picture that is taken.
  updateSnapshots: "none",
  reporter: "list",
  use: {
    headless: true,
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    timezoneId: "Europe/Stockholm",
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
    { name: "journeys", testIgnore: "two-nodes.spec.ts" },
    // These kill a node under everybody, so they come last and one by one.
    { name: "nodes", testMatch: "two-nodes.spec.ts", dependencies: ["journeys"], fullyParallel: false },
  ],
});
