import { defineConfig } from "vitest/config";

/** Tests run in Node. Those of the server get a database each, made from a template that `globalSetup` migrates once. */
export default defineConfig({
  test: {
    include: [
      "apps/*/{src,build}/**/*.test.ts",
      "packages/*/src/**/*.test.ts",
      "packages/*/*.test.ts",
      "tools/**/*.test.ts",
    ],
    exclude: ["**/node_modules/**", "**/dist/**"],
    globalSetup: ["testkit/src/global-setup.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    pool: "forks",
    allowOnly: false,
  },
});
