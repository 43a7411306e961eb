import { type Language, languages } from "@evolve/i18n";
import { appear, showTheme } from "./support/appearance.ts";
import { expectNoAxeFaults, expectNoColourFaults } from "./support/axe.ts";
import { expectSoundStructure } from "./support/structure.ts";
import { createWay, type SuiteScreen, suiteScreens } from "./support/suite-screens.ts";
import { expect, type Page, test } from "./support/test.ts";
import { expectSoundTexts, sidewaysScroll } from "./support/texts.ts";

/** The promise: every screen that a manifest declares can be used with any eyes, hands, screen and language (WCAG 2.2 AA). */

test.setTimeout(180_000);

/** Those that the user menu leads to, not the sidebar. */
const unlinked = ["/wfm/#/selfService"];
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

const looks: Record<"en" | "other", (page: Page, name: string, screen: SuiteScreen) => Promise<void>> = {
  en: async (page, name, { isBare }) => {
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
  },
  other: async (page, name) => {
    await expectSoundTexts(page, name);
    await narrowed(page, 320, () => expectSoundTexts(page, `${name} at 320 px`));
  },
};

const promises = {
  en: "headings are in order, axe finds nothing in light and in dark, and nothing is wider than a phone",
  other: "no text is cut off, covered or wider than the page, also at 320 px",
};

/** In parts, so that no test takes long: axe takes longer than texts. */
const partsFor = (language: Language) => {
  const size = language === "en" ? 10 : 20;
  return [...suiteScreens].flatMap(([userName, screens]) =>
    Array.from({ length: Math.ceil(screens.length / size) }, (_, index) => ({
      userName,
      screens: screens.slice(index * size, (index + 1) * size),
    })),
  );
};

for (const language of languages)
  for (const { userName, screens } of partsFor(language)) {
    const look = language === "en" ? "en" : "other";
    test(`${screens[0]?.address} and ${screens.length - 1} more, ${language}: ${promises[look]}`, async ({
      page,
      context,
      signedIn,
    }) => {
      await appear(context, { language, theme: "light" });
      await signedIn(userName);
      const show = createWay(page, userName);
      for (const screen of screens)
        await test.step(screen.address, async () => {
          await show(screen);
          await looks[look](page, screen.address, screen);
        });
    });
  }
