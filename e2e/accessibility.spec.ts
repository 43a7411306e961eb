import { languages } from "@evolve/i18n";
import { appear, showTheme, spaceText, wordsIn } from "./support/appearance.ts";
import { expectNoAxeFaults, expectNoColourFaults, expectNoLayoutFaults } from "./support/axe.ts";
import { loginScenes } from "./support/login-screens.ts";
import { shellScenes } from "./support/shell-screens.ts";
import { speak } from "./support/speak.ts";
import { expectSoundStructure } from "./support/structure.ts";
import { expect, type Page, test } from "./support/test.ts";
import { expectSoundTexts } from "./support/texts.ts";

/** The promise: everybody can use it, with any eyes, hands, screen and language (WCAG 2.2 AA). */

const areas = [
  { area: "login", scenes: loginScenes },
  { area: "shell", scenes: shellScenes },
] as const;

/** In parts, so that no test takes long. */
const parts = areas.flatMap(({ area, scenes: all }) =>
  all.map((scenes, index) => ({ area, scenes, part: `${index + 1} of ${all.length}` })),
);

test.setTimeout(300_000);

const otherLanguages = languages.filter((language) => language !== "en");

test.beforeEach(({ watch }) => watch.allow(/status of (400|401|403|500) .*\/(v2\/login|logout|password\/reset)\)/));

const desktop = { width: 1440, height: 900 };

/** On a phone the sidebar is a drawer, and what opens from it has its own test. */
const isForPhones = (scene: string): boolean => scene !== "module picker";

/** Looks at the scene as a narrower window shows it, with what is open over it. */
const narrowed = async (page: Page, width: number, look: () => Promise<void>): Promise<void> => {
  const open = page.locator("[role=dialog], [role=alertdialog], [role=menu]");
  const before = await open.count();
  await page.setViewportSize({ width, height: 844 });
  await expect(open).toHaveCount(before);
  await look();
  await page.setViewportSize(desktop);
};

/** No text is cut off in the page's language, on a desktop and a small phone. */
const expectSoundWidths = async (page: Page, name: string, isNarrowed = isForPhones(name)): Promise<void> => {
  await expectSoundTexts(page, name);
  if (isNarrowed) await narrowed(page, 320, () => expectSoundTexts(page, `${name} at 320 px`));
};

const lookInEnglish = async (page: Page, name: string, area: "login" | "shell"): Promise<void> => {
  await expectSoundStructure(page, name, area);
  await expectNoAxeFaults(page, `${name} (light)`);
  await showTheme(page, "dark");
  await expectNoColourFaults(page, `${name} (dark)`);
  if (isForPhones(name)) await narrowed(page, 390, () => expectNoLayoutFaults(page, `${name} at 390 px`));
  await showTheme(page, "light");
};

/** In the language whose words are longest. */
const lookWithWideSpacing = async (page: Page, name: string): Promise<void> => {
  const unspace = await spaceText(page);
  await expectSoundTexts(page, `${name} with wide spacing`);
  await unspace();
};

for (const { area, scenes, part } of parts)
  test(`${area} ${part}: axe finds nothing in light, in dark and at 390 px, the structure is sound, and in no language a text is cut off, covered or wider than the page, also at 320 px and with wider spacing`, async ({
    page,
    context,
    signedIn,
  }) => {
    await appear(context, { language: "en", theme: "light" });
    if (area === "shell") await signedIn("manager@acme.test");
    for (const { name, show } of scenes)
      await test.step(name, async () => {
        await show(page, wordsIn("en"));
        await expectSoundWidths(page, name);
        await lookInEnglish(page, name, area);
        for (const language of otherLanguages) {
          await speak(page, language);
          await expectSoundWidths(page, `${name}, ${language}`, isForPhones(name));
          if (language === "ru") await lookWithWideSpacing(page, name);
        }
        await speak(page, "en");
      });
  });

test("forced colours leave fields, buttons and the focus to be seen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/login/");
  const field = page.locator("input[name=userName]");
  await expect(field).toBeFocused();
  const edgeOf = (element: Element) => {
    const framed = element.closest(".ev-control") ?? element;
    const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(framed);
    const width = (style: string, size: string) => (style === "none" ? 0 : Number.parseFloat(size));
    return { outline: width(outlineStyle, outlineWidth), border: width(borderTopStyle, borderTopWidth) };
  };
  const focused = await field.evaluate(edgeOf);
  expect(focused.border + focused.outline, "the focused field").toBeGreaterThan(1);
  const button = page.getByRole("button", { name: "Next" });
  expect((await button.evaluate(edgeOf)).border, "the button").toBeGreaterThan(0);
  await button.focus();
  expect((await button.evaluate(edgeOf)).outline, "the focused button").toBeGreaterThan(1);
  await expectNoAxeFaults(page, "forced colours");
});

test("with reduced motion nothing moves", async ({ page, signedIn }) => {
  await signedIn("manager@acme.test");
  await page.goto("/admin/#/users");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Users");
  await page.getByRole("button", { name: "Toggle sidebar" }).click();
  await page.getByRole("button", { name: "Filters" }).click();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) => animation.effect?.getComputedTiming().activeDuration)
      .filter((duration) => typeof duration === "number" && duration > 20 && Number.isFinite(duration)),
  );
  expect(moving).toEqual([]);
});
