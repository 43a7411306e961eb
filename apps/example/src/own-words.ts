import type { Catalogue } from "@evolve/i18n";
import type { OwnWords } from "@evolve/shell";
import type english from "./words/en.json";

/** The keys of this app's messages. */
export type OwnKey = keyof typeof english;

export const ownWords: OwnWords = {
  area: "example",
  load: async (language) => ((await import(`./words/${language}.json`)) as { readonly default: Catalogue }).default,
};
