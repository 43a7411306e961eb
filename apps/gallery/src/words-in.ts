import { createWords, type Language, loadCatalogue, type Words } from "@evolve/i18n";
import { areas } from "./areas.ts";

const loaded = new Map<Language, Promise<Words>>();

/** The words in a language, loaded once; for React's `use`. */
export const wordsIn = (language: Language): Promise<Words> => {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const words = loadCatalogue(language, areas).then((catalogue) => createWords(language, catalogue));
  loaded.set(language, words);
  return words;
};
