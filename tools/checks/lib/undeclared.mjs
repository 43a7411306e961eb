import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { inRoot } from "../../lib/root.mjs";

/** @typedef {{ source: string, dependencies: { module: string, dependencyTypes: string[] }[] }} Module */
/** @typedef {{ name?: string, dependencies?: object, optionalDependencies?: object, devDependencies?: object }} Package */

/** Files that are not shipped: they may use development dependencies, those of the root included. */
const notShipped =
  /\.(test|spec)\.tsx?$|^packages\/testkit\/|^(e2e|bench)\/|^(apps|packages)\/[^/]+\/(build\/)?[^/]+\.tsx?$/;

/**
 * Imports that resolve only because npm puts every workspace's packages into one folder.
 *
 * @param {readonly Module[]} modules
 * @returns {string[]} a line for each
 */
export function findUndeclared(modules) {
  const faults = modules.flatMap(({ source, dependencies }) => {
    const folder = /^((apps|packages)\/[^/]+|e2e|bench)\//.exec(source)?.[1];
    if (!folder) return [];
    return dependencies.flatMap(({ module, dependencyTypes }) => {
      const name = packageOf(module);
      if (!name || isDeclared(name, folder, notShipped.test(source) || dependencyTypes.includes("type-only")))
        return [];
      return [`undeclared: ${source} → ${name} (${folder}/package.json)`];
    });
  });
  return [...new Set(faults)];
}

/**
 * @param {string} module as the import spells it
 * @returns {string | undefined} the package; undefined for files and Node's own modules
 */
function packageOf(module) {
  if (/^[./]|:/.test(module) || isBuiltin(module)) return undefined;
  return module
    .split("/")
    .slice(0, module.startsWith("@") ? 2 : 1)
    .join("/");
}

/**
 * @param {string} name
 * @param {string} folder
 * @param {boolean} development whether a development dependency will do
 */
function isDeclared(name, folder, development) {
  const own = readPackage(folder);
  const places = [own.dependencies, own.optionalDependencies];
  if (development) places.push(own.devDependencies, readPackage(".").devDependencies);
  return own.name === name || places.some((place) => place && Object.hasOwn(place, name));
}

/** @type {Map<string, Package>} */
const packages = new Map();

/** @param {string} folder */
function readPackage(folder) {
  const known = packages.get(folder);
  if (known) return known;
  /** @type {Package} */
  const read = JSON.parse(readFileSync(inRoot(folder, "package.json"), "utf8"));
  packages.set(folder, read);
  return read;
}
