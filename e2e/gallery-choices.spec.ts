import { languages } from "@evolve/i18n";
import { expectNoFaultsInAnyTheme } from "./support/axe.ts";
import { choiceFieldOf } from "./support/choices.ts";
import { type GalleryLook, openGallery as openGalleryPage } from "./support/gallery-pages.ts";
import { expect, type Page, test } from "./support/test.ts";
import { expectSoundTexts } from "./support/texts.ts";

const openGallery = async (page: Page, widget: string, query = "") => {
  await page.goto(`/gallery/#/examples/${widget}${query}`);
  await expect(page.locator("[data-state=Filled]")).toBeVisible();
};

const stateOf = (page: Page, state: string) => page.locator(`[data-state="${state}"]`);
const fieldIn = (page: Page, state: string) => choiceFieldOf(page, stateOf(page, state));

test.describe("lists by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("open, are chosen from and close [WIDG-008]", async ({ page }) => {
    await openGallery(page, "multi-select");
    const field = fieldIn(page, "Empty");
    await field.button.tap();
    await field.option("Quality").tap();
    await field.option("Retention").tap();
    await expect(field.panel.getByText("2 of 5 selected")).toBeVisible();
    await page.touchscreen.tap(5, 5);
    await expect(field.panel).toHaveCount(0);
    await expect(field.button).toContainText("Quality, Retention");
  });
});

const openLists = async (page: Page, look: GalleryLook, check: (what: string) => Promise<void>): Promise<void> => {
  await openGalleryPage(page, "examples/multi-select", { ...look, state: "ManyOptions" });
  const field = fieldIn(page, "ManyOptions");
  await field.open();
  await check("multi-select");
  await field.close();
  await openGalleryPage(page, "examples/omnibar", { ...look, state: "Filled" });
  await stateOf(page, "Filled").locator(".ev-omnibar-toggle").click();
  await expect(stateOf(page, "Filled").locator(".ev-omnibar-filters")).toBeVisible();
  await check("omnibar");
};

test("open lists have no fault that axe finds, in any theme [WIDG-008]", async ({ page }) => {
  await openLists(page, {}, (what) => expectNoFaultsInAnyTheme(page, what));
});

test("no text of an open list is cut off or covered, in four languages", async ({ page }) => {
  for (const language of languages)
    await openLists(page, { language }, (what) => expectSoundTexts(page, `${what}, ${language}`));
});
