import { createHash } from "node:crypto";
import { lstatSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { npm } from "./npm.mjs";
import { inRoot, root } from "./root.mjs";

/** @typedef {{ version?: string, link?: boolean, resolved?: string, optional?: boolean }} Package */
/** @typedef {{ packages: Record<string, Package> }} Lock */

const stampFile = inRoot("node_modules/.evolve-stamp");

/** @returns {boolean} whether node_modules holds what package-lock.json names */
export const dependenciesAreFresh = () => {
  const lock = readFileSync(inRoot("package-lock.json"), "utf8");
  const stamp = createHash("sha256").update(lock).digest("hex");
  if (read(stampFile) === stamp) return true;
  const installed = read(inRoot("node_modules/.package-lock.json"));
  if (installed === undefined || !holds(JSON.parse(installed), JSON.parse(lock))) return false;
  writeFileSync(stampFile, stamp);
  return true;
};

/** Installs exactly what package-lock.json names; no package's own script is run. */
export const installDependencies = async () => {
  console.log("Installing dependencies (npm ci) …");
  // Whatever NODE_ENV says, building and testing need the development dependencies.
  await npm(["ci", "--ignore-scripts", "--include=dev", "--include=optional"], root);
  if (!dependenciesAreFresh()) throw new Error("npm ci did not install what package-lock.json names");
};

/**
 * @param {Lock} installed what npm noted in node_modules
 * @param {Lock} wanted
 * @returns {boolean} whether each package wanted is there in its version; those for other platforms may be missing
 */
const holds = (installed, wanted) =>
  Object.entries(wanted.packages).every(([place, { version, link, resolved, optional }]) => {
    if (!place.includes("node_modules/")) return true;
    if (link && resolved !== undefined) return ensureLink(place, resolved);
    const found = installed.packages[place];
    return found ? found.version === version : optional === true;
  });

/**
 * A new workspace needs nothing from the registry, only its link.
 *
 * @param {string} place
 * @param {string} workspace
 * @returns {true}
 */
const ensureLink = (place, workspace) => {
  const link = inRoot(place);
  if (!lstatSync(link, { throwIfNoEntry: false }))
    symlinkSync(path.relative(path.dirname(link), inRoot(workspace)), link);
  return true;
};

/**
 * @param {string} file
 * @returns {string | undefined}
 */
const read = (file) => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
};
