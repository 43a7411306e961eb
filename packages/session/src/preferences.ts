import { limits } from "@evolve/contracts/limits";
import { browserCookies, type Cookies } from "./cookies.ts";
import { parseRecord } from "./json.ts";

const themes = ["system", "light", "dark", "contrast"] as const;
const densities = ["comfortable", "compact"] as const;
export type Theme = (typeof themes)[number];
export type Density = (typeof densities)[number];

/** What a browser remembers of its user's taste before anybody has signed in. */
export interface GeneralPreferences {
  /** `en_US`; undefined while the browser's own language decides. */
  readonly language: string | undefined;
  readonly theme: Theme;
  readonly density: Density;
}

interface Root {
  lang: string;
  readonly dataset: DOMStringMap;
}

const cookieName = "general_preferences";
const maxAgeSeconds = limits.generalPreferencesCookieDays * 24 * 60 * 60;

const oneOf = <T extends string>(values: readonly [T, ...T[]], value: unknown): T =>
  values.find((candidate) => candidate === value) ?? values[0];

export const createGeneralPreferences = (cookies: Cookies) => {
  const read = (): GeneralPreferences => {
    const stored = parseRecord(cookies.read(cookieName)) ?? {};
    const language = stored["language"];
    return {
      language: typeof language === "string" && /^[a-z]{2}([-_][A-Za-z]{2,4})*$/.test(language) ? language : undefined,
      theme: oneOf(themes, stored["theme"]),
      density: oneOf(densities, stored["density"]),
    };
  };
  return {
    read,
    /** Changes some of the preferences and keeps the others. */
    write: (changes: Partial<GeneralPreferences>): GeneralPreferences => {
      const preferences = { ...read(), ...changes };
      cookies.write(cookieName, JSON.stringify(preferences), maxAgeSeconds);
      return preferences;
    },
  };
};

export const generalPreferences = createGeneralPreferences(browserCookies);

/** Shows the preferences on the document: `lang`, `data-theme` (absent for the system's own) and `data-density`. */
export const applyPreferences = (
  { language, theme, density }: GeneralPreferences,
  root: Root = document.documentElement,
): void => {
  if (language !== undefined) root.lang = language.replaceAll("_", "-");
  if (theme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = theme;
  root.dataset["density"] = density;
};
