import { chooseLanguage } from "@evolve/i18n";
import { generalPreferences } from "@evolve/session";
import { waitBefore } from "../connection/connection.ts";
import { createWordStore, type WordSource, type WordStore } from "../words/word-store.ts";

/** The words of the chosen language. Retries forever: without a catalogue there is no error text. */
export const loadWords = async (sources: readonly WordSource[]): Promise<WordStore> => {
  const language = chooseLanguage(JSON.stringify(generalPreferences.read()), navigator.languages.join());
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await createWordStore(language, sources);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, waitBefore(attempt)));
    }
  }
};
