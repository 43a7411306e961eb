import { areas, createWords, type Language, type Words } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import type { BrowserContext, Page } from "@playwright/test";
import { origin } from "./test-server.ts";

/** How a page looks and speaks. */
export interface Appearance {
  readonly language: Language;
  readonly theme: "light" | "dark";
}

/** The words of the screens, so that a test finds its way in any language. */
export const wordsIn = (language: Language): Words => createWords(language, catalogueOf(language, areas));

/** Sets language and theme as somebody's earlier choice. */
export const appear = async (context: BrowserContext, { language, theme }: Appearance): Promise<void> => {
  const preferences = { language, theme, density: "comfortable" };
  const value = encodeURIComponent(JSON.stringify(preferences));
  const hosts = [origin(), origin().replace("//localhost", "//globex.localhost")];
  await context.addCookies(hosts.map((url) => ({ name: "general_preferences", value, url, sameSite: "Lax" as const })));
};

/**
 * Shows the page in another theme, as the product does: everything that depends on it hangs on this attribute. It saves the way
 * to the same screen once more.
 */
export const showTheme = (page: Page, theme: "light" | "dark" | "contrast"): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset["theme"] = name;
    // A colour on its way from the one theme to the other is in neither.
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  }, theme);

/** The text spacing that WCAG 1.4.12 wants a page to bear. Our policy admits no style element, so it comes as a sheet. Answers what takes it away. */
export const spaceText = async (page: Page): Promise<() => Promise<void>> => {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }" +
        " p { margin-block-end: 2em !important }",
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    });
};
