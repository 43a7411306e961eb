/** The languages of the product. The first is what is shown when nothing else is known. */
export const languages = ["en", "ru", "es", "zh"] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = "en";

const regions = { en: "US", ru: "RU", es: "ES", zh: "CN" } as const satisfies Record<Language, string>;

/** The locale that Intl and the `lang` attribute take: `en-US`. */
export const localeOf = (language: Language): string => `${language}-${regions[language]}`;

/** The locale as paths and stored settings write it: `en_US`. */
export const pathLocaleOf = (language: Language): string => `${language}_${regions[language]}`;

/** The language of a tag in either spelling (`ru`, `ru-RU`, `ru_RU`, `zh-Hans-CN`); undefined where it is none of ours. */
export const languageOf = (tag: string): Language | undefined => {
  const primary = tag.trim().split(/[-_]/, 1)[0]?.toLowerCase();
  return languages.find((language) => language === primary);
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The language in the `general_preferences` cookie, given as it was sent or already decoded. */
const preferred = (cookieValue: string): Language | undefined => {
  if (cookieValue === "") return undefined;
  try {
    const parsed: unknown = JSON.parse(cookieValue.startsWith("%") ? decodeURIComponent(cookieValue) : cookieValue);
    return isRecord(parsed) && typeof parsed["language"] === "string" ? languageOf(parsed["language"]) : undefined;
  } catch {
    return undefined;
  }
};

/** The best of our languages by an Accept-Language header's weights; of equal ones the first. */
const accepted = (header: string): Language | undefined => {
  let best: { language: Language; weight: number } | undefined;
  for (const part of header.split(",")) {
    const [tag = "", ...parameters] = part.split(";");
    const language = languageOf(tag);
    const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/i.exec(text)?.[1]).find((text) => text !== undefined);
    const weight = quality === undefined ? 1 : Number(quality);
    if (language !== undefined && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language;
};

/** The first of our languages in the `ui_locales` of an OpenID request: tags by preference, with spaces between. */
const requested = (uiLocales: string): Language | undefined =>
  uiLocales
    .split(" ")
    .map(languageOf)
    .find((language) => language !== undefined);

/**
 * The language to show: a person's own choice (the value of the cookie `general_preferences`), else what the application asks for
 * (`ui_locales`), else the browser's (an Accept-Language header, or `navigator.languages` joined by commas), else English.
 */
export const chooseLanguage = (cookieValue?: string, acceptLanguage?: string, uiLocales?: string): Language =>
  preferred(cookieValue ?? "") ?? requested(uiLocales ?? "") ?? accepted(acceptLanguage ?? "") ?? defaultLanguage;
