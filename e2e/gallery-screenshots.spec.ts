import type { Page } from "@playwright/test";
import { stateOf } from "./support/gallery.ts";
import { type GalleryLook, openGallery } from "./support/gallery-pages.ts";
import { expect, test } from "./support/test.ts";

/**
 * The promise: nothing changes its looks unseen. The screenshots stand in `screenshots/`, taken by the browser that the project brings;
 * who changes looks on purpose retakes them (CONTRIBUTING.md) and has the reviewer see both.
 */

// What stops the caret for a picture is a style of the test's, which the pages' policy would refuse.
test.use({
  bypassCSP: true,
  // The tallest group is in sight whole: a picture that has to scroll has the page's header in it.
  viewport: { width: 1440, height: 1400 },
});
test.setTimeout(180_000);

/** The groups of the overview that a look is shown in; all, where none is named. */
const looks: Readonly<Record<string, GalleryLook & { readonly groups?: readonly string[] }>> = {
  light: { theme: "light" },
  dark: { theme: "dark" },
  contrast: { theme: "contrast", groups: ["text", "feedback"] },
  "compact-rtl": { theme: "light", density: "compact", direction: "rtl", groups: ["text", "overlays"] },
};

/** States that the overview does not show: of fields, of a list, of words that say how something went. */
const states: Readonly<Record<string, readonly string[]>> = {
  button: ["Variants", "Disabled", "Loading"],
  "text-field": ["WithError", "Disabled", "ReadOnly", "right-to-left", "long-words"],
  "date-range-field": ["WithError", "Disabled", "ReadOnly", "long-words"],
  "data-grid": ["Filled", "Loading", "Empty", "WithError"],
  banner: ["Tones"],
};

/** A busy machine takes a while to draw a page twice alike. */
const patient = { timeout: 60_000 };

const open = async (page: Page, place: string, look: GalleryLook): Promise<void> => {
  await page.clock.setFixedTime("2026-11-23T09:30:00Z");
  await openGallery(page, place, { language: "en", ...look });
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
};

for (const [name, { groups, ...look }] of Object.entries(looks))
  test(`every widget in small looks as it did: ${name}`, async ({ page }) => {
    await open(page, "examples", look);
    for (const group of await page.locator(".ga-group").all()) {
      const id = (await group.getAttribute("aria-labelledby"))?.replace("group-", "") ?? "";
      if (groups?.includes(id) ?? true) await expect.soft(group).toHaveScreenshot(`${id}-${name}.png`, patient);
    }
  });

for (const [widget, names] of Object.entries(states))
  test(`the states of a widget look as they did: ${widget}`, async ({ page }) => {
    await open(page, `examples/${widget}`, { theme: "light" });
    for (const name of names)
      await expect.soft(stateOf(page, name)).toHaveScreenshot(`${widget}-${name.toLowerCase()}.png`, patient);
  });
