import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { inRoot, root } from "./root.mjs";

/*
 * Which tests belong to a path: of a folder those in it, of a source file the test beside it, else those of its folder; of a widget also
 * that of its examples in the gallery. Of the end-to-end tests those that are named for the path (sessions → session.spec.ts), and for a
 * widget those that open its page of the gallery.
 */

const test = /\.test\.tsx?$/;
const isSpec = (/** @type {string} */ file) => file.endsWith(".spec.ts");

/**
 * @param {readonly string[]} paths as given, from the root
 * @returns {{ unit: string[], specs: string[] }} files of Vitest and of Playwright, from the root
 */
export const testsOf = (paths) => {
  const found = paths.map((given) => {
    const file = path.relative(root, path.resolve(given));
    if (!existsSync(inRoot(file))) throw new Error(`there is no ${given}`);
    return { unit: unitTestsOf(file), specs: specsOf(file) };
  });
  return {
    unit: [...new Set(found.flatMap(({ unit }) => unit))].sort(),
    specs: [...new Set(found.flatMap(({ specs }) => specs))].sort(),
  };
};

/** @param {string} file */
const unitTestsOf = (file) => {
  if (test.test(file)) return [file];
  if (isSpec(file)) return [];
  if (statSync(inRoot(file)).isDirectory()) return testsIn(file);
  const beside = [".test.ts", ".test.tsx"]
    .map((end) => file.replace(/\.tsx?$/, end))
    .filter((name) => existsSync(inRoot(name)));
  const folder = path.dirname(file);
  if (folder === "packages/widgets/src") {
    const ofExamples = `apps/gallery/src/widgets/${path.basename(file).replace(/\.tsx?$/, ".test.tsx")}`;
    if (existsSync(inRoot(ofExamples))) beside.push(ofExamples);
  }
  return beside.length > 0 ? beside : testsIn(folder).filter((found) => path.dirname(found) === folder);
};

/** @param {string} folder */
const testsIn = (folder) =>
  readdirSync(inRoot(folder), { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((name) => test.test(name) && !/(^|\/)(node_modules|dist)\//.test(name));

/** @param {string} file */
const specsOf = (file) => {
  const all = readdirSync(inRoot("e2e")).filter((name) => isSpec(name));
  const own = all.map((name) => `e2e/${name}`);
  if (isSpec(file)) return own.filter((name) => name === file);
  if (file === "e2e") return own;
  const [name = "", folder = ""] = file
    .replace(/(\.test)?\.[a-z]+$/, "")
    .split("/")
    .reverse();
  const names = [name, folder]
    .filter((part) => !["src", "modules", "apps", "packages", "pages"].includes(part))
    .map(singular);
  const isOfWidgets = /^(packages\/widgets|apps\/gallery)\//.test(file);
  const opensWidget = new RegExp(`(?:examples/|\\b(?:press|open\\w*)\\((?:page, )?")(?:${name}|${folder})["?]`);
  return own.filter(
    (path) =>
      names.some(
        (part) =>
          part !== "" &&
          singular(path.slice(4, -8))
            .split("-")
            .join(" ")
            .match(`\\b${part.replaceAll("-", " ")}\\b`),
      ) ||
      (isOfWidgets && path.includes("/gallery") && opensWidget.test(readFileSync(inRoot(path), "utf8"))),
  );
};

/** @param {string} words in kebab-case */
const singular = (words) => words.replace(/s\b/g, "");
