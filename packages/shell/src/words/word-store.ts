import {
  type Area,
  type Catalogue,
  createWords,
  type Language,
  loadCatalogue,
  localeOf,
  underArea,
  type Words,
} from "@evolve/i18n";
import type { OwnWords } from "./own-words.ts";

/** Where messages come from: an area of the suite's, or an app's own. */
export type WordSource = Area | OwnWords;

/** The words on the screen: they grow with the areas that are opened, and change with the language. */
export interface WordStore {
  readonly current: () => Words;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves when these have words. */
  readonly need: (sources: readonly WordSource[]) => Promise<void>;
  /** Of several changes at once the newest counts, whichever language comes first. */
  readonly change: (language: Language) => Promise<void>;
  /** Writes times in the zone of who has signed in. */
  readonly inZone: (timeZone: string) => void;
}

export const createWordStore = async (
  language: Language,
  sources: readonly WordSource[],
  load = loadSources,
): Promise<WordStore> => {
  const loaded = new Set<WordSource>(sources);
  const listeners = new Set<() => void>();
  let words = createWords(language, await load(language, sources));
  let changes = 0;
  let zone: string | undefined;
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
    inZone: (timeZone) => {
      zone = timeZone;
      set(words.inZone(timeZone));
    },
    need: async (wanted) => {
      const missing = wanted.filter((source) => !loaded.has(source));
      while (missing.length > 0) {
        const { language: asked } = words;
        const more = await load(asked, missing);
        // The language may have changed while these were on their way.
        if (words.language !== asked) continue;
        for (const source of missing) loaded.add(source);
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
        if (wanted.length === loaded.size) set(createWords(next, catalogue, zone));
      }
    },
  };
};

const loadSources = async (language: Language, sources: readonly WordSource[]): Promise<Catalogue> => {
  const areas = sources.filter((source) => typeof source === "string");
  const own = sources.filter((source) => typeof source !== "string");
  const parts = await Promise.all([
    loadCatalogue(language, areas),
    ...own.map(async ({ area, load }) => underArea(area, await load(language))),
  ]);
  return Object.assign({}, ...parts) as Catalogue;
};

const show = (words: Words): void => {
  document.documentElement.lang = localeOf(words.language);
};
