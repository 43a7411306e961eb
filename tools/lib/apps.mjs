import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { nodeFlags } from "./node.mjs";
import { capture } from "./process.mjs";
import { inRoot } from "./root.mjs";

/** What runs in browsers. */
export const browserApps = ["login", "suite", "gallery"];

/** Each is built by its `build.ts` into its `dist`. */
const apps = [...browserApps, "server"];

/** Folders with apps that the suite's build takes along: docs/apps.md. */
const installedApps = () =>
  readdirSync(inRoot("apps"))
    .filter((name) => existsSync(inRoot("apps", name, "app.json")))
    .sort();

const passedOver = new Set(["dist", "node_modules", "testkit"]);

/**
 * @param {readonly string[]} [among]
 * @returns {string[]} the apps whose sources changed since they were built
 */
export const staleApps = (among = apps) =>
  among.filter((app) => {
    if (!existsSync(inRoot("apps", app, "build.ts"))) return false;
    return !existsSync(inRoot("apps", app, "dist")) || readStamp(app) !== fingerprint(app);
  });

/**
 * Builds the apps side by side.
 *
 * @param {string} node
 * @param {readonly string[]} names
 */
export const buildApps = async (node, names) => {
  console.log(`Building ${names.join(", ")} …`);
  const failures = await Promise.all(names.map((app) => buildApp(node, app)));
  const said = failures.filter((failure) => failure !== undefined);
  if (said.length > 0) throw new Error(said.join("\n"));
};

/**
 * @param {string} node
 * @param {string} app
 * @returns {Promise<string | undefined>} what went wrong
 */
const buildApp = async (node, app) => {
  const sources = fingerprint(app);
  rmSync(stampFile(app), { force: true });
  const cwd = inRoot("apps", app);
  const { code, output } = await capture(node, [...nodeFlags, "build.ts"], { cwd });
  if (code !== 0) return `${output.trim()}\nBuilding ${app} failed (${code})`;
  mkdirSync(inRoot(".cache/built"), { recursive: true });
  writeFileSync(stampFile(app), sources);
  return undefined;
};

/** @param {string} app */
const stampFile = (app) => inRoot(".cache/built", app);

/** @param {string} app */
const readStamp = (app) => (existsSync(stampFile(app)) ? readFileSync(stampFile(app), "utf8") : undefined);

/**
 * @param {string} app
 * @returns {string} a hash over path, size and time of every file that the app may be made of
 */
const fingerprint = (app) => {
  const hash = createHash("sha256");
  const installed = app === "suite" ? installedApps() : [];
  for (const top of [app, ...installed].map((name) => `apps/${name}`)) addFile(hash, inRoot(top));
  for (const top of ["packages", "package-lock.json"]) addFile(hash, inRoot(top));
  return hash.digest("hex");
};

/**
 * @param {import("node:crypto").Hash} hash
 * @param {string} file
 */
const addFile = (hash, file) => {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory()) {
    for (const name of readdirSync(file).sort()) {
      if (!passedOver.has(name) && !name.startsWith(".")) addFile(hash, path.join(file, name));
    }
  } else if (found && !/\.(test|spec)\.tsx?$/.test(file)) {
    hash.update(`${file} ${found.size} ${found.mtimeMs}\n`);
  }
};
