import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { inRoot, root } from "../lib/root.mjs";
import { declaredClasses, literalSpaces, unknownSpaces, usedClasses } from "./lib/styles.mjs";

/*
 * Styles of an app are CSS Modules. Each class that a screen takes from its CSS Module exists there, and each that a module
 * declares is used; margins, paddings and gaps are tokens in every sheet, and tokens that exist.
 */

const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "apps", "packages"], {
  cwd: root,
});
const files = listed
  .toString()
  .trim()
  .split("\n")
  .filter((file) => existsSync(inRoot(file)));
/** Sheets of apps that are no modules, and why. */
const globalSheets = new Map([
  ["apps/login/src/login.css", "the order of the layers, before any other rule"],
  ["apps/login/src/parts/parts.css", "what headings, forms and notices of all sign-in pages share"],
  ["apps/gallery/src/gallery.css", "the gallery's frame, with the custom properties of all its pages"],
  ["apps/gallery/src/stage/stage.css", "states, which end-to-end tests and screenshots find by class"],
  ["apps/gallery/src/stage/cards.css", "the index's cards, found by class likewise"],
  ["apps/gallery/src/pages/pages.css", "classes named after tokens, computed from the list of tokens"],
  ["apps/server/src/http/api-reference/theme.css", "for the markup of another library"],
]);

/** @param {string} file */
const read = (file) => readFileSync(inRoot(file), "utf8");

const tokens = read("packages/widgets/src/tokens.css");
const sheets = files.filter((file) => file.endsWith(".module.css"));
const imports = files
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => usedClasses(file, read(file)).map((found) => ({ file, ...found })));

const faults = [
  ...(sheets.length === 0 ? ["no CSS Module was found"] : []),
  ...files
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) => literalSpaces(read(file)).map((found) => `${file}: no --space token in "${found}"`)),
  ...files
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) => unknownSpaces(read(file), tokens).map((name) => `${file}: there is no ${name}`)),
  ...files
    .filter((file) => /^apps\/.*(?<!\.module)\.css$/.test(file) && !globalSheets.has(file))
    .map((file) => `${file}: is no CSS Module`),
  ...[...globalSheets.keys()].filter((file) => !files.includes(file)).map((file) => `there is no ${file}`),
  ...imports
    .filter(({ isOpaque }) => isOpaque)
    .map(({ file, sheet }) => `${file}: takes a class of ${sheet} by no name`),
  ...imports.filter(({ sheet }) => !sheets.includes(sheet)).map(({ file, sheet }) => `${file}: there is no ${sheet}`),
  ...sheets.flatMap((sheet) => {
    const declared = declaredClasses(read(sheet));
    const users = imports.filter((found) => found.sheet === sheet);
    const missing = users.flatMap(({ file, used }) =>
      [...used].filter((name) => !declared.has(name)).map((name) => `${file}: ${sheet} has no .${name}`),
    );
    const unused = [...declared].filter((name) => !users.some(({ used }) => used.has(name)));
    return [...missing, ...unused.map((name) => `${sheet}: nothing uses .${name}`)];
  }),
];
console.log(faults.join("\n") || `${sheets.length} CSS Modules`);
process.exitCode = faults.length > 0 ? 1 : 0;
