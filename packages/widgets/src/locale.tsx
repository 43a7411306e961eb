import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";

export interface WidgetLocaleProps {
  /** BCP 47, as `words.locale` has it: "ru-RU". */
  readonly locale: string;
  readonly children: ReactNode;
}

/** Around an app: the language of the few words that React Aria says itself, and of its sorting and typing ahead. */
export const WidgetLocale = ({ locale, children }: WidgetLocaleProps) => (
  <I18nProvider locale={locale}>{children}</I18nProvider>
);
