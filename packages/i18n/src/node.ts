import { readFileSync } from "node:fs";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { type Area, fileOf, languageOfFile } from "./areas.ts";
import { type Catalogue, underArea } from "./catalogue.ts";
import type { Language } from "./languages.ts";

const wordsFile = (language: Language, area: Area): string => {
  const file = fileOf(area);
  return `./${languageOfFile(language, file)}/${file}.json`;
};

const readOnce = new Map<string, Catalogue>();

/** Compiles a catalogue file's text; a message that is not ICU MessageFormat throws with its key. */
export const compileFile = (text: string): Catalogue => {
  const messages = JSON.parse(text) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => {
      try {
        return [key, compileMessageOrThrow(message)];
      } catch (cause) {
        throw new Error(`The message "${key}" is not ICU MessageFormat: ${message}`, { cause });
      }
    }),
  );
};

/** The words of some areas in one language, for the server's mails, prerendering and tests. Files are read once. */
export const catalogueOf = (language: Language, areas: readonly Area[]): Catalogue => {
  const parts = areas.map((area) => {
    const file = wordsFile(language, area);
    const known = readOnce.get(file);
    if (known !== undefined) return known;
    const part = underArea(area, compileFile(readFileSync(new URL(file, import.meta.url), "utf8")));
    readOnce.set(file, part);
    return part;
  });
  return Object.assign({}, ...parts) as Catalogue;
};

/** The texts of some areas in one language as they are written, in ICU MessageFormat, for programs that compile them themselves. */
export const textsOf = (language: Language, areas: readonly Area[]): Record<string, string> =>
  Object.fromEntries(
    areas.flatMap((area) => {
      const file = readFileSync(new URL(wordsFile(language, area), import.meta.url), "utf8");
      return Object.entries(JSON.parse(file) as Record<string, string>).map(([key, text]) => [`${area}.${key}`, text]);
    }),
  );
