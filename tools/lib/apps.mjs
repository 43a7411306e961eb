import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { nodeFlags } from "./node.mjs";
import { capture } from "./process.mjs";
import { inRoot } from "./root.mjs";

/** The browser apps: each is built by its `build.ts` into its `dist`. */
const apps = ["login", "suite", "gallery"];

const passedOver = new Set(["dist", "node_modules", "testkit"]);

/** @returns {string[]} the apps whose sources changed since they were built */
export function staleApps() {
  return apps.filter((app) => {
    if (!existsSync(inRoot("apps", app, "build.ts"))) return false;
    return !existsSync(inRoot("apps", app, "dist")) || readStamp(app) !== fingerprint(app);
  });
}

/**
 * Builds the apps side by side.
 *
 * @param {string} node
 * @param {readonly string[]} names
 */
export async function buildApps(node, names) {
  console.log(`Building ${names.join(" and ")} …`);
  const failures = await Promise.all(names.map((app) => buildApp(node, app)));
  const said = failures.filter((failure) => failure !== undefined);
  if (said.length > 0) throw new Error(said.join("\n"));
}

/**
 * @param {string} node
 * @param {string} app
 * @returns {Promise<string | undefined>} what went wrong
 */
async function buildApp(node, app) {
  const sources = fingerprint(app);
  rmSync(stampFile(app), { force: true });
  const cwd = inRoot("apps", app);
  const { code, output } = await capture(node, [...nodeFlags, "build.ts"], { cwd });
  if (code !== 0) return `${output.trim()}\nBuilding ${app} failed (${code})`;
  mkdirSync(inRoot(".cache/built"), { recursive: true });
  writeFileSync(stampFile(app), sources);
  return undefined;
}

/** @param {string} app */
const stampFile = (app) => inRoot(".cache/built", app);

/** @param {string} app */
function readStamp(app) {
  return existsSync(stampFile(app)) ? readFileSync(stampFile(app), "utf8") : undefined;
}

/**
 * @param {string} app
 * @returns {string} a hash over path, size and time of every file that the app may be made of
 */
function fingerprint(app) {
  const hash = createHash("sha256");
  for (const top of [`apps/${app}`, "packages", "package-lock.json"]) addFile(hash, inRoot(top));
  return hash.digest("hex");
}

/**
 * @param {import("node:crypto").Hash} hash
 * @param {string} file
 */
function addFile(hash, file) {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory()) {
    for (const name of readdirSync(file).sort()) {
      if (!passedOver.has(name) && !name.startsWith(".")) addFile(hash, path.join(file, name));
    }
  } else if (found && !/\.(test|spec)\.tsx?$/.test(file)) {
    hash.update(`${file} ${found.size} ${found.mtimeMs}\n`);
  }
}
