import { globSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { errorCatalogue } from "@evolve/contracts/errors";
import { validationKeys } from "@evolve/contracts/validators";
import { readCatalogues } from "./check/catalogues.ts";
import { messageValues } from "./check/message-values.ts";
import { useFaults } from "./check/use-faults.ts";
import { wordsFaults } from "./check/words-faults.ts";

/*
 * Every text in every language, every key used, every use with words. One line for each fault, exit code 1.
 * With `--write` it first brings `src/message-values.ts` up to date.
 */

const root = fileURLToPath(new URL("../../", import.meta.url));

const sources = globSync("{apps,packages}/*/src/**/*.{ts,tsx}", { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(root + file, "utf8") }));

const { catalogues, faults } = readCatalogues(new URL("./src/", import.meta.url));
const errorCodes = Object.values(errorCatalogue).map(({ code }) => code);

const typesFile = new URL("./src/message-values.ts", import.meta.url);
const types = messageValues(catalogues);
if (process.argv.includes("--write")) writeFileSync(typesFile, types);

const all = [
  ...faults,
  ...wordsFaults(catalogues),
  ...useFaults(catalogues, sources, { errorCodes, validationKeys }),
  ...(readFileSync(typesFile, "utf8") === types
    ? []
    : ["packages/i18n/src/message-values.ts is not up to date: run `npm run messages`"]),
];
const count = Object.values(catalogues.en).reduce((sum, area) => sum + Object.keys(area).length, 0);

console.log(all.length > 0 ? all.join("\n") : `${count} keys in ${Object.keys(catalogues).length} languages`);
process.exitCode = all.length > 0 ? 1 : 0;
