import { areas } from "../src/areas.ts";
import { defaultLanguage } from "../src/languages.ts";
import type { Catalogues } from "./catalogues.ts";

export interface Source {
  readonly file: string;
  readonly text: string;
}

/** Codes and keys that the contracts name, which therefore must have words. */
export interface Named {
  readonly errorCodes: readonly string[];
  readonly validationKeys: readonly string[];
}

/**
 * Areas whose keys are put together from nothing but a name known while running. Elsewhere a template gives at least the
 * beginning of the key (`shell.theme-${theme}`), which counts as a use of all that begin so; that each of them exists, the
 * compiler sees to.
 */
const dynamicPrefixes: readonly string[] = ["errors.", "validation.", "navigation."];

/** Codes that no server answers: the client's own. */
const clientCodes = ["NETWORK"];

const keyPattern = new RegExp(`["'\`]((?:${areas.join("|")})\\.[\\w.-]*)(["'\`]|\\$\\{)`, "g");

/** The server writes columns (`users.id`) in the same way: there a text counts as a key only where words are asked. */
const askedPattern = /\b(?:t|has|message)\(\s*$/;
const isServer = (file: string): boolean => file.startsWith("apps/server/");

const areaAlone = /^\w+\.$/;

interface Use {
  readonly file: string;
  readonly key: string;
  /** Whether the key goes on with something known only while running. */
  readonly open: boolean;
  readonly asked: boolean;
}

const usesIn = ({ file, text }: Source): Use[] =>
  [...text.matchAll(keyPattern)].map((match) => ({
    file,
    key: match[1] ?? "",
    open: match[2] === "${",
    asked: !isServer(file) || askedPattern.test(text.slice(0, match.index)),
  }));

const missingWords = (keys: ReadonlySet<string>, { errorCodes, validationKeys }: Named): string[] => [
  ...[...errorCodes, ...clientCodes]
    .filter((code) => !keys.has(`errors.${code}.message`))
    .map((code) => `the error code ${code} has no words: errors.${code}.message`),
  ...validationKeys
    .filter((key) => !keys.has(`validation.${key}`))
    .map((key) => `the validation key ${key} has no words: validation.${key}`),
];

/** Keys and their uses: none without the other, and none missing that the contracts name. */
export const useFaults = (catalogues: Catalogues, sources: readonly Source[], named: Named): string[] => {
  const keys = new Set(
    Object.entries(catalogues[defaultLanguage]).flatMap(([area, file]) =>
      Object.keys(file).map((key) => `${area}.${key}`),
    ),
  );
  const uses = sources.flatMap(usesIn);
  const begun = uses.filter(({ open, key }) => open && !areaAlone.test(key)).map(({ key }) => key);
  const used = new Set(uses.filter(({ open }) => !open).map(({ key }) => key));
  for (const code of [...named.errorCodes, ...clientCodes]) used.add(`errors.${code}.message`);
  for (const key of named.validationKeys) used.add(`validation.${key}`);

  const openFaults = uses
    .filter(({ open, asked, key }) => open && asked && areaAlone.test(key) && !dynamicPrefixes.includes(key))
    .map(
      ({ file, key }) =>
        `${file}: \`${key}\${…}\` is put together while running; see dynamicPrefixes in packages/i18n/check`,
    );
  const unknown = uses
    .filter(({ open, asked, key }) => !open && asked && !keys.has(key))
    .map(({ file, key }) => `${file}: "${key}" has no words`);
  const unused = [...keys]
    .filter((key) => !used.has(key) && !key.startsWith("navigation.") && !begun.some((start) => key.startsWith(start)))
    .map((key) => `"${key}" is used nowhere`);
  return [...missingWords(keys, named), ...openFaults, ...unknown, ...unused];
};
