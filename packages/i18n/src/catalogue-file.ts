import { languageOfFile } from "./areas.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Language } from "./languages.ts";

/**
 * The content of a catalogue file, as ICU text. A browser bundle never holds this: there the plugin in `vite.ts` puts
 * compiled messages behind literal imports, one chunk for each language and area, in its place.
 */
export const readCatalogueFile = async (language: Language, file: string): Promise<Catalogue> => {
  const module = (await import(`./${languageOfFile(language, file)}/${file}.json`, { with: { type: "json" } })) as {
    default: Catalogue;
  };
  return module.default;
};
