import { type Area, chooseLanguage } from "@evolve/i18n";
import { generalPreferences } from "@evolve/session";
import { waitBefore } from "../connection/connection.ts";
import { createWordStore, type WordStore } from "../words/word-store.ts";

/** The words of the chosen language. Without words nothing could be said about their missing, so they are asked for until they come. */
export const loadWords = async (areas: readonly Area[]): Promise<WordStore> => {
  const language = chooseLanguage(JSON.stringify(generalPreferences.read()), navigator.languages.join());
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await createWordStore(language, areas);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, waitBefore(attempt)));
    }
  }
};
