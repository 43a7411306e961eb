import { expect, type Page } from "@playwright/test";

/** Where a page is: in the sign-in area, in the shell, or in the shell without a link in the sidebar. */
type Area = "login" | "shell" | "unlinked";

/** One h1 and the landmarks that a screen reader steers by; in the shell one link that says 'you are here'. */
export const expectSoundStructure = async (page: Page, what: string, area: Area): Promise<void> => {
  const found = await page.evaluate(() => {
    const count = (selector: string): number => document.querySelectorAll(selector).length;
    return {
      h1: count("h1"),
      main: count("main"),
      // Not those of dialogs and menus, which lie outside.
      header: count("#root header"),
      nav: count("nav"),
      footer: count("#root footer"),
      current: count("nav [aria-current=page]"),
      lang: document.documentElement.lang !== "",
      title: document.title !== "",
    };
  });
  const always = { h1: 1, main: 1, header: 1, lang: true, title: true };
  expect
    .soft(found, `structure: ${what}`)
    .toMatchObject(
      area === "login" ? { ...always, footer: 1 } : { ...always, nav: 1, current: area === "shell" ? 1 : 0 },
    );
};
