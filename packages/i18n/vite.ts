import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { codeOf, type ErrorName } from "@evolve/contracts/errors";
import type { Plugin } from "vite";
import { type Area, areas as allAreas, fileOf, languageOfFile } from "./src/areas.ts";
import { type Language, languages } from "./src/languages.ts";
import { compileFile } from "./src/node.ts";

const source = fileURLToPath(new URL("./src/", import.meta.url));
const readerFile = `${source}catalogue-file.ts`;

/** The suite's own catalogues, and those of installed apps: `words/ru.json` in an app's sources. */
const ownCatalogue = new RegExp(`/apps/[^/]+/src/words/(?:${languages.join("|")})\\.json$`);

/** Answers to access keys and headers that only programs send: no page shows their words. */
const toPrograms: ReadonlySet<string> = new Set(
  (
    [
      "preconditionFailed",
      "idempotencyKeyReused",
      "idempotencyKeyInUse",
      "tooManyCalls",
      "accessKeyInvalid",
    ] satisfies ErrorName[]
  ).map(codeOf),
);

const isCatalogue = (id: string): boolean =>
  (languages.some((language) => id.startsWith(`${source}${language}/`)) && id.endsWith(".json")) ||
  ownCatalogue.test(id);

export interface CatalogueOptions {
  /** The areas that this bundle may load; others are left out of it. All but the server's own (mail, notices, reasons against a password) when not given. */
  readonly areas?: readonly Area[];
  /** Those of them that are wanted at the same time, by a name: one chunk for each language and name holds them all. */
  readonly together?: Readonly<Record<string, readonly Area[]>>;
  /**
   * The files of each language are listed in a module of that language's, not in the entry: for a bundle of many areas, whose pages then load
   * the addresses of one language. `wordsChunkOf` puts the list beside the first words.
   */
  readonly hasTables?: boolean;
  /** Error codes that this bundle's pages never meet, and so never have to put into words. */
  readonly unusedErrorCodes?: ReadonlySet<string>;
  /** The only keys of the validation catalogue that this bundle's forms complain with. All of them when not given. */
  readonly faults?: ReadonlySet<string>;
}

/** The module that holds the areas of one language which are loaded together. */
const bundleName = "virtual:catalogue-";
/** As if it were a file, so that the chunk is named after it: `words-ru`. */
const bundleId = (name: string): string => `${source}${name}.js`;

const bundleOf = (language: Language, areas: readonly Area[]): string =>
  areas
    .map((area) => `export { default as ${area} } from ${JSON.stringify(`${source}${language}/${fileOf(area)}.json`)};`)
    .join("\n");

const tableOf = (language: string): string => `table-${language}`;

/** How each file of a language is loaded. */
const languageTable = (language: Language, areas: readonly Area[]): string =>
  [
    "export const modules = {",
    ...areas
      .map(fileOf)
      .map(
        (file) =>
          `  ${JSON.stringify(file)}: () => import(${JSON.stringify(`${source}${languageOfFile(language, file)}/${file}.json`)}),`,
      ),
    "};",
  ].join("\n");

/** A `readCatalogueFile` that finds a file in the table of its language. */
const tablesReader = [
  "const tables = {",
  ...languages.map((language) => `  ${language}: () => import(${JSON.stringify(bundleName + tableOf(language))}),`),
  "};",
  "export const readCatalogueFile = async (language, file) => {",
  "  const { modules } = await tables[language]();",
  "  return (await modules[file]()).default;",
  "};",
].join("\n");

/** The browser's `readCatalogueFile`: literal imports, so that each language and area, or group of areas, becomes a chunk. */
const browserReader = ({ areas, together }: Pick<Required<CatalogueOptions>, "areas" | "together">): string => {
  const groups = Object.entries(together);
  const alone = areas.filter((area) => !groups.some(([, members]) => members.includes(area)));
  const line = (key: string, module: string): string =>
    `  ${JSON.stringify(key)}: () => import(${JSON.stringify(module)}),`;
  return [
    `const groups = ${JSON.stringify(Object.fromEntries(groups.flatMap(([name, members]) => members.map((area) => [fileOf(area), [name, area]]))))};`,
    "const modules = {",
    ...languages.flatMap((language) => [
      ...groups.map(([name]) => line(`${language}/${name}`, `${bundleName}${name}-${language}`)),
      ...alone
        .map(fileOf)
        .map((file) => line(`${language}/${file}`, `./${languageOfFile(language, file)}/${file}.json`)),
    ]),
    "};",
    "export const readCatalogueFile = async (language, file) => {",
    '  const [name, area] = groups[file] ?? [file, "default"];',
    "  return (await modules[`${language}/${name}`]())[area];",
    "};",
  ].join("\n");
};

/** Puts compiled messages into a browser bundle in place of ICU text, so that it carries no ICU parser. */
export const catalogues = ({
  areas = allAreas.filter((area) => !["mail", "notices", "passwordReasons"].includes(area)),
  together = {},
  hasTables = false,
  unusedErrorCodes = new Set(),
  faults,
}: CatalogueOptions = {}): Plugin => ({
  name: "evolve:catalogues",
  enforce: "pre",
  resolveId: (id) => (id.startsWith(bundleName) ? bundleId(id.slice(bundleName.length)) : null),
  load: {
    async handler(id) {
      if (id === readerFile)
        return { code: hasTables ? tablesReader : browserReader({ areas, together }), moduleType: "js" };
      const tabled = languages.find((candidate) => id === bundleId(tableOf(candidate)));
      if (tabled !== undefined) return { code: languageTable(tabled, areas), moduleType: "js" };
      for (const [name, members] of Object.entries(together)) {
        const language = languages.find((candidate) => id === bundleId(`${name}-${candidate}`));
        if (language !== undefined) return { code: bundleOf(language, members), moduleType: "js" };
      }
      if (!isCatalogue(id)) return null;
      this.addWatchFile(id);
      const isSaid = (key: string): boolean => !id.endsWith("/validation.json") || (faults?.has(key) ?? true);
      const isHeard = ([key]: readonly [string, unknown]): boolean => {
        const code = key.replace(/\.message$/, "");
        return isSaid(key) && !unusedErrorCodes.has(code) && !toPrograms.has(code);
      };
      const heard = Object.entries(compileFile(await readFile(id, "utf8"))).filter(isHeard);
      return { code: `export default ${JSON.stringify(Object.fromEntries(heard))};`, moduleType: "js" };
    },
  },
});

/** Names the chunk of a module that holds words of these areas: one for each language, `words-ru`. For a group of a build. */
export const wordsChunkOf = (areas: readonly Area[]): ((moduleId: string) => string | null) => {
  const each = languages.join("|");
  const files = new RegExp(
    `/i18n/src/(?:(${each})/(?:${areas.map(fileOf).join("|")})\\.json|${tableOf(`(${each})`)}\\.js$)`,
  );
  return (moduleId) => {
    const found = files.exec(moduleId);
    const language = found?.[1] ?? found?.[2];
    return language === undefined ? null : `words-${language}`;
  };
};
