import { areas, createWords, type Language, type Words } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import type { BrowserContext, Page } from "@playwright/test";
import { origin } from "./stage.ts";

/** How a page looks and speaks. */
export interface Appearance {
  readonly language: Language;
  readonly theme: "light" | "dark";
}

/** The words of the screens, so that a journey finds its way in any language. */
export const wordsIn = (language: Language): Words => createWords(language, catalogueOf(language, areas));

/** Sets language and theme as somebody's earlier choice. */
export const appear = async (context: BrowserContext, { language, theme }: Appearance): Promise<void> => {
  const preferences = { language, theme, density: "comfortable" };
  const value = encodeURIComponent(JSON.stringify(preferences));
  const hosts = [origin(), origin().replace("//localhost", "//globex.localhost")];
  await context.addCookies(hosts.map((url) => ({ name: "general_preferences", value, url, sameSite: "Lax" as const })));
};

/** Pixels that the page can be scrolled sideways: none at any width. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The text spacing that WCAG 1.4.12 wants a page to bear. Our policy admits no style element, so it comes as a sheet. */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }" +
        " p { margin-block-end: 2em !important }",
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** Texts that are cut off without an ellipsis to say so. */
export const clippedTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "");
    const isClipped = (element: Element): boolean => {
      const { overflowX, overflowY, textOverflow, position } = getComputedStyle(element);
      // What only a screen reader reads is cut off on purpose.
      if (position === "absolute" && element.clientWidth <= 1) return false;
      const wide =
        overflowX !== "visible" && textOverflow !== "ellipsis" && element.scrollWidth > element.clientWidth + 1;
      return wide || (overflowY === "hidden" && element.scrollHeight > element.clientHeight + 3);
    };
    return [...document.body.querySelectorAll("*")]
      .filter((element) => hasText(element) && isClipped(element))
      .map((element) => `${element.tagName} ${element.className}: ${element.textContent}`);
  });
