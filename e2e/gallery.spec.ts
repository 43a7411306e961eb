import { type Language, languages } from "@evolve/i18n";
import { wordsIn } from "./support/appearance.ts";
import { expectNoAxeFaults, expectNoFaultsInAnyTheme } from "./support/axe.ts";
import { galleryWidgets, openGallery } from "./support/gallery-pages.ts";
import { expect, type Page, test } from "./support/test.ts";
import { expectSoundTexts } from "./support/texts.ts";

/** The promise: every widget can be looked at, in all its states, by everybody. */

const themes = ["light", "dark", "contrast"] as const;
const pages = ["examples", "form_examples", "tokens"] as const;
/** Widgets in small, which have pages of their own, and the rows of a grid from the ninth on. */
const repeated = [".ga-miniature", "[role=rowgroup] > [role=row]:nth-child(n + 9)"];
const widgetPages = galleryWidgets.map((id) => `examples/${id}`);
const otherLanguages = languages.filter((language) => language !== "en");
const everything = [...pages, ...widgetPages];

test.setTimeout(300_000);

/** In parts, so that no test takes long. */
const partsOf = (count: number, all: readonly string[]) =>
  Array.from({ length: count }, (_, part) => ({
    part: `${part + 1} of ${count}`,
    places: all.filter((_place, index) => index % count === part),
  }));

/** A page has words for all that it shows, and room for them on a desktop and a small phone. */
const expectSoundPage = async (page: Page, place: string, language: Language): Promise<void> => {
  const words = wordsIn(language);
  await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${language}`));
  await expect(page.getByRole("alert").filter({ hasText: words.t("gallery.stateBroken") })).toHaveCount(0);
  if (place === "examples") {
    await expect(page.locator(".ga-card")).toHaveCount(galleryWidgets.length);
    // Shown at once, not one by one: no frame is blank from the first moment on.
    expect(await page.locator(".ga-miniature:empty").count()).toBe(0);
    expect(await page.locator(".ga-card-link").allTextContents()).not.toContain("");
  } else if (place.startsWith("examples/")) {
    const states = await page
      .locator(".ga-state")
      .evaluateAll((all) => all.map((state) => state.getAttribute("data-state") ?? ""));
    expect(states).toContain("Filled");
    expect(states).toContain("right-to-left");
    for (const state of states.filter((name) => /^[A-Z]/.test(name)))
      expect.soft(words.has(`gallery.state-${state}`), `gallery.state-${state} of ${place}`).toBe(true);
  }
  await expectSoundTexts(page, `${place}, ${language}`);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectSoundTexts(page, `${place} at 320 px, ${language}`);
  await page.setViewportSize({ width: 1440, height: 900 });
};

for (const { part, places } of partsOf(6, everything))
  test(`every page is free of axe's faults in every theme, and names and draws what it has, every widget in every language, also at 320 px, ${part}`, async ({
    page,
  }) => {
    for (const place of places)
      await test.step(place, async () => {
        const isWidget = place.startsWith("examples/");
        await openGallery(page, place, { language: "en" });
        await expectSoundPage(page, place, "en");
        // The frame is the same around every widget: it is looked at around one.
        const isFramed = place === widgetPages[0] || !isWidget;
        await expectNoFaultsInAnyTheme(page, place, { without: repeated, within: isFramed ? undefined : ".ga-main" });
        for (const language of isWidget ? otherLanguages : []) {
          await openGallery(page, place, { language });
          await expectSoundPage(page, place, language);
        }
      });
  });

test("the address says how a page looks, and the toolbar changes it", async ({ page }) => {
  await openGallery(page, "examples/button", { language: "ru", theme: "dark", density: "compact", direction: "rtl" });
  const root = page.locator("html");
  const look = { lang: "ru-RU", "data-theme": "dark", "data-density": "compact", dir: "rtl" };
  for (const [name, value] of Object.entries(look)) await expect(root).toHaveAttribute(name, value);

  const { t } = wordsIn("ru");
  await page.getByRole("radio", { name: t("gallery.themeContrast"), exact: true }).click();
  await expect(root).toHaveAttribute("data-theme", "contrast");
  await page.getByRole("button", { name: t("gallery.language") }).click();
  await page.getByRole("option", { name: "Español", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(wordsIn("es").t("gallery.widget-button"));
  await expect(page).toHaveURL(/#\/examples\/button\?language=es&theme=contrast&density=compact&direction=rtl$/);

  await page.reload();
  await expect(root).toHaveAttribute("data-theme", "contrast");
  await page.getByRole("link", { name: wordsIn("es").t("gallery.tokens"), exact: true }).click();
  await expect(page).toHaveURL(/#\/tokens\?language=es&theme=contrast&density=compact&direction=rtl$/);
});

test("a widget is found, opened and read by keyboard alone", async ({ page }) => {
  await openGallery(page, "examples");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  await page.getByRole("searchbox", { name: "Find a widget", exact: true }).focus();
  await page.keyboard.type("butt");
  const list = page.getByRole("navigation", { name: "Widgets", exact: true });
  await expect(list.getByRole("link", { name: "Text field", exact: true })).toHaveCount(0);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(list.getByRole("link", { name: "Button", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Button");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle("Button · Widget gallery");

  await page.keyboard.press("Tab");
  const code = page.getByRole("button", { name: "Code of “Default”", exact: true });
  await expect(code).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Code of “Default”", exact: true })).toContainText(
    'from "@evolve/widgets/button";',
  );
});

test("the code of a state is copied as it is shown", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openGallery(page, "examples/text-field");
  await page.getByRole("button", { name: "Code of “With an error”", exact: true }).click();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByRole("button", { name: "Copied", exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("export const WithError =");
  expect(copied).toContain('import { TextField } from "@evolve/widgets/text-field";');
  expect(copied).not.toContain("export const Filled =");
});

test("code is in colours that can be read in every theme", async ({ page }) => {
  await openGallery(page, "examples/numeric-selector");
  await page.getByRole("button", { name: "Code of “Default”", exact: true }).click();
  const words = page.getByRole("region", { name: "Code of “Default”", exact: true }).locator("span");
  await expect(words.filter({ hasText: "NumericSelector" }).first()).toBeVisible();
  for (const theme of themes) {
    await openGallery(page, "examples/numeric-selector", { theme });
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    const colours = await words.evaluateAll((all) => new Set(all.map((word) => getComputedStyle(word).color)).size);
    expect(colours).toBeGreaterThanOrEqual(4);
    await expectNoAxeFaults(page, `code in colours (${theme})`);
  }
});

test("on a phone the look of the page and the list of widgets are folded away", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGallery(page, "examples");

  await test.step("the look of the page is folded behind one control", async () => {
    const look = page.getByRole("group", { name: "Appearance", exact: true });
    await expect(look).toBeHidden();
    await page.getByRole("button", { name: "Appearance", exact: true }).click();
    await look.getByRole("radio", { name: "Dark", exact: true }).click({ force: true });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });

  await test.step("the list of widgets opens and closes, and leads to one", async () => {
    await page.keyboard.press("Escape");
    const list = page.getByRole("navigation", { name: "Widgets", exact: true });
    await expect(list).toBeHidden();
    await page.getByRole("button", { name: "Widgets", exact: true }).click();
    await list.getByRole("link", { name: "Tabs", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tabs");
    await expect(list).toBeHidden();
  });
});

test("whole forms check what is entered, lead to the first fault and save", async ({ page }) => {
  await openGallery(page, "form_examples");
  const signUp = page.getByRole("form", { name: "Sign up", exact: true });
  await signUp.getByRole("checkbox", { name: "I accept the terms of use" }).check({ force: true });
  await signUp.getByLabel("Email").fill("nobody");
  await signUp.getByRole("button", { name: "Create account", exact: true }).click();
  await expect(signUp.getByRole("group", { name: "Check these 3 fields", exact: true })).toBeFocused();
  await signUp.getByRole("button", { name: "Email The email address you entered is not valid.", exact: true }).click();
  await expect(signUp.getByLabel("Email")).toBeFocused();
  await signUp.getByLabel("Email").fill("avery@acme.test");
  await signUp.getByLabel("Display name").fill("Avery");
  await signUp.getByRole("textbox", { name: "Password" }).fill("Evolve2026");
  await signUp.getByRole("button", { name: "Create account", exact: true }).click();
  await expect(page.getByText("Your account is ready. Check your email.", { exact: true })).toBeVisible();
});
