import { WordsProvider } from "@evolve/i18n/react";
import { WidgetWords } from "@evolve/shell/widget-words";
import { WidgetLocale } from "@evolve/widgets/locale";
import { type ReactNode, use } from "react";
import { LongWords } from "../sample/use-sample.ts";
import { wordsIn } from "../words-in.ts";

/** Russian runs longest of our languages: inside, everything speaks it, with the longest words that it has. */
export const InLongRussian = ({ children }: { readonly children: ReactNode }) => {
  const words = use(wordsIn("ru"));
  return (
    <WordsProvider words={words}>
      <WidgetLocale locale={words.locale}>
        <WidgetWords>
          <div className="ga-long" lang={words.locale}>
            <LongWords value={true}>{children}</LongWords>
          </div>
        </WidgetWords>
      </WidgetLocale>
    </WordsProvider>
  );
};

/** Inside, everything runs from right to left. Hebrew, for its figures and calendar are those of the page. */
export const RightToLeft = ({ children }: { readonly children: ReactNode }) => (
  <WidgetLocale locale={rtlLocale}>
    <div dir="rtl">{children}</div>
  </WidgetLocale>
);

export const rtlLocale = "he-IL";
