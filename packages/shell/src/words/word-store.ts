import { type Area, createWords, type Language, loadCatalogue, localeOf, type Words } from "@evolve/i18n";

/** The words on the screen: they grow with the areas that are opened, and change with the language. */
export interface WordStore {
  readonly current: () => Words;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves when these areas have words. */
  readonly need: (areas: readonly Area[]) => Promise<void>;
  /** Of several changes at once the newest counts, whichever language comes first. */
  readonly change: (language: Language) => Promise<void>;
}

export const createWordStore = async (
  language: Language,
  areas: readonly Area[],
  load: typeof loadCatalogue = loadCatalogue,
): Promise<WordStore> => {
  const loaded = new Set<Area>(areas);
  const listeners = new Set<() => void>();
  let words = createWords(language, await load(language, areas));
  let changes = 0;
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
      while (missing.length > 0) {
        const { language: asked } = words;
        const more = await load(asked, missing);
        // The language may have changed while these were on their way.
        if (words.language !== asked) continue;
        for (const area of missing) loaded.add(area);
        set(words.with(more));
        return;
      }
    },
    change: async (next) => {
      changes += 1;
      const change = changes;
      while (words.language !== next) {
        const wanted = [...loaded];
        const catalogue = await load(next, wanted);
        if (change !== changes) return;
        // An area may have come in the old language meanwhile.
        if (wanted.length === loaded.size) set(createWords(next, catalogue));
      }
    },
  };
};

const show = (words: Words): void => {
  document.documentElement.lang = localeOf(words.language);
};
