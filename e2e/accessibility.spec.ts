import { type Language, languages } from "@evolve/i18n";
import { appear, showTheme, spaceText, wordsIn } from "./support/appearance.ts";
import { expectNoAxeFaults } from "./support/axe.ts";
import { loginScenes } from "./support/login-screens.ts";
import type { Scene } from "./support/scene.ts";
import { shellScenes } from "./support/shell-screens.ts";
import { expectSoundStructure } from "./support/structure.ts";
import { expect, type Page, test } from "./support/test.ts";
import { expectSoundTexts } from "./support/texts.ts";

/** The promise: everybody can use it, with any eyes, hands, screen and language (WCAG 2.2 AA). */

const areas = [
  { area: "login", scenes: loginScenes },
  { area: "shell", scenes: shellScenes },
] as const;

/** Nothing is looked at while it still fades in. */
test.use({ contextOptions: { reducedMotion: "reduce" } });
test.setTimeout(180_000);

test.beforeEach(({ watch }) => watch.allow(/status of (400|401|403|500) .*\/(v2\/login|logout|password\/reset)\)/));

const walk = async (
  page: Page,
  scenes: readonly Scene[],
  language: Language,
  look: (scene: string) => Promise<void>,
): Promise<void> => {
  const words = wordsIn(language);
  for (const { name, show } of scenes)
    await test.step(name, async () => {
      await show(page, words);
      await look(name);
    });
};

for (const { area, scenes } of areas)
  test(`${area}: axe finds nothing in light and in dark, and the structure is sound`, async ({
    page,
    context,
    signedIn,
  }) => {
    await appear(context, { language: "en", theme: "light" });
    if (area === "shell") await signedIn("manager@acme.test");
    await walk(page, scenes, "en", async (name) => {
      await expectSoundStructure(page, name, area);
      await expectNoAxeFaults(page, `${name} (light)`);
      await showTheme(page, "dark");
      await expectNoAxeFaults(page, `${name} (dark)`);
      await showTheme(page, "light");
    });
  });

/** On a phone the sidebar is a drawer, and what opens from it has its own journey. */
const onPhone = (scenes: readonly Scene[]): readonly Scene[] => scenes.filter(({ name }) => name !== "module picker");

for (const { area, scenes } of areas)
  test(`${area} at 390 px: axe finds nothing`, async ({ page, context, signedIn }) => {
    await appear(context, { language: "en", theme: "dark" });
    if (area === "shell") await signedIn("manager@acme.test");
    await page.setViewportSize({ width: 390, height: 844 });
    await walk(page, onPhone(scenes), "en", async (name) => {
      await expectNoAxeFaults(page, `${name} at 390 px`);
    });
  });

const widths = [
  { width: 1440, height: 900, of: (scenes: readonly Scene[]) => scenes },
  { width: 320, height: 640, of: onPhone },
];

for (const { area, scenes } of areas)
  for (const language of languages)
    for (const { width, height, of } of widths)
      test(`${area} at ${width} px, ${language}: no text is cut off, covered or wider than the page`, async ({
        page,
        context,
        signedIn,
      }) => {
        await appear(context, { language, theme: "light" });
        if (area === "shell") await signedIn("manager@acme.test");
        await page.setViewportSize({ width, height });
        await walk(page, of(scenes), language, async (name) => expectSoundTexts(page, `${name}, ${width} px`));
      });

for (const { area, scenes } of areas)
  test(`${area}: wider text spacing cuts nothing off, in Russian`, async ({ page, context, signedIn }) => {
    await appear(context, { language: "ru", theme: "light" });
    if (area === "shell") await signedIn("manager@acme.test");
    await walk(page, scenes, "ru", async (name) => {
      await spaceText(page);
      await expectSoundTexts(page, name);
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
