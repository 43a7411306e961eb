import { readFileSync } from "node:fs";
import path from "node:path";
import { inRoot } from "./root.mjs";

/**
 * @param {string} name a program of an installed package, as in node_modules/.bin
 * @param {string} [modules] the node_modules folder
 * @returns {string} its script, for Node to run
 */
export const findBin = (name, modules = inRoot("node_modules")) => {
  for (const owner of [name, ...(owners[name] ?? [])]) {
    try {
      const { bin } = JSON.parse(readFileSync(path.join(modules, owner, "package.json"), "utf8"));
      const script = typeof bin === "string" ? bin : bin?.[name];
      if (script) return path.join(modules, owner, script);
    } catch {
      // Not a package of that name: the next may have it.
    }
  }
  throw new Error(`no installed package has the program ${name}`);
};

/** @type {Record<string, string[]>} programs whose package is called otherwise */
const owners = {
  // TypeScript 7 checks; dependency-cruiser and editors read with the one called typescript.
  tsc: ["typescript-7"],
  playwright: ["@playwright/test"],
  depcruise: ["dependency-cruiser"],
};
