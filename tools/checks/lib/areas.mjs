import path from "node:path";

/*
 * Which areas of words a page can come to need: the keys in the modules that it reaches. An app's own modules are followed
 * wherever they lead; of a package only what is imported at once, since what a package loads later brings its words itself.
 */

/**
 * @typedef {object} Sources
 * @property {(file: string) => string} read the text of a file, by its path from the root
 * @property {(specifier: string) => string | undefined} resolve the file behind `@evolve/shell/forms`
 */

const imports =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)([^;"']*?)\bfrom\s+["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/g;
const reExport = /export\s+(?!type\b)\{([^}]*)\}\s+from\s+["']([^"']+)["']/g;

/** Puts error codes into words for its callers: its own keys count as theirs. */
const wordsFile = "packages/i18n/src/words.ts";

/** What the widgets say; a page needs the words of those that it uses. */
const labelFiles = ["page", "screen", "grid", "file"].map((name) => `packages/shell/src/words/${name}-labels.ts`);
const labelsUsed = /\b(?:useWidgetLabels|labelsOf)\(["'](\w+)["']\)/g;

/** A list's filter by days: its bar loads the calendar later, and the words of it come with the screen's. */
const isByDays = /\bdefineList\([^]*\buntil: "/;

/** @param {string} clause */
const namesIn = (clause) => [...clause.matchAll(/(?:^|[{,])\s*(?!type\b)(\w+)/g)].flatMap(([, name]) => name ?? []);

/**
 * @param {Sources} sources
 * @param {string} entry the module where an app begins
 * @param {readonly string[]} areas every area there is
 * @returns {Map<string, string>} the areas that are used, each with a file that uses it
 */
export const areasReached = ({ read, resolve }, entry, areas) => {
  const key = new RegExp(`["'\`](${areas.join("|")})\\.[\\w$-]`, "g");
  const [own = ""] = /^(?:apps|packages)\/[^/]+\//.exec(entry) ?? [];
  /** @type {Map<string, string>} */
  const found = new Map();
  /** @param {string} text */
  const areasIn = (text) => [...text.matchAll(key)].map(([, area = ""]) => area);
  // Each part of the labels goes from its type to the next one's.
  const labels = labelFiles
    .flatMap((file) =>
      read(file)
        .split(/WidgetLabels\["/)
        .slice(1),
    )
    .map((part) => /** @type {const} */ ([/^\w+/.exec(part)?.[0] ?? "", areasIn(part)]));
  /** @type {Set<string>} */
  const seen = new Set();

  /** @param {string} file */
  const visit = (file) => {
    if (seen.has(file) || !/\.tsx?$/.test(file)) return;
    seen.add(file);
    const text = read(file);
    const keys = file === wordsFile || labelFiles.includes(file) ? [] : areasIn(text);
    // The sign-in pages put their widgets' labels into words themselves.
    const parts = (own === "apps/login/" ? [] : [...text.matchAll(labelsUsed)]).flatMap(([, used]) =>
      labels.flatMap(([name, its]) => (name === used ? its : [])),
    );
    for (const area of [
      ...keys,
      ...parts,
      ...(/\bwords\.error\(/.test(text) ? ["errors"] : []),
      ...(isByDays.test(text) ? ["dates"] : []),
    ])
      if (!found.has(area)) found.set(area, file);
    for (const [, clause = "", from = "", lazily = ""] of text.matchAll(imports)) {
      if (lazily !== "" && !file.startsWith(own)) continue;
      follow(file, lazily || from, lazily ? [] : namesIn(clause));
    }
  };
  /** @param {string} file @param {string} specifier @param {readonly string[]} names */
  const follow = (file, specifier, names) => {
    if (specifier.startsWith(".")) return visit(path.posix.join(path.posix.dirname(file), specifier));
    const target = resolve(specifier);
    if (target === undefined) return;
    // Of an index only the modules behind the names that are asked for.
    if (!target.endsWith("/index.ts")) return visit(target);
    for (const [, list = "", from = ""] of read(target).matchAll(reExport))
      if (namesIn(`{${list}`).some((name) => names.includes(name))) follow(target, from, []);
  };
  visit(entry);
  return found;
};

/**
 * The areas in the lists of a source file, by what they are called: `areas: ["users"]`, `pageAreas = ["common"]`.
 *
 * @param {string} text
 * @param {RegExp} [name] of the lists that count
 * @returns {string[]}
 */
export const areasListed = (text, name = /areas$/i) =>
  [...text.matchAll(/\b(\w+)\s*[:=]\s*\[([^\]]*)\]/g)]
    .filter(([, called = ""]) => name.test(called))
    .flatMap(([, , list = ""]) => [...list.matchAll(/["'](\w+)["']/g)].flatMap(([, area]) => area ?? []));
