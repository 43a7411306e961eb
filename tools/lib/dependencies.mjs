import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { npm } from "./npm.mjs";
import { inRoot, root } from "./root.mjs";

/** @typedef {{ packages: Record<string, { version?: string, link?: boolean, optional?: boolean }> }} Lock */

const stampFile = inRoot("node_modules/.evolve-stamp");

/** @returns {boolean} whether node_modules holds what package-lock.json names */
export function dependenciesAreFresh() {
  const lock = readFileSync(inRoot("package-lock.json"), "utf8");
  const stamp = createHash("sha256").update(lock).digest("hex");
  if (read(stampFile) === stamp) return true;
  const installed = read(inRoot("node_modules/.package-lock.json"));
  if (installed === undefined || !holds(JSON.parse(installed), JSON.parse(lock))) return false;
  writeFileSync(stampFile, stamp);
  return true;
}

/** Installs exactly what package-lock.json names; no package's own script is run. */
export async function installDependencies() {
  console.log("Installing dependencies (npm ci) …");
  // Whatever NODE_ENV says, building and testing need the development dependencies.
  await npm(["ci", "--ignore-scripts", "--include=dev", "--include=optional"], root);
  if (!dependenciesAreFresh()) throw new Error("npm ci did not install what package-lock.json names");
}

/**
 * @param {Lock} installed what npm noted in node_modules
 * @param {Lock} wanted
 * @returns {boolean} whether each package wanted is there in its version; those for other platforms may be missing
 */
function holds(installed, wanted) {
  return Object.entries(wanted.packages).every(([place, { version, link, optional }]) => {
    if (!place.includes("node_modules/")) return true;
    const found = installed.packages[place];
    return found ? link || found.version === version : optional === true;
  });
}

/**
 * @param {string} file
 * @returns {string | undefined}
 */
function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
