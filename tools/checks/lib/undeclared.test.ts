import { expect, test } from "vitest";
import { findUndeclared } from "./undeclared.mjs";

const importing = (source: string, module: string, dependencyTypes = ["npm"]) =>
  findUndeclared([{ source, dependencies: [{ module, dependencyTypes }] }]);

test("an import that the workspace declares, of itself, of a file or of Node passes", () => {
  expect(importing("packages/contracts/src/a.ts", "zod/mini")).toEqual([]);
  expect(importing("packages/contracts/src/a.ts", "@evolve/contracts/errors")).toEqual([]);
  expect(importing("packages/contracts/src/a.ts", "./b.ts")).toEqual([]);
  expect(importing("packages/contracts/src/a.ts", "node:fs/promises")).toEqual([]);
  expect(importing("packages/contracts/src/a.ts", "fs/promises")).toEqual([]);
});

test("an import that another workspace alone declares is reported, workspaces included", () => {
  expect(importing("packages/contracts/src/a.ts", "react/jsx-runtime")).toEqual([
    "undeclared: packages/contracts/src/a.ts → react (packages/contracts/package.json)",
  ]);
  expect(importing("packages/contracts/src/a.ts", "@evolve/i18n", ["undetermined"])).toEqual([
    "undeclared: packages/contracts/src/a.ts → @evolve/i18n (packages/contracts/package.json)",
  ]);
});

test("a development dependency will do for tests and types alone", () => {
  expect(importing("packages/contracts/src/a.test.ts", "vitest")).toEqual([]);
  expect(importing("packages/contracts/src/a.ts", "vitest", ["npm", "type-only"])).toEqual([]);
  expect(importing("packages/contracts/src/a.ts", "vitest")).toHaveLength(1);
});
