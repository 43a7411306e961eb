import { createWords, type Language, languages, loadCatalogue, localeOf, type Words } from "@evolve/i18n";
import { pageAreas } from "./areas.ts";

export const loadWords = async (language: Language): Promise<Words> =>
  createWords(language, await loadCatalogue(language, pageAreas));

/** Each language under its own name, as somebody looks for it who reads no other. */
export const ownNames: Readonly<Record<Language, string>> = { en: "English", ru: "Русский", es: "Español", zh: "中文" };

export { type Language, languages, localeOf, type Words };
