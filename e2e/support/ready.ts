import { expect, type Locator, type Page } from "@playwright/test";

/*
 * What a page is waited for with. It is looked for with every frame: `expect` alone would look after 100, 350, 850 and 1,850 ms, and
 * nearly every test begins with one of these. When it does not come, `expect` says what is there instead.
 */

/** A prerendered page's script has arrived: the first field takes the focus. */
export const fieldFocused = async (page: Page, field: Locator): Promise<void> => {
  await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement).catch(() => undefined);
  await expect(field).toBeFocused();
};

export const headingShown = async (page: Page, title: string | RegExp): Promise<void> => {
  const { source, flags } = typeof title === "string" ? { source: "", flags: "" } : title;
  const wanted = { text: typeof title === "string" ? title : undefined, source, flags };
  await page
    .waitForFunction(({ text, source: pattern, flags: how }) => {
      const shown = document.querySelector("h1")?.textContent.replaceAll(/\s+/g, " ").trim();
      return shown !== undefined && (text === undefined ? new RegExp(pattern, how).test(shown) : shown === text);
    }, wanted)
    .catch(() => undefined);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
};

/** The rows of the list are those of the last question. */
export const gridShown = async (page: Page): Promise<void> => {
  await page
    .waitForFunction(() => document.querySelector("[role=grid]")?.getAttribute("aria-busy") === "false")
    .catch(() => undefined);
  await expect(page.getByRole("grid")).toHaveAttribute("aria-busy", "false");
};

/** The gallery's examples are there, and no part of them is still being fetched. */
export const examplesShown = async (page: Page): Promise<void> => {
  const spinner = ".ga-main > .ev-spinner";
  await page.waitForFunction((selector) => document.querySelector(selector) === null, spinner).catch(() => undefined);
  await expect(page.locator(spinner)).toHaveCount(0);
};
