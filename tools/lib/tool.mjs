import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { npm } from "./npm.mjs";
import { inRoot } from "./root.mjs";

/*
 * Tools with a package.json and a lock of their own in tools/<name>/, apart from the product's. Each is installed once,
 * by what those two files hold, into the ignored folder .toolchain/.
 */

/**
 * @param {string} name
 * @returns {string} where the tool's node_modules is, or will be
 */
export const toolFolder = (name) => {
  const hash = createHash("sha256");
  for (const file of ["package.json", "package-lock.json"]) hash.update(readFileSync(inRoot("tools", name, file)));
  return inRoot(".toolchain", `${name}-${hash.digest("hex").slice(0, 12)}`, "node_modules");
};

/**
 * Installs the tool where it is missing; npm checks each package against the lock.
 *
 * @param {string} name
 * @param {string} title what the user reads meanwhile
 */
export const installTool = async (name, title) => {
  if (existsSync(toolFolder(name))) return;
  console.log(`Fetching ${title} …`);
  const folder = inRoot(".toolchain", toolFolder(name).split("/").at(-2) ?? name);
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  try {
    for (const file of ["package.json", "package-lock.json"]) cpSync(inRoot("tools", name, file), `${draft}/${file}`);
    // Not `npm ci`: it refuses a lock that a registry without other platforms' packages could not complete.
    await npm(["install", "--ignore-scripts"], draft);
    if (existsSync(toolFolder(name))) return;
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};
