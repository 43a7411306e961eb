import { type Area, fileOf } from "./areas.ts";
import { readCatalogueFile } from "./catalogue-file.ts";
import { type Catalogue, underArea } from "./catalogue.ts";
import type { Language } from "./languages.ts";

/** Loads the words of some areas in one language; each file once, all at the same time. */
export const loadCatalogue = async (language: Language, areas: readonly Area[]): Promise<Catalogue> => {
  const parts = await Promise.all(
    areas.map(async (area) => underArea(area, await readCatalogueFile(language, fileOf(area)))),
  );
  return Object.assign({}, ...parts) as Catalogue;
};
