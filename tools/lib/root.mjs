import path from "node:path";
import { fileURLToPath } from "node:url";

/** The clone's root folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

/**
 * @param {...string} parts
 * @returns {string} a path inside the clone
 */
export const inRoot = (...parts) => path.join(root, ...parts);
