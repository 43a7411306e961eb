import { type Area, createWords, type Language, loadCatalogue, localeOf, type Words } from "@evolve/i18n";

/** The words on the screen: they grow with the areas that are opened, and change with the language. */
export interface WordStore {
  readonly current: () => Words;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves when these areas have words. */
  readonly need: (areas: readonly Area[]) => Promise<void>;
  readonly change: (language: Language) => Promise<void>;
}

export const createWordStore = async (language: Language, areas: readonly Area[]): Promise<WordStore> => {
  const loaded = new Set<Area>(areas);
  const listeners = new Set<() => void>();
  let words = createWords(language, await loadCatalogue(language, areas));
  show(words);

  const set = (next: Words) => {
    words = next;
    show(next);
    for (const listener of listeners) listener();
  };

  return {
    current: () => words,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    need: async (wanted) => {
      const missing = wanted.filter((area) => !loaded.has(area));
      if (missing.length === 0) return;
      const asked = words.language;
      const more = await loadCatalogue(asked, missing);
      for (const area of missing) loaded.add(area);
      // The language may have changed while these were on their way.
      set(words.language === asked ? words.with(more) : words.with(await loadCatalogue(words.language, missing)));
    },
    change: async (next) => {
      if (next === words.language) return;
      set(createWords(next, await loadCatalogue(next, [...loaded])));
    },
  };
};

const show = (words: Words): void => {
  document.documentElement.lang = localeOf(words.language);
};
