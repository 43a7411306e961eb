import { type Catalogue, loadCatalogue } from "@evolve/i18n";
import { useWords, WordsProvider } from "@evolve/i18n/react";
import { type ReactNode, use, useMemo } from "react";
import { laterAreas } from "./areas.ts";
import { type Language, loadWithLanguage } from "./language.ts";
import { WidgetWords } from "./widget-words.tsx";

const loads = new Map<Language, Promise<Catalogue>>();

/** Fetches what the later pages say in a language; a second call costs nothing. */
const loadLaterWords = (language: Language): Promise<Catalogue> => {
  const known = loads.get(language);
  if (known !== undefined) return known;
  const load = loadCatalogue(language, laterAreas);
  loads.set(language, load);
  loadWithLanguage(loadLaterWords);
  return load;
};

/** Gives a later page its words beside those of the first steps. Suspends until they are there. */
export const LaterWords = ({ children }: { readonly children: ReactNode }) => {
  const words = useWords();
  const more = use(loadLaterWords(words.language));
  const all = useMemo(() => words.with(more), [words, more]);
  return (
    <WordsProvider words={all}>
      <WidgetWords>{children}</WidgetWords>
    </WordsProvider>
  );
};
