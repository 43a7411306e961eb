import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { inRoot } from "./root.mjs";

/*
 * Whether the gallery's screenshots can have changed. Beside them stands a hash of all that they are made of: the built gallery, which
 * holds whatever of widgets, tokens, texts and packages reaches its pages; the spec; the browser; and the screenshots themselves. The
 * build gives the same bytes on every machine. Only a comparison that passed writes the hash, so a different one means: compare.
 */

/** The spec that compares them. */
export const screenshotsSpec = "gallery-screenshots.spec.ts";

const hashFile = "e2e/screenshots/inputs.sha256";

/** @returns {string} */
const hashOfInputs = () => {
  /** @param {string} folder */
  const filesIn = (folder) => readdirSync(inRoot(folder)).map((name) => `${folder}/${name}`);
  const files = [
    // Without what is the same in a compressed form.
    ...filesIn("apps/gallery/dist").filter((file) => !/\.(br|gz)$/.test(file)),
    ...filesIn("e2e/screenshots").filter((file) => file !== hashFile),
    ...filesIn("e2e/support").filter((file) => /\/(gallery|screenshots|test)[^/]*$/.test(file)),
    `e2e/${screenshotsSpec}`,
    "e2e/playwright.config.ts",
  ];
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(`${file}\n`).update(readFileSync(inRoot(file)));
  const { packages } = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8"));
  for (const name of ["@sparticuz/chromium", "@playwright/test"]) hash.update(packages[`node_modules/${name}`].version);
  return hash.digest("hex");
};

/** @returns {boolean} whether a comparison with just these inputs has passed */
export const screenshotsAreProved = () => {
  const file = inRoot(hashFile);
  return existsSync(file) && readFileSync(file, "utf8").trim() === hashOfInputs();
};

/** Notes that what is there now has passed. */
export const noteScreenshots = () => {
  writeFileSync(inRoot(hashFile), `${hashOfInputs()}\n`);
};
