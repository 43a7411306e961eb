import "@evolve/widgets/tokens.css";
import "../src/gallery.css";
import "../src/stage/stage.css";
import "../src/stage/cards.css";
import { type Language, localeOf } from "@evolve/i18n";
import { WordsProvider } from "@evolve/i18n/react";
import { loadScreenLabels, WidgetWords } from "@evolve/shell/widget-words";
import { WidgetLocale } from "@evolve/widgets/locale";
import { ToastRegion, toasts } from "@evolve/widgets/toast";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { onTestFinished, vi } from "vitest";
import { commands, type Locator, locators, page } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import { rtlLocale } from "../src/stage/long-words.tsx";
import { wordsIn } from "../src/words-in.ts";

declare module "vitest/browser" {
  interface LocatorSelectors {
    /** What a style rule would match inside. */
    css(selector: string): Locator;
  }
}
locators.extend({ css: (selector: string) => selector });

interface Look {
  readonly language?: Language;
  readonly direction?: "ltr" | "rtl";
}

/** One state of those shown, by its name in the source. */
export const stateOf = (name: string): Locator => page.elementLocator(document.body).css(`[data-state="${name}"]`);

/** States of a widget as its page of the gallery shows them, with its words and styles; answers the first. The picture for the overview is none of them. */
export const showStates = async (
  states: Readonly<Record<string, ComponentType>>,
  { language = "en", direction = "ltr" }: Look = {},
): Promise<Locator> => {
  await cleanup();
  const [words] = await Promise.all([wordsIn(language), loadScreenLabels()]);
  const { documentElement: root } = document;
  root.lang = localeOf(language);
  root.dir = direction;
  onTestFinished(() => {
    toasts.clear();
    root.removeAttribute("dir");
    root.removeAttribute("lang");
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });
  await render(
    <WordsProvider words={words}>
      <WidgetLocale locale={direction === "rtl" ? rtlLocale : localeOf(language)}>
        <WidgetWords>
          <QueryClientProvider client={queryClient}>
            <h1>Examples</h1>
            {Object.entries(states)
              .filter(([name]) => name !== "Miniature")
              .map(([name, State]) => (
                <section key={name} className="ga-stage" data-state={name}>
                  <State />
                </section>
              ))}
            <ToastRegion label={words.t("gallery.notifications")} />
          </QueryClientProvider>
        </WidgetWords>
      </WidgetLocale>
    </WordsProvider>,
  );
  return stateOf(Object.keys(states)[0] ?? "");
};

/** The texts of all that a locator finds, as they are read. */
export const textsOf = (found: Locator): readonly string[] =>
  found.elements().map(({ textContent }) =>
    textContent
      .replaceAll(/[\u2066-\u2069]/g, "")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );

/** Gives the focus as a script does. */
export const focus = async (locator: Locator): Promise<void> => {
  const element = await locator.findElement();
  element.focus();
};

/** What Ctrl+V does with a text where the focus is, without the clipboard that other tests share. */
export const paste = (text: string): void => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
  );
};

/** From now on time passes only by `vi.advanceTimersByTimeAsync`. */
export const stopClock = (): void => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
};

/** What the system prefers, for the rest of the test. */
export const emulate = async (media: Parameters<typeof commands.emulateMedia>[0]): Promise<void> => {
  await commands.emulateMedia(media);
  onTestFinished(() => commands.emulateMedia({ reducedMotion: "no-preference", forcedColors: "none" }));
};

/** Fixes the date for the rest of the test; timers still run. */
export const setDate = (moment: string): void => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(moment) });
  onTestFinished(() => void vi.useRealTimers());
};
