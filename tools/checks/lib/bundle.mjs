import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

/*
 * Reads a built app from its files: what a page loads at once, and what it may load later. (Vite writes imports between
 * its chunks as relative paths.)
 */

/**
 * @typedef {object} Bundle
 * @property {string} dist
 * @property {readonly string[]} files every file, relative to dist
 * @property {ReadonlySet<string>} first the scripts that the pages load at once
 * @property {readonly string[]} firstStyles the style sheets that each page names itself
 */

/**
 * @param {string} dist
 * @returns {Bundle}
 */
export function readBundle(dist) {
  const files = readdirSync(dist, { recursive: true }).map(String);
  const pages = files.filter((file) => file.endsWith(".html"));
  /** @param {RegExp} pattern */
  const named = (pattern) => [
    ...new Set(
      pages.flatMap((page) =>
        [...readFileSync(path.join(dist, page), "utf8").matchAll(pattern)].flatMap(
          ([, address = ""]) => files.find((file) => path.basename(file) === path.basename(address)) ?? [],
        ),
      ),
    ),
  ];
  return {
    dist,
    files,
    first: closeOver(dist, named(/<script[^>]+src="([^"]+\.js)"/g)),
    firstStyles: named(/<link rel="stylesheet" href="([^"]+\.css)"/g),
  };
}

/**
 * @param {Bundle} bundle
 * @returns {Map<string, ReadonlySet<string>>} each script that is loaded later, with what it brings to a page that has
 *   the scripts which ask for it
 */
export function laterParts({ dist, first }) {
  /** @type {Map<string, Set<string>>} */
  const parts = new Map();
  /**
   * @param {ReadonlySet<string>} askers
   * @param {ReadonlySet<string>} loaded what is there when they ask
   */
  const visit = (askers, loaded) => {
    for (const file of askers) {
      for (const target of importsOf(dist, file, /\bimport\(\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g)) {
        if (loaded.has(target) || parts.has(target)) continue;
        const brought = new Set([...closeOver(dist, [target])].filter((needed) => !loaded.has(needed)));
        parts.set(target, brought);
        visit(brought, new Set([...loaded, ...brought]));
      }
    }
  };
  visit(first, first);
  return parts;
}

/**
 * @param {Map<string, ReadonlySet<string>>} parts
 * @returns {Set<string>} the scripts that three or more of them need: the first to be opened brings them for all
 */
export function sharedByParts(parts) {
  /** @type {Map<string, number>} */
  const uses = new Map();
  for (const files of parts.values()) for (const file of files) uses.set(file, (uses.get(file) ?? 0) + 1);
  return new Set([...uses].flatMap(([file, count]) => (count >= 3 ? [file] : [])));
}

/**
 * @param {string} dist
 * @param {Iterable<string>} files
 * @returns {number} KB of the files, each compressed by itself
 */
export function weigh(dist, files) {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length;
  return bytes / 1024;
}

/**
 * @param {string} dist
 * @param {readonly string[]} entries
 * @returns {Set<string>} the scripts and everything they import statically
 */
function closeOver(dist, entries) {
  const found = new Set(entries);
  for (const file of found) {
    const imported = importsOf(dist, file, /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g);
    for (const target of imported) found.add(target);
  }
  return found;
}

/**
 * @param {string} dist
 * @param {string} file
 * @param {RegExp} pattern
 * @returns {string[]}
 */
function importsOf(dist, file, pattern) {
  const text = readFileSync(path.join(dist, file), "utf8");
  return [...text.matchAll(pattern)].map(([, target = ""]) => path.join(path.dirname(file), target));
}
