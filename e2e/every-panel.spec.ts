import { languages } from "@evolve/i18n";
import { appear, showTheme } from "./support/appearance.ts";
import { expectNoAxeFaults, expectNoColourFaults } from "./support/axe.ts";
import { speak } from "./support/speak.ts";
import { createWay, suiteScreens } from "./support/suite-screens.ts";
import { expect, test } from "./support/test.ts";
import { expectSoundTexts, sidewaysScroll } from "./support/texts.ts";

/** The promise: every panel in which something is made can be used with any eyes, hands, screen and language (WCAG 2.2 AA). */

test.setTimeout(240_000);

/** Lists of what comes from elsewhere. */
const nothingIsMade: readonly string[] = [
  "/admin/#/single-sign-on/users",
  "/admin/#/audit-log",
  "/scheduler/#/requests",
  "/scheduler/#/trades",
  "/scheduler/#/time-off-balances",
];
const otherLanguages = languages.filter((language) => language !== "en");
const desktop = { width: 1440, height: 900 };
const phone = { width: 320, height: 844 };

for (const [userName, screens] of suiteScreens)
  test(`the panels of ${userName}: axe finds nothing in light and in dark, and in no language a text is cut off, covered or wider than the page, also at 320 px`, async ({
    page,
    context,
    signedIn,
  }) => {
    await appear(context, { language: "en", theme: "light" });
    await signedIn(userName);
    const { show, settle } = createWay(page, userName);
    const dialog = page.getByRole("dialog");
    for (const screen of screens.filter(({ address, hasPanel }) => hasPanel && !nothingIsMade.includes(address)))
      await test.step(screen.address, async () => {
        await show(screen, "?panel=new");
        await expect(dialog).toBeVisible();
        await expectNoAxeFaults(page, `${screen.address} (light)`);
        await showTheme(page, "dark");
        await expectNoColourFaults(page, `${screen.address} (dark)`, "[role=dialog]");
        await showTheme(page, "light");
        for (const language of otherLanguages) {
          await speak(page, language);
          await settle(screen.address);
          const name = `the panel of ${screen.address}, ${language}`;
          await expectSoundTexts(page, name);
          await page.setViewportSize(phone);
          await expectSoundTexts(page, `${name} at 320 px`);
          expect.soft(await sidewaysScroll(page), `${name} at 320 px`).toBe(0);
          await page.setViewportSize(desktop);
        }
        await speak(page, "en");
      });
  });
