import { defineConfig } from "oxfmt";

export default defineConfig({
  printWidth: 120,
  sortPackageJson: false,
  ignorePatterns: [
    "package-lock.json",
    "dist",
    ".cache",
    ".toolchain",
    ".data",
    "*.tsv",
    "*.html",
    // Generated.
    "apps/server/src/database/tables.ts",
    "packages/api-client/src/calls.ts",
    "packages/i18n/src/message-values.ts",
  ],
});
