import { defineModule } from "../../../core/module.ts";
import { dateTimeFormats } from "./date-time-formats.ts";
import { languageMetaData } from "./language-meta-data.ts";
import { languagesMap } from "./languages-map.ts";
import { timeZoneList } from "./time-zone-list.ts";
import { translations } from "./translations.ts";

/** Languages, texts, formats and time zones, at the addresses where the specification's apps look for them. */
export const localisation = defineModule({
  operations: [languagesMap, languageMetaData, translations, dateTimeFormats, timeZoneList],
});
