import { pathLocaleOf } from "@evolve/i18n";
import { applyPreferences, generalPreferences } from "@evolve/session";
import { type Language, loadWords, type Words } from "./words.ts";

export type { Language };

type LoadMore = (language: Language) => Promise<unknown>;

const more = new Set<LoadMore>();

/** From now on another language also brings what this loads. */
export const loadWithLanguage = (load: LoadMore): void => void more.add(load);

/** Loads another language's words, and keeps the choice for this browser: the cookie, and the document's `lang`. */
export const switchLanguage = async (language: Language): Promise<Words> => {
  const [words] = await Promise.all([loadWords(language), ...[...more].map((load) => load(language))]);
  applyPreferences(generalPreferences.write({ language: pathLocaleOf(language) }));
  document.documentElement.lang = words.locale;
  return words;
};
