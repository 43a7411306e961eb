import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Tests run in Node, on every core. */
export default defineConfig({
  test: {
    exclude: ["**/node_modules/**", "**/dist/**"],
    testTimeout: 30_000,
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
          include: ["apps/server/src/**/*.test.ts"],
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
          exclude: ["apps/server/**", "**/node_modules/**", "**/dist/**"],
        },
      },
    ],
  },
});
