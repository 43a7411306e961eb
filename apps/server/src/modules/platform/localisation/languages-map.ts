import { languagesMap as contract } from "@evolve/contracts/localisation";
import { defaultLanguage, languages, localeOf, pathLocaleOf } from "@evolve/i18n";
import { operation } from "../../../core/operation.ts";

/** Languages and their locales, in the spellings of browsers and of paths, and the toggles that the operator put languages behind. */
export const languagesMap = operation(contract, ({ services: { config } }) => {
  const localesMap = Object.fromEntries(
    languages.flatMap((language) =>
      [language, localeOf(language), pathLocaleOf(language)].map((name) => [name, pathLocaleOf(language)]),
    ),
  );
  const languagesFeatureToggles = Object.fromEntries(
    config.languageToggles.map(({ language, toggle }) => [
      pathLocaleOf(language),
      { featureToggle: toggle, fallback: pathLocaleOf(defaultLanguage) },
    ]),
  );
  return Promise.resolve({ localesMap, languagesFeatureToggles });
});
