export { type Area, areas, type MessageKey } from "./areas.ts";
export { type Catalogue, underArea } from "./catalogue.ts";
export { createFormats, type DateStyle, type Formats, type Moment } from "./formats.ts";
export {
  chooseLanguage,
  defaultLanguage,
  type Language,
  languageOf,
  languages,
  localeOf,
  pathLocaleOf,
} from "./languages.ts";
export { loadCatalogue } from "./load-catalogue.ts";
export { createWords, type PlainKey, type Values, type Words } from "./words.ts";
