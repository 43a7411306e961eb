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

test.describe("a multi-select", () => {
  test.beforeEach(({ page }) => openGallery(page, "multi-select"));

  test("lists up to three names, then how many of all there are [WIDG-064, WIDG-065]", async ({ page }) => {
    const field = fieldIn(page, "Empty");
    await expect(field.button).toContainText("Select Items");
    await field.open();
    await field.option("Retention").click();
    await field.option("Chat & Email").click();
    await field.option("Quality").click();
    await expect(field.button).toContainText("Retention, Chat & Email, Quality");
    await expect(field.panel.getByText("3 of 5 selected")).toBeVisible();
    await field.option("Operations").click();
    await expect(field.button).toContainText("4 of 5 selected");
    await field.option("Retention").click();
    await field.close();
    await expect(field.button).toContainText("Chat & Email, Quality, Operations");
    await expect(field.button).toBeFocused();
  });

  test("'select all' is on, in between or off, and takes all or none [WIDG-008]", async ({ page }) => {
    const field = fieldIn(page, "Filled");
    await field.open();
    const all = field.panel.getByRole("checkbox", { name: "Select all", exact: true });
    await expect(all).toBeChecked({ indeterminate: true });
    await field.panel.getByText("Select all", { exact: true }).click();
    await expect(all).toBeChecked();
    await expect(field.button).toContainText("5 of 5 selected");
    await field.panel.getByText("Select all", { exact: true }).click();
    await expect(all).not.toBeChecked();
    await expect(field.button).toContainText("Select Items");
  });

  test("by keyboard is opened, searched without accents and closed; what the search hides stays chosen [WIDG-008]", async ({
    page,
  }) => {
    const field = fieldIn(page, "ManyOptions");
    await field.button.focus();
    await page.keyboard.press("ArrowDown");
    const search = field.panel.getByRole("combobox");
    await expect(search).toBeFocused();
    await page.keyboard.type("gul nunez");
    await expect(field.panel.getByRole("option")).toHaveCount(1);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(field.button).toContainText("Gül Núñez");
    await search.fill("ines bianchi");
    await expect(field.panel.getByRole("option").first()).toContainText("Inès Bianchi");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(field.button).toContainText("Gül Núñez, Inès Bianchi");
    await page.keyboard.press("Escape");
    await expect(search).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(field.panel).toHaveCount(0);
    await expect(field.button).toBeFocused();
    await expect(field.button).toContainText("Gül Núñez, Inès Bianchi");
  });

  test("shows a hundred options at once and says of how many [WIDG-062, WIDG-064]", async ({ page }) => {
    const field = fieldIn(page, "ManyOptions");
    await field.open();
    await expect(field.panel.getByText("Showing 100/250", { exact: true })).toBeVisible();
    await expect(field.panel.getByRole("option")).toHaveCount(100);
    await field.panel.getByRole("combobox").fill("nunez");
    await expect(field.panel.getByText(/^Showing/)).toHaveCount(0);
    await expect(field.panel.getByRole("option").first()).toContainText("Núñez");
  });

  test("that nothing matches is said in other words than that there is nothing [WIDG-060, WIDG-061]", async ({
    page,
  }) => {
    const many = fieldIn(page, "ManyOptions");
    await many.open();
    await many.panel.getByRole("combobox").fill("nobody of this name");
    await expect(many.panel.getByText("No Results", { exact: true })).toBeVisible();
    await many.panel.getByRole("button", { name: "Clear search", exact: true }).click();
    await expect(many.panel.getByRole("option")).toHaveCount(100);
    await many.close();
    const none = fieldIn(page, "NoItems");
    await none.button.click();
    await expect(none.panel.getByText("No items to select", { exact: true })).toBeVisible();
  });

  test("is in the order of the alphabet, group by group [WIDG-066]", async ({ page }) => {
    const plain = fieldIn(page, "Empty");
    await plain.open();
    await expect(plain.panel.getByRole("option")).toHaveText([
      "Billing Voice",
      "Chat & Email",
      "Operations",
      "Quality",
      "Retention",
    ]);
    await plain.close();
    const grouped = fieldIn(page, "Grouped");
    await grouped.open();
    await expect(grouped.panel.getByRole("group")).toHaveCount(2);
    await expect(grouped.panel.getByRole("group", { name: "Answered later" }).getByRole("option")).toHaveText([
      "Email",
      "Social media",
    ]);
  });

  test("with a maximum disables what is not chosen, and says so [WIDG-023]", async ({ page }) => {
    const field = fieldIn(page, "AtMost");
    await field.open();
    await expect(field.option("Quality")).not.toHaveAttribute("aria-disabled", "true");
    await field.option("Retention").click();
    await expect(field.panel.getByText("At most 2 items can be selected.", { exact: true })).toBeVisible();
    await expect(field.option("Quality")).toHaveAttribute("aria-disabled", "true");
    await field.option("Chat & Email").click();
    await expect(field.option("Quality")).not.toHaveAttribute("aria-disabled", "true");
    await expect(field.button).toContainText("Retention");
  });

  test("with a maximum takes no more by Ctrl+A or with Shift either [WIDG-023]", async ({ page }) => {
    const field = fieldIn(page, "AtMost");
    await field.button.focus();
    await page.keyboard.press("Enter");
    await expect(field.panel.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("ControlOrMeta+a");
    await expect(field.panel.getByText("2 of 5 selected", { exact: true })).toBeVisible();
    await page.keyboard.press("Home");
    await page.keyboard.press("Shift+End");
    await expect(field.panel.getByText("2 of 5 selected", { exact: true })).toBeVisible();
  });

  test("that is required and empty makes its form invalid [WIDG-056]", async ({ page }) => {
    const state = stateOf(page, "Required");
    const field = fieldIn(page, "Required");
    const isValid = () => state.locator("form").evaluate((form: HTMLFormElement) => form.matches(":valid"));
    expect(await isValid()).toBe(false);
    await state.getByRole("button", { name: "Invite users", exact: true }).click();
    await expect(field.button).toHaveAccessibleDescription("This field is required.");
    await expect(field.button).toBeFocused();
    await field.open();
    await field.option("Quality").click();
    await field.close();
    expect(await isValid()).toBe(true);
    await expect(state.getByText("This field is required.", { exact: true })).toHaveCount(0);
  });

  test("searched by the server shows the answer to the last question", async ({ page }) => {
    const field = fieldIn(page, "SearchedByServer");
    await expect(field.button).toContainText("Ana Åström, Björn Åström");
    await field.open();
    await expect(field.panel.getByText("Showing 100/2,000", { exact: true })).toBeVisible();
    const search = field.panel.getByRole("combobox");
    await search.fill("dmitri ivanov");
    await expect(field.panel.getByRole("option").first()).toContainText("Dmitri Ivanov");
    await search.fill("farid");
    await search.fill("noel kovac");
    await expect(field.panel.getByRole("option").first()).toContainText("Noël Kovač");
    await field.panel.getByRole("option").first().click();
    await expect(field.button).toContainText("Ana Åström, Björn Åström, Noël Kovač");
  });

  test("tells of each change what it did and what is left [WIDG-026]", async ({ page }) => {
    const field = fieldIn(page, "WithEvent");
    const told = async () => JSON.parse(await stateOf(page, "WithEvent").locator("output").innerText()) as unknown;
    await field.open();
    await field.option("Quality").click();
    expect(await told()).toEqual({
      selected: ["quality"],
      recentlySelected: ["quality"],
      recentlyUnselected: [],
      deselected: ["billing", "retention", "chat", "operations"],
      selectAll: false,
    });
    await field.panel.getByText("Select all", { exact: true }).click();
    expect(await told()).toMatchObject({ deselected: [], selectAll: true });
    await field.option("Quality").click();
    expect(await told()).toMatchObject({ recentlyUnselected: ["quality"], selectAll: false });
  });

  test("says that its options could not be loaded, and tries again [WIDG-008]", async ({ page }) => {
    const field = fieldIn(page, "LoadFailed");
    await field.button.click();
    await expect(field.panel.getByRole("alert")).toContainText("The list couldn’t be loaded.");
    await field.panel.getByRole("button", { name: "Try again", exact: true }).click();
    await expect(field.option("Quality")).toBeVisible();
  });

  test("of ten thousand options has no more in the page than are in sight [WIDG-008]", async ({ page }) => {
    const field = fieldIn(page, "Unlimited");
    await expect(field.button).toContainText("10,000 of 10,000 selected");
    await field.open();
    await expect(field.panel.getByRole("option").first()).toContainText("Ana Åström");
    expect(await field.panel.getByRole("option").count()).toBeLessThan(60);
    await page.keyboard.press("End");
    await expect(field.panel.getByRole("option").last()).toContainText("Özge Öztürk");
  });

  test("that is read only can be looked through, not changed [WIDG-008]", async ({ page }) => {
    const field = fieldIn(page, "ReadOnly");
    await field.open();
    await expect(field.panel.getByRole("option")).toHaveCount(5);
    await expect(field.panel.getByRole("checkbox")).toHaveCount(0);
    await field.option("Quality").click();
    await expect(field.button).toContainText("5 of 5 selected");
  });
});

test.describe("a dropdown", () => {
  test.beforeEach(({ page }) => openGallery(page, "dropdown"));

  test("takes one and closes; pressed again it keeps it, and Clear takes it back [WIDG-008, WIDG-064]", async ({
    page,
  }) => {
    const field = fieldIn(page, "Empty");
    await expect(field.button).toContainText("Select Item");
    await field.open();
    await field.option("Quality").click();
    await expect(field.panel).toHaveCount(0);
    await expect(field.button).toContainText("Quality");
    await field.open();
    await expect(field.option("Quality")).toHaveAttribute("aria-selected", "true");
    await field.option("Quality").click();
    await expect(field.panel).toHaveCount(0);
    await expect(field.button).toContainText("Quality");
    await field.open();
    await field.panel.getByRole("button", { name: "Clear", exact: true }).click();
    await expect(field.button).toContainText("Select Item");
  });

  test("by keyboard is searched and chosen from [WIDG-008]", async ({ page }) => {
    const field = fieldIn(page, "ManyOptions");
    await field.button.focus();
    await page.keyboard.press("ArrowDown");
    await expect(field.panel.getByRole("combobox")).toBeFocused();
    await page.keyboard.type("lucja dvorak");
    await expect(field.panel.getByRole("option")).toHaveCount(1);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(field.panel).toHaveCount(0);
    await expect(field.button).toBeFocused();
    await expect(field.button).toContainText("Łucja Dvořák");
  });
});

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
