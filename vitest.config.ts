import { execFileSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { catalogues } from "@evolve/i18n/vite";
import { browserCommands } from "@evolve/testkit/browser-commands";
import { reactAriaLocales } from "@evolve/widgets/vite";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

/** The Chromium of the end-to-end tests; `npm test` has found it, `vitest` alone looks for it. */
const browser = (): string =>
  process.env["CHROME_PATH"] ??
  execFileSync(process.execPath, ["tools/browser.mjs"], { encoding: "utf8" }).trim().split("\n").at(-1) ??
  "";

/** Tests run in Node, on every core; those of components (`.test.tsx`) in Chromium. */
export default defineConfig({
  test: {
    exclude: ["**/node_modules/**", "**/dist/**"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    pool: "forks",
    maxWorkers: availableParallelism(),
    allowOnly: false,
    projects: [
      {
        extends: true,
        test: {
          name: "server",
          // Browser code that is tested against a real server is named `.server.test.ts`.
          include: ["apps/server/src/**/*.test.ts", "apps/suite/src/**/*.server.test.ts"],
          // Each file gets a database of its own, made from a template that is migrated once.
          globalSetup: ["testkit/src/global-setup.ts"],
          // Loading the server takes longer than most files do, and what a test changes is in its database: the files of a worker share
          // the loaded modules.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "packages",
          include: [
            "apps/*/{src,build}/**/*.test.ts",
            "packages/*/src/**/*.test.ts",
            "packages/*/*.test.ts",
            "tools/**/*.test.ts",
          ],
          exclude: ["apps/server/**", "**/*.server.test.ts", "**/node_modules/**", "**/dist/**"],
        },
      },
      {
        extends: true,
        plugins: [react(), reactAriaLocales(), catalogues()],
        // React Aria would draw all rows of a list in a test, as one without a layout needs it.
        define: { "process.env.VIRT_ON": "true" },
        // Found while a test runs, a dependency would reload the page under it.
        optimizeDeps: {
          entries: ["packages/{widgets,shell}/src/**/*.tsx", "apps/{gallery,suite}/src/**/*.test.tsx"],
          include: ["react-dom/client", "vitest-browser-react"],
        },
        test: {
          name: "components",
          include: ["{apps,packages}/*/src/**/*.test.tsx"],
          testTimeout: 15_000,
          // One browser, one page after the other: a page that waits for another's frame would time out on a busy machine.
          fileParallelism: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: browserCommands,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: { executablePath: browser(), args: ["--no-sandbox", "--disable-gpu"] },
              // As in end-to-end tests: a browser without a graphics card spends a fifth of a test on fades.
              contextOptions: { locale: "en-US", timezoneId: "Europe/Stockholm", reducedMotion: "reduce" },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
