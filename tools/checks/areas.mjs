import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { inRoot } from "../lib/root.mjs";
import { areasListed, areasReached } from "./lib/areas.mjs";

/* Each page declares the areas of words that it uses: a missing one would leave it without words, and so blank. */

/** @param {string} file */
const read = (file) => readFileSync(inRoot(file), "utf8");

/** @type {Map<string, Record<string, string>>} */
const exported = new Map(
  globSync("packages/*/package.json", { cwd: inRoot() }).map((file) => {
    const { name, exports = {} } = JSON.parse(read(file));
    const folder = file.replace(/package\.json$/, "");
    const entries = Object.entries(exports).map(([key, target]) => [key, folder + String(target).replace("./", "")]);
    return [name, Object.fromEntries(entries)];
  }),
);

/** @param {string} specifier */
const resolve = (specifier) => {
  const [, name = "", rest = ""] = /^(@evolve\/[^/]+)(.*)$/.exec(specifier) ?? [];
  const entries = Object.entries(exported.get(name) ?? {}).flatMap(([key, target]) => {
    const [before = "", after] = key.split("*");
    if (after === undefined) return key === `.${rest}` ? [target] : [];
    return `.${rest}`.startsWith(before) ? [target.replace("*", `.${rest}`.slice(before.length))] : [];
  });
  return entries.find((file) => existsSync(inRoot(file)));
};

const areas = readdirSync(inRoot("packages/i18n/src/en")).map((file) =>
  file.replace(".json", "").replace(/-([a-z])/g, (_, letter) => letter.toUpperCase()),
);
const shell = "packages/shell/src/areas.ts";
const manifests = globSync("apps/*/src/apps/*/manifest.ts", { cwd: inRoot() });

const inShell = areasListed(read(shell), /^shellAreas$/);
/** @type {{ entry: string; list: string; text: string | undefined; before: readonly string[] }[]} */
const screens = manifests.flatMap((file) => {
  const routes = read(file)
    .split(/\bname: "/)
    .slice(1);
  const list = read(file.replace(/manifest\.ts$/, "screens.ts"));
  const screenOf = new Map(
    [...list.matchAll(/\b(\w+): [^;]*?\bimport\("([^"]+)"\)/g)].map(([, of, from]) => [of, from]),
  );
  return routes.map((route) => {
    const name = /^[^"]*/.exec(route)?.[0] ?? "";
    const screen = screenOf.get(name) ?? "";
    return {
      entry: path.posix.join(path.posix.dirname(file), screen),
      list: `${file} (${name})`,
      text: route,
      before: inShell,
    };
  });
});

/** Where a page begins, what it declares, and the words that are there before it. */
const pages = [
  ...screens,
  { entry: "packages/shell/src/boot/start-shell.tsx", list: shell, text: undefined, before: [] },
  { entry: "apps/login/src/main.tsx", list: "apps/login/src/areas.ts", text: undefined, before: [] },
  { entry: "apps/gallery/src/main.tsx", list: "apps/gallery/src/areas.ts", text: undefined, before: [] },
];

const faults = pages.flatMap(({ entry, list, text, before }) => {
  const declared = areasListed(text ?? read(list));
  const used = areasReached({ read, resolve }, entry, areas);
  return [
    ...[...used]
      .filter(([area]) => !declared.includes(area) && !before.includes(area))
      .map(([area, file]) => `${list} does not declare "${area}", which ${file} uses`),
    ...(text !== undefined ? declared : [])
      .filter((area) => !used.has(area))
      .map((area) => `${list} declares "${area}", which it uses nowhere`),
  ];
});
if (screens.length === 0) faults.push("no screen was found");
console.log(faults.join("\n") || `${pages.length} pages`);
process.exitCode = faults.length > 0 ? 1 : 0;
