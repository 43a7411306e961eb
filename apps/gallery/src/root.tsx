import { defaultLanguage, type Language, localeOf } from "@evolve/i18n";
import { WordsProvider } from "@evolve/i18n/react";
import { WidgetWords } from "@evolve/shell/widget-words";
import { WidgetLocale } from "@evolve/widgets/locale";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Suspense, use, useDeferredValue, useLayoutEffect } from "react";
import { App } from "./app.tsx";
import { rtlLocale } from "./stage/long-words.tsx";
import { useAddress } from "./use-address.ts";
import { wordsIn } from "./words-in.ts";

/** The examples' server fails on purpose, and says so at once. */
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });

/** The whole gallery as the address wants it to look. Its own words are English; the language is that of the widgets. */
export const Root = () => {
  const { address } = useAddress();
  const { theme, density, direction, language: asked = defaultLanguage } = address;
  // While another language's words are on their way, the page stays as it is.
  const language = useDeferredValue(asked);
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    if (theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = theme;
    root.dataset["density"] = density;
    root.dir = direction;
    root.lang = localeOf(language);
  }, [theme, density, direction, language]);
  return (
    <Suspense>
      <Speaking language={language} locale={direction === "rtl" ? rtlLocale : localeOf(language)} />
    </Suspense>
  );
};

const Speaking = ({ language, locale }: { readonly language: Language; readonly locale: string }) => (
  <WordsProvider words={use(wordsIn(language))}>
    <WidgetLocale locale={locale}>
      <WidgetWords>
        <QueryClientProvider client={queryClient}>
          <App />
        </QueryClientProvider>
      </WidgetWords>
    </WidgetLocale>
  </WordsProvider>
);
