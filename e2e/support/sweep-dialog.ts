import { languages } from "@evolve/i18n";
import { showTheme } from "./appearance.ts";
import { expectNoAxeFaults, expectNoColourFaults } from "./axe.ts";
import { speak } from "./speak.ts";
import type { Way } from "./suite-screens.ts";
import { expect, type Page } from "./test.ts";
import { expectSoundTexts } from "./texts.ts";

const otherLanguages = languages.filter((language) => language !== "en");
const desktop = { width: 1440, height: 900 };
const phone = { width: 320, height: 844 };

/** Of a modal, a panel or a question; a toast is an `alertdialog` as well. */
const dialog = ".ev-modal-dialog";

/**
 * Looks at the dialog or panel that is open, and only at it: `every-screen.spec.ts` looks at what is behind it. axe finds nothing in
 * English, in light and in dark, and in no language a text is cut off, covered or wider than the page, also at 320 px.
 */
export const expectSoundDialog = async (page: Page, name: string, { settle }: Way): Promise<void> => {
  await expect(page.locator(dialog), name).toHaveCount(1);
  await settle(name);
  await expectNoAxeFaults(page, `${name} (light)`, dialog);
  await showTheme(page, "dark");
  await expectNoColourFaults(page, `${name} (dark)`, dialog);
  await showTheme(page, "light");
  for (const language of otherLanguages) {
    await speak(page, language);
    await settle(name);
    await expectSoundTexts(page, `${name}, ${language}`, dialog);
    await page.setViewportSize(phone);
    await expectSoundTexts(page, `${name}, ${language} at 320 px`, dialog);
    await page.setViewportSize(desktop);
  }
  await speak(page, "en");
};
