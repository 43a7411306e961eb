import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

/* Reads a built app by the manifest that its build writes: what a page loads at once, and what it may load later. */

/**
 * @typedef {object} Chunk as Vite writes it; imports are named by their place in the manifest
 * @property {string} file
 * @property {boolean} [isEntry]
 * @property {readonly string[]} [imports]
 * @property {readonly string[]} [dynamicImports]
 * @property {readonly string[]} [css]
 */

/** @typedef {Readonly<Record<string, Chunk>>} Manifest */

/**
 * @param {string} dist
 * @returns {Manifest}
 */
export const readManifest = (dist) => JSON.parse(readFileSync(path.join(dist, "manifest.json"), "utf8"));

/**
 * @param {Manifest} manifest
 * @returns {{ scripts: Set<string>, styles: Set<string> }} the files that the page loads at once
 */
export const firstFiles = (manifest) => {
  const keys = entryKeys(manifest);
  return {
    scripts: new Set([...keys].map((key) => chunkOf(manifest, key).file)),
    styles: new Set([...keys].flatMap((key) => chunkOf(manifest, key).css ?? [])),
  };
};

/**
 * @param {Manifest} manifest
 * @returns {Map<string, ReadonlySet<string>>} each script that is loaded later, with what it brings to a page that has the scripts
 *   which ask for it
 */
export const laterParts = (manifest) => {
  /** @type {Map<string, Set<string>>} */
  const parts = new Map();
  /**
   * @param {ReadonlySet<string>} askers
   * @param {ReadonlySet<string>} loaded what is there when they ask
   */
  const visit = (askers, loaded) => {
    for (const asker of askers)
      for (const target of chunkOf(manifest, asker).dynamicImports ?? []) {
        if (loaded.has(target) || parts.has(target)) continue;
        const brought = new Set([...closeOver(manifest, [target])].filter((needed) => !loaded.has(needed)));
        parts.set(target, brought);
        visit(brought, new Set([...loaded, ...brought]));
      }
  };
  const first = entryKeys(manifest);
  visit(first, first);
  /** @param {string} key */
  const fileOf = (key) => chunkOf(manifest, key).file;
  return new Map([...parts].map(([key, brought]) => [fileOf(key), new Set([...brought].map(fileOf))]));
};

/**
 * @param {Map<string, ReadonlySet<string>>} parts
 * @returns {Set<string>} the scripts that three or more of them need: the first to be opened brings them for all
 */
export const sharedByParts = (parts) => {
  /** @type {Map<string, number>} */
  const uses = new Map();
  for (const files of parts.values()) for (const file of files) uses.set(file, (uses.get(file) ?? 0) + 1);
  return new Set([...uses].flatMap(([file, count]) => (count >= 3 ? [file] : [])));
};

/**
 * @param {string} dist
 * @param {Iterable<string>} files
 * @returns {number} KB of the files, each compressed by itself
 */
export const weigh = (dist, files) => {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length;
  return bytes / 1024;
};

/** @param {Manifest} manifest */
const entryKeys = (manifest) =>
  closeOver(
    manifest,
    Object.keys(manifest).filter((key) => manifest[key]?.isEntry),
  );

/**
 * @param {Manifest} manifest
 * @param {readonly string[]} entries
 * @returns {Set<string>} the chunks and everything they import statically
 */
const closeOver = (manifest, entries) => {
  const found = new Set(entries);
  for (const key of found) for (const imported of chunkOf(manifest, key).imports ?? []) found.add(imported);
  return found;
};

/**
 * @param {Manifest} manifest
 * @param {string} key
 * @returns {Chunk}
 */
const chunkOf = (manifest, key) => {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the manifest names no ${key}`);
  return chunk;
};
