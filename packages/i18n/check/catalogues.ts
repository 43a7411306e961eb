import { readdirSync, readFileSync } from "node:fs";
import { type Area, areas, fileOf, languageOfFile } from "../src/areas.ts";
import { type Language, languages } from "../src/languages.ts";

/** ICU text by key, by area, by language: what the files hold. */
export type Catalogues = Readonly<Record<Language, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

/** The messages of a file; a fault for what is no flat object of texts, and for a key that stands there twice. */
export const parseFile = (name: string, text: string): { messages: Record<string, string>; faults: string[] } => {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    return { messages: {}, faults: [`${name}: ${String(error)}`] };
  }
  if (typeof content !== "object" || content === null || Array.isArray(content))
    return { messages: {}, faults: [`${name}: not an object of messages`] };
  const entries = Object.entries(content as Record<string, unknown>);
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === "string";
  const wrong = entries.filter((entry) => !isText(entry)).map(([key]) => `${name}: "${key}" is not a text`);
  const written = [...text.matchAll(/^\s*"((?:[^"\\]|\\.)*)"\s*:/gm)].map((match) => match[1] ?? "");
  const twice = written.filter((key, index) => written.indexOf(key) !== index);
  return {
    messages: Object.fromEntries(entries.filter(isText)),
    faults: [...wrong, ...twice.map((key) => `${name}: "${key}" stands there twice`)],
  };
};

/** Reads every catalogue; a missing file and a file of no area are faults. */
export const readCatalogues = (source: URL): { catalogues: Catalogues; faults: string[] } => {
  const faults: string[] = [];
  const areasOf = (language: Language): Area[] =>
    areas.filter((area) => languageOfFile(language, fileOf(area)) === language);
  const readArea = (language: Language, area: Area): Record<string, string> => {
    const name = `${language}/${fileOf(area)}.json`;
    try {
      const parsed = parseFile(name, readFileSync(new URL(name, source), "utf8"));
      faults.push(...parsed.faults);
      return parsed.messages;
    } catch {
      faults.push(`${name}: the file is missing`);
      return {};
    }
  };
  const entries = languages.map((language) => {
    const expected = new Set(areasOf(language).map((area) => `${fileOf(area)}.json`));
    const strays = readdirSync(new URL(`${language}/`, source)).filter((file) => !expected.has(file));
    faults.push(...strays.map((file) => `${language}/${file}: no area of src/areas.ts has this file`));
    return [language, Object.fromEntries(areasOf(language).map((area) => [area, readArea(language, area)]))] as const;
  });
  return { catalogues: Object.fromEntries(entries) as unknown as Catalogues, faults };
};
