import { languages } from "@evolve/i18n";
import { appear, showTheme } from "./support/appearance.ts";
import { expectNoAxeFaults, expectNoColourFaults } from "./support/axe.ts";
import { speak } from "./support/speak.ts";
import { expectSoundStructure } from "./support/structure.ts";
import { createWay, type SuiteScreen, suiteScreens } from "./support/suite-screens.ts";
import { expect, type Page, test } from "./support/test.ts";
import { expectSoundTexts, sidewaysScroll } from "./support/texts.ts";

/** The promise: every screen that a manifest declares can be used with any eyes, hands, screen and language (WCAG 2.2 AA). */

test.setTimeout(180_000);

/** Those that the user menu leads to, not the sidebar. */
const unlinked = ["/wfm/#/selfService"];
const otherLanguages = languages.filter((language) => language !== "en");
const partSize = 7;
const desktop = { width: 1440, height: 900 };

/** Looks at the screen in a narrower window. */
const narrowed = async (page: Page, width: number, look: () => Promise<void>): Promise<void> => {
  await page.setViewportSize({ width, height: 844 });
  await look();
  await page.setViewportSize(desktop);
};

/** Heading levels are not skipped on the way down. */
const skippedLevels = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")];
    const levelOf = (heading: Element | undefined): number => Number(heading?.tagName[1] ?? 0);
    return headings
      .filter((heading, index) => levelOf(heading) > levelOf(headings[index - 1]) + 1)
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  });

const lookInEnglish = async (page: Page, name: string, { isBare }: SuiteScreen): Promise<void> => {
  if (!isBare) await expectSoundStructure(page, name, unlinked.includes(name) ? "unlinked" : "shell");
  expect.soft(await skippedLevels(page), `${name}: levels of headings`).toEqual([]);
  await expectNoAxeFaults(page, `${name} (light)`);
  await showTheme(page, "dark");
  // What is around every screen is looked at in dark by accessibility.spec.ts.
  await expectNoColourFaults(page, `${name} (dark)`, isBare ? undefined : "main");
  await showTheme(page, "light");
  await narrowed(page, 390, () =>
    expect.soft.poll(() => sidewaysScroll(page), { message: `${name} at 390 px`, timeout: 5_000 }).toBe(0),
  );
};

const lookAtTexts = async (page: Page, name: string): Promise<void> => {
  await expectSoundTexts(page, name);
  await narrowed(page, 320, () => expectSoundTexts(page, `${name} at 320 px`));
};

/** In parts, so that no test takes long. */
const parts = [...suiteScreens].flatMap(([userName, screens]) =>
  Array.from({ length: Math.ceil(screens.length / partSize) }, (_, index) => ({
    userName,
    screens: screens.slice(index * partSize, (index + 1) * partSize),
  })),
);

for (const { userName, screens } of parts)
  test(`${screens[0]?.address} and ${screens.length - 1} more: headings are in order, axe finds nothing in light and in dark, nothing is wider than a phone, and in no language a text is cut off, covered or wider than the page, also at 320 px`, async ({
    page,
    context,
    signedIn,
  }) => {
    await appear(context, { language: "en", theme: "light" });
    await signedIn(userName);
    const { show, settle } = createWay(page, userName);
    for (const screen of screens)
      await test.step(screen.address, async () => {
        await show(screen);
        await lookInEnglish(page, screen.address, screen);
        for (const language of otherLanguages) {
          await speak(page, language);
          await settle(screen.address);
          await lookAtTexts(page, `${screen.address}, ${language}`);
        }
        await speak(page, "en");
      });
  });
