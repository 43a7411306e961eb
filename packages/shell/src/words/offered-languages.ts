import { languageMetaData, languagesMap, type LanguagesMap } from "@evolve/contracts/localisation";
import { defaultLanguage, type Language, languageOf, languages, pathLocaleOf } from "@evolve/i18n";
import type { Client } from "@evolve/session";
import { logFault } from "../log.ts";

type Caller = Pick<Client, "call">;

/** The languages that somebody may choose: those of the map, without what is behind a toggle that is off for them. */
const languagesIn = (map: LanguagesMap, features: ReadonlySet<string>): readonly Language[] =>
  languages.filter((language) => {
    const locale = pathLocaleOf(language);
    const guard = map.languagesFeatureToggles[locale];
    return Object.values(map.localesMap).includes(locale) && (guard === undefined || features.has(guard.featureToggle));
  });

/** The languages to offer; en_US alone, with a log entry, where the map cannot be loaded. */
export const loadLanguages = async (client: Caller, features: ReadonlySet<string>): Promise<readonly Language[]> => {
  try {
    return languagesIn(await client.call(languagesMap, {}), features);
  } catch (cause) {
    logFault("not loaded: language map", cause);
    return [defaultLanguage];
  }
};

/** The language that the server has texts of; rejects, and logs why, where it does not say. */
export const confirmLanguage = async (client: Caller, language: Language): Promise<Language> => {
  try {
    const { languageCode } = await client.call(languageMetaData, { params: { language: pathLocaleOf(language) } });
    return languageOf(languageCode) ?? language;
  } catch (cause) {
    logFault("not loaded: language metadata", cause);
    throw cause;
  }
};
