import { type Language, languages } from "@evolve/i18n";
import type { Locator } from "@playwright/test";
import { expectNoFaultsInAnyTheme } from "./support/axe.ts";
import { openGallery } from "./support/gallery-pages.ts";
import { stateOf } from "./support/gallery.ts";
import { expect, type Page, test } from "./support/test.ts";
import { expectSoundTexts } from "./support/texts.ts";

/* The promise: what opens over a page is as free of faults as the page, in every language and theme. */

interface Overlay {
  readonly widget: string;
  /** Shown alone, where it is enough. */
  readonly state?: string;
  /** Opens it, by what is the same in every language, and answers it. */
  readonly open: (page: Page) => Promise<Locator>;
}

/** The example itself, without the button for its code. */
const stageOf = (page: Page, state: string): Locator => stateOf(page, state).locator(".ga-stage");

const press = (widget: string, state: string, button: string, overlay: string): Overlay => ({
  widget,
  state,
  open: async (page) => {
    await stageOf(page, state).locator(button).first().click();
    return page.locator(overlay).first();
  },
});

const dialog = "[role=dialog], [role=alertdialog]";
/** The lists of a multi-select and an omnibar have their tests in gallery-choices.spec.ts. A tooltip is none of them: it is read with what it describes, and stands in no landmark of its own. */
const overlays: readonly Overlay[] = [
  press("command-palette", "Filled", ".ev-button", dialog),
  press("menu", "WithHeader", ".ev-button, .ev-icon-button", "[role=menu]"),
  press("menu", "Choices", ".ev-button, .ev-icon-button", "[role=menu]"),
  press("select", "WithDescriptions", ".ev-select-button", "[role=listbox]"),
  press("dropdown", "ManyOptions", ".ev-select-button", dialog),
  press("date-field", "WithLimits", ".ev-control > button:last-of-type", dialog),
  press("date-range-field", "Filled", ".ev-control > button:last-of-type", dialog),
  press("colour-field", "Filled", ".ev-colour-button", dialog),
  press("tag-list", "Removable", ".ev-tag-more", dialog),
  press("confirm-popover", "Danger", ".ev-button, .ev-icon-button", dialog),
  press("popover", "Filled", ".ev-button", dialog),
  press("popover", "NonModal", ".ev-button", dialog),
  press("message-modal", "Danger", ".ev-button", dialog),
  press("message-modal", "Message", ".ev-button", dialog),
  press("modal", "WithTabs", ".ev-button", dialog),
  {
    widget: "modal",
    open: async (page) => {
      await stageOf(page, "Filled").locator(".ev-button").first().click();
      const modal = page.locator(dialog).first();
      await modal.locator("input").first().fill("…");
      await modal.locator(".ev-modal-close").click();
      return page.locator(".ev-confirm");
    },
  },
  {
    widget: "toast",
    open: async (page) => {
      for (const button of await stageOf(page, "Tones").locator(".ev-button").all()) await button.click();
      await stageOf(page, "WithAction").locator(".ev-button").first().click();
      const message = page.locator(".ev-toasts .ev-toast").first();
      // Under the pointer none of them goes while they are looked at.
      await message.hover();
      return message;
    },
  },
];

test.setTimeout(180_000);

const openEach = async (
  page: Page,
  some: readonly Overlay[],
  language: Language,
  look: (what: string) => Promise<void>,
): Promise<void> => {
  for (const { widget, state, open } of some)
    await test.step(widget, async () => {
      await openGallery(page, `examples/${widget}`, { language, ...(state && { state }) });
      await expect(await open(page)).toBeVisible();
      await look(widget);
      // Another page closes whatever is open.
      await openGallery(page, "tokens", { language });
    });
};

/** In two, so that no test takes long. */
for (const half of [0, 1])
  test(`what opens has no fault that axe finds, in any theme, and cuts no text off, en, ${half + 1} of 2`, async ({
    page,
  }) => {
    const some = overlays.filter((_overlay, index) => index % 2 === half);
    await openEach(page, some, "en", async (what) => {
      await expectSoundTexts(page, `${what}, open, en`);
      await expectNoFaultsInAnyTheme(page, `${what}, open`);
    });
  });

for (const language of languages.filter((one) => one !== "en"))
  test(`no text of what opens is cut off, covered or wider than the page, ${language}`, async ({ page }) => {
    await openEach(page, overlays, language, (what) => expectSoundTexts(page, `${what}, open, ${language}`));
  });
