import { type Language, languages, localeOf, pathLocaleOf, type Words } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { applyPreferences, type Density, generalPreferences, networkCode, type Theme } from "@evolve/session";
import { isMissingPart } from "@evolve/widgets/lazy-part";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useShell } from "../shell-context.ts";
import { confirmLanguage, loadLanguages } from "../words/offered-languages.ts";

/** One of several looks. */
export interface Look {
  readonly id: string;
  readonly name: (words: Words) => string;
  readonly choose: () => void;
}

/** A choice of how the suite looks. */
export interface LookGroup {
  readonly id: "themes" | "densities" | "languages";
  readonly title: (words: Words) => string;
  readonly chosen: string;
  readonly looks: readonly Look[];
}

const themes = [
  { id: "system", name: ({ t }: Words) => t("shell.themeSystem") },
  { id: "light", name: ({ t }: Words) => t("shell.themeLight") },
  { id: "dark", name: ({ t }: Words) => t("shell.themeDark") },
  { id: "contrast", name: ({ t }: Words) => t("shell.themeContrast") },
] as const satisfies readonly { id: Theme; name: Look["name"] }[];

const densities = [
  { id: "comfortable", name: ({ t }: Words) => t("shell.densityComfortable") },
  { id: "compact", name: ({ t }: Words) => t("shell.densityCompact") },
] as const satisfies readonly { id: Density; name: Look["name"] }[];

/** A language in its own words. */
const ownNameOf = (language: Language): string => {
  const name = new Intl.DisplayNames([localeOf(language)], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(localeOf(language)) + name.slice(1);
};

/** Theme, density and language, for the menu and the palette. The languages on offer are asked for once somebody looks. */
export const useAppearance = (isLooking: boolean): readonly LookGroup[] => {
  const words = useWords();
  const { client, features, changeLanguage, toasts } = useShell();
  const [{ theme, density }, setChosen] = useState(generalPreferences.read);
  const offered = useQuery({
    queryKey: ["languages"],
    queryFn: () => loadLanguages(client, features),
    enabled: isLooking,
    staleTime: Infinity,
  }).data;

  return useMemo(() => {
    const choose = (change: { readonly theme: Theme } | { readonly density: Density }) => {
      const next = generalPreferences.write(change);
      setChosen(next);
      applyPreferences(next);
    };
    const chooseLanguage = async (chosen: Language) => {
      try {
        const confirmed = await confirmLanguage(client, chosen);
        applyPreferences(generalPreferences.write({ language: pathLocaleOf(confirmed) }));
        await changeLanguage(confirmed);
      } catch (error) {
        const text = isMissingPart(error) ? words.t("shell.newVersion") : words.error(networkCode);
        toasts.show({ tone: "danger", text });
      }
    };
    return [
      {
        id: "themes",
        title: ({ t }) => t("shell.theme"),
        chosen: theme,
        looks: themes.map(({ id, name }) => ({ id, name, choose: () => choose({ theme: id }) })),
      },
      {
        id: "densities",
        title: ({ t }) => t("shell.density"),
        chosen: density,
        looks: densities.map(({ id, name }) => ({ id, name, choose: () => choose({ density: id }) })),
      },
      {
        id: "languages",
        title: ({ t }) => t("shell.language"),
        chosen: words.language,
        looks: languages
          .filter((language) => language === words.language || (offered ?? languages).includes(language))
          .map((id) => ({ id, name: () => ownNameOf(id), choose: () => void chooseLanguage(id) })),
      },
    ];
  }, [theme, density, offered, words, client, changeLanguage, toasts]);
};
