import { existsSync } from "node:fs";
import { inRoot } from "../lib/root.mjs";
import { firstFiles, laterParts, readManifest, sharedByParts, weigh } from "./lib/bundle.mjs";

/* The sizes of what browsers load, compressed, and how many files it comes in, against the budgets. */

const budgets = {
  signIn: 95,
  // Holds the table of all routes and the words of every error code.
  shellOnTop: 42,
  // For people who build screens. It loads the labels of every widget there is at once.
  gallery: 180,
  laterPart: 60,
  // With what it shares with others, as the first of them to be opened. A page of the gallery may show most of the set.
  brought: { login: 60, suite: 109, gallery: 112 },
  // Each file costs a request: many small ones are slower than few.
  files: { login: 8, suite: 28, gallery: 12 },
  grid: 45,
  // The form library, its resolver and the one way to write a form.
  forms: 20,
  css: 12,
};

/** A language's words: a page loads those of one language only. */
const words = /(^|\/)words-/;

const isGrid = /(^|\/)(data-)?grid-/;
const isForms = /(^|\/)forms-/;
/** Every page fetches it by itself. */
const isOfPage = /(^|\/)module-drawing-/;

/** @type {{ what: string, kilobytes: number, budget: number }[]} */
const rows = [];

/** @type {{ what: string, files: number, budget: number }[]} */
const counts = [];

/**
 * @param {keyof typeof budgets.brought} app
 * @param {string} dist
 * @param {number} budget
 */
const measure = (app, dist, budget) => {
  const manifest = readManifest(dist);
  const first = firstFiles(manifest);
  const parts = laterParts(manifest);
  const shared = sharedByParts(parts);
  const languages = [...parts].filter(([name]) => words.test(name)).map(([, files]) => weigh(dist, files));
  if (first.scripts.size === 0) throw new Error(`${dist} holds no page that loads a script`);
  rows.push({
    what: `${app}: first scripts, with one language`,
    kilobytes: weigh(dist, first.scripts) + Math.max(0, ...languages),
    budget,
  });
  rows.push({ what: `${app}: first styles`, kilobytes: weigh(dist, first.styles), budget: budgets.css });
  const [most] = [...parts]
    .map(([name, files]) => ({
      name,
      kilobytes: weigh(
        dist,
        [...files].filter((file) => ![isGrid, isForms, isOfPage].some((of) => of.test(file))),
      ),
    }))
    .sort((a, b) => b.kilobytes - a.kilobytes);
  if (most)
    rows.push({
      what: `${app}: the most that a part brings, shared or not: ${most.name}`,
      kilobytes: most.kilobytes,
      budget: budgets.brought[app],
    });
  const [many] = [...parts].sort(([, one], [, other]) => other.size - one.size);
  if (many)
    counts.push({
      what: `${app}: the most files that a part brings: ${many[0]}`,
      files: many[1].size,
      budget: budgets.files[app],
    });
  const sharedGrid = [...shared].filter((file) => isGrid.test(file));
  const sharedForms = [...shared].filter((file) => isForms.test(file));
  if (sharedGrid.length > 0)
    rows.push({ what: `${app}: ${sharedGrid.join(" ")}`, kilobytes: weigh(dist, sharedGrid), budget: budgets.grid });
  if (sharedForms.length > 0)
    rows.push({ what: `${app}: ${sharedForms.join(" ")}`, kilobytes: weigh(dist, sharedForms), budget: budgets.forms });
  for (const [name, files] of parts) {
    if (words.test(name) || shared.has(name)) continue;
    const own = [...files].filter((file) => !shared.has(file));
    const grid = own.filter((file) => isGrid.test(file));
    const rest = own.filter((file) => !isGrid.test(file));
    rows.push({ what: `${app}: ${name}`, kilobytes: weigh(dist, rest), budget: budgets.laterPart });
    if (grid.length > 0)
      rows.push({ what: `${app}: ${grid.join(" ")}`, kilobytes: weigh(dist, grid), budget: budgets.grid });
  }
};

for (const [app, budget] of /** @type {const} */ ([
  ["login", budgets.signIn],
  ["suite", budgets.signIn + budgets.shellOnTop],
  ["gallery", budgets.gallery],
])) {
  const dist = inRoot("apps", app, "dist");
  if (existsSync(dist)) measure(app, dist, budget);
  else if (existsSync(inRoot("apps", app, "build.ts"))) throw new Error(`${dist} is not built`);
}

const lines = [
  ...rows.map(({ what, kilobytes, budget }) => ({
    text: `${kilobytes.toFixed(1).padStart(6)} of ${budget} KB  ${what}`,
    isOver: kilobytes > budget,
  })),
  ...counts.map(({ what, files, budget }) => ({
    text: `${String(files).padStart(6)} of ${budget} files  ${what}`,
    isOver: files > budget,
  })),
];
for (const { text, isOver } of lines) console.log(`${isOver ? "OVER" : "ok  "} ${text}`);
process.exitCode = rows.length === 0 || lines.some(({ isOver }) => isOver) ? 1 : 0;
