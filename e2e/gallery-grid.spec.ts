import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import { stateOf } from "./support/gallery.ts";
import { type GalleryLook, openGallery } from "./support/gallery-pages.ts";
import { expect, type Page, test } from "./support/test.ts";

/** Opens a state of a widget alone, and answers its grid. */
const gridIn = async (page: Page, widget: string, state: string, line = "[data-row-id]", look: GalleryLook = {}) => {
  await openGallery(page, `examples/${widget}`, { state, ...look });
  const stage = stateOf(page, state);
  await expect(stage.locator(line).first()).toBeVisible();
  return {
    stage,
    rows: stage.locator("[data-row-id]"),
    cell: (row: number, column: number) => stage.locator(`[data-row="${row}"][data-column="${column}"]`),
    fromColumnMenu: async (column: string, item: string) => {
      await stage.getByRole("columnheader", { name: column }).hover();
      await stage.getByRole("button", { name: `Options of the column ${column}`, exact: true }).click();
      await page.getByRole("menuitem", { name: item, exact: true }).click();
    },
  };
};

const groupsOfServer = async (page: Page) => {
  const grid = await gridIn(page, "grid-sources", "GroupedByServer", "[aria-expanded=false]");
  await expect(grid.stage.getByText("1,000,000 rows", { exact: true })).toBeVisible();
  return grid;
};

const editable = async (page: Page) => {
  const grid = await gridIn(page, "data-grid", "Editable");
  // What changes cells comes after the grid.
  await expect(grid.stage.locator("[data-cells]")).toBeVisible();
  return grid;
};

/** The left edge of each part of a text as it is drawn, in the order in which the parts are written. */
const leftEdges = (cell: Locator, parts: readonly string[]): Promise<readonly number[]> =>
  cell.evaluate((element, wanted) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    return wanted.map((part) => {
      const range = document.createRange();
      const from = text?.textContent?.indexOf(part) ?? -1;
      if (text && from >= 0) {
        range.setStart(text, from);
        range.setEnd(text, from + part.length);
      }
      return range.getBoundingClientRect().left;
    });
  }, parts);

/** As Ctrl+V does, without the machine's clipboard, which tests share. */
const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", copied);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);

const copy = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const clipboardData = new DataTransfer();
    const event = new ClipboardEvent("copy", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
    return clipboardData.getData("text/plain");
  });

/** The promise: a list is worked on in place as in a spreadsheet, and nothing is lost by a slip. */
test.describe("cells of a grid", () => {
  test("a cell is changed with the keyboard; what is wrong is said at the cell, and Escape leaves it as it was", async ({
    page,
  }) => {
    const { stage, cell } = await editable(page);
    const before = await cell(2, 3).textContent();
    await cell(2, 3).click();
    await page.keyboard.press("Enter");
    const field = stage.getByRole("textbox");
    await field.fill("5000");
    await page.keyboard.press("Enter");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription("a whole number from 0 to 999");
    await page.keyboard.press("Escape");
    await expect(cell(2, 3)).toBeFocused();
    await expect(cell(2, 3)).toHaveText(before ?? "");
    await page.keyboard.press("F2");
    await field.fill("77");
    await page.keyboard.press("Tab");
    await expect(cell(2, 3)).toHaveText("77");
    await expect(cell(3, 1)).toBeFocused();
  });

  test("typing replaces the value, Enter goes down; Ctrl+Z and Ctrl+Shift+Z take it back and again", async ({
    page,
  }) => {
    const { cell } = await editable(page);
    const before = await cell(1, 3).textContent();
    await cell(1, 3).click();
    await page.keyboard.type("48");
    await page.keyboard.press("Enter");
    await expect(cell(2, 3)).toBeFocused();
    await expect(cell(1, 3)).toHaveText("48");
    await page.keyboard.press("Control+z");
    await expect(cell(1, 3)).toHaveText(before ?? "");
    await page.keyboard.press("Control+Shift+z");
    await expect(cell(1, 3)).toHaveText("48");
  });

  test("a range is chosen with Shift and the arrows, copied, and pasted elsewhere with one undo", async ({ page }) => {
    const { stage, cell } = await editable(page);
    const old = await cell(5, 1).textContent();
    await cell(1, 1).click();
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Shift+ArrowRight");
    await expect(stage.locator(".ev-grid-in-range")).toHaveCount(4);
    const copied = await copy(page);
    expect(copied).toBe("Bo Marchetti 1\tBilling Voice\nAvery Marchetti 2\tRetention");
    await cell(5, 1).click();
    await paste(page, copied);
    await expect(cell(5, 1)).toHaveText("Bo Marchetti 1");
    await expect(cell(6, 2)).toHaveText("Retention");
    await page.keyboard.press("Control+z");
    await expect(cell(5, 1)).toHaveText(old ?? "");
    await expect(cell(6, 2)).toHaveText("Billing Voice");
  });

  test("a range is drawn with the pointer", async ({ page }) => {
    const { stage, cell } = await editable(page);
    await cell(2, 1).hover();
    await page.mouse.down();
    await cell(4, 3).hover();
    await page.mouse.up();
    await expect(stage.locator(".ev-grid-in-range")).toHaveCount(9);
    await expect(cell(4, 3)).toHaveAttribute("aria-selected", "true");
  });

  test("a paste takes what is right and names row and column of what is not", async ({ page }) => {
    const { stage, cell } = await editable(page);
    await cell(3, 3).click();
    await paste(page, "12\tx\nmany\t");
    await expect(cell(3, 3)).toHaveText("12");
    const refused = stage.getByRole("alert");
    await expect(refused).toContainText("Row 4, Calls: a whole number from 0 to 999");
    await expect(refused).toContainText("Row 3, Hired: can’t be changed");
    await refused.getByRole("button", { name: "Close", exact: true }).click();
    await expect(refused).toHaveCount(0);
  });
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true });

  test("a cell opens at the second tap", async ({ page }) => {
    const { stage, cell } = await editable(page);
    await cell(2, 1).tap();
    await expect(cell(2, 1)).toBeFocused();
    await cell(2, 1).tap();
    const field = stage.getByRole("textbox");
    await field.fill("Ann Berg");
    await page.keyboard.press("Enter");
    await expect(cell(2, 1)).toHaveText("Ann Berg");
  });
});

test.describe("rows of a grid", () => {
  test("a row that says so has no box and no button; what is deleted can be brought back [WIDG-028]", async ({
    page,
  }) => {
    const { stage, rows } = await gridIn(page, "data-grid", "Deletable");
    await expect(rows.nth(2).getByRole("checkbox")).toHaveCount(0);
    await expect(rows.nth(0).getByRole("button", { name: /^Delete / })).toHaveCount(0);
    await rows
      .nth(3)
      .getByRole("button", { name: /^Delete / })
      .click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(stage.getByText("11 rows", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(stage.getByText("12 rows", { exact: true })).toBeVisible();
  });

  test("all stay chosen over a refresh but for those that cannot be; bulk buttons by their order [WIDG-022, WIDG-069]", async ({
    page,
  }) => {
    const { stage, rows } = await gridIn(page, "data-grid", "Deletable");
    const all = stage.getByRole("checkbox", { name: "Select all", exact: true });
    await rows.nth(0).getByRole("checkbox").click();
    await expect(all).toBeChecked({ indeterminate: true });
    await all.click();
    await expect(all).toBeChecked();
    const bulk = stage.getByRole("group", { name: "Actions for the selection", exact: true });
    expect((await bulk.getByRole("button").allTextContents()).slice(0, 2)).toEqual(["Archive", "Refresh"]);
    await bulk.getByRole("button", { name: "Refresh", exact: true }).click();
    await expect(all).toBeChecked();
    await expect(stage.getByText("11 of 12 selected").first()).toBeVisible();
  });

  test("header, rows and the narrow columns have their measures [WIDG-067, WIDG-068]", async ({ page }) => {
    const { stage, rows } = await gridIn(page, "data-grid", "Deletable");
    expect((await rows.first().boundingBox())?.height).toBe(45);
    expect((await stage.getByRole("row").first().boundingBox())?.height).toBe(45);
    const ends = rows.nth(3).getByRole("gridcell");
    expect((await ends.first().boundingBox())?.width).toBe(50);
    expect((await ends.last().boundingBox())?.width).toBe(50);
    const edge = stage.getByRole("separator", { name: "Width of the column Calls", exact: true });
    await expect(edge).toHaveAttribute("aria-valuemin", "92");
  });

  test("from right to left a phone number and a Latin name still run from left to right", async ({ page }) => {
    const { cell, stage } = await gridIn(page, "data-grid", "Editable", "[data-row-id]", { direction: "rtl" });
    const phone = (await cell(1, 5).textContent()) ?? "";
    const [code = "", area = "", number = ""] = phone.split(" ");
    expect(code).toBe("+46");
    const edges = await leftEdges(cell(1, 5), ["+", "46", ` ${area} `, number]);
    expect(edges).toEqual(edges.toSorted((a, b) => a - b));
    // Its cell begins at the right.
    const [name, nameCell] = await Promise.all([cell(1, 1).locator("span").boundingBox(), cell(1, 1).boundingBox()]);
    expect((nameCell?.x ?? 0) + (nameCell?.width ?? 0) - (name?.x ?? 0) - (name?.width ?? 0)).toBeLessThan(20);
    await cell(1, 1).click();
    await expect(cell(1, 1)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(stage.getByRole("textbox")).toHaveCSS("direction", "ltr");
    await expect(stage.getByRole("textbox")).toHaveCSS("text-align", "right");
  });

  test("no rows: the words that the screen gives stand in their place [WIDG-059]", async ({ page }) => {
    await openGallery(page, "examples/data-grid", { state: "Empty" });
    const stage = stateOf(page, "Empty");
    await expect(stage.getByRole("status").getByText("No users yet", { exact: true })).toBeVisible();
    await expect(stage.getByText("0 rows")).toHaveCount(0);
  });

  test("ten thousand rows are narrowed by several columns at once, and the filters taken off again", async ({
    page,
  }) => {
    const { stage, fromColumnMenu } = await gridIn(page, "grid-sources", "Filled");
    await fromColumnMenu("Team", "Filter…");
    const teams = page.getByRole("dialog", { name: "Filter Team", exact: true });
    await teams.getByText("Quality", { exact: true }).click();
    await teams.getByRole("button", { name: "Apply", exact: true }).click();
    await expect(stage.getByText("2,000 rows", { exact: true })).toBeVisible();
    await fromColumnMenu("Calls", "Filter…");
    const calls = page.getByRole("dialog", { name: "Filter Calls", exact: true });
    await calls.getByRole("spinbutton", { name: "At least", exact: true }).fill("100");
    await calls.getByRole("spinbutton", { name: "At most", exact: true }).fill("90");
    await page.keyboard.press("Enter");
    await expect(calls.getByText("The end comes before the start.", { exact: true })).toBeVisible();
    await calls.getByRole("spinbutton", { name: "At most", exact: true }).fill("119");
    await page.keyboard.press("Enter");
    await expect(calls).toHaveCount(0);
    await expect(stage.getByText("2,000 rows", { exact: true })).toHaveCount(0);
    await stage.getByRole("button", { name: "Clear 2 filters", exact: true }).click();
    await expect(stage.getByText("10,000 rows", { exact: true })).toBeVisible();
  });

  test("any of a million rows is a key or a pull at the bar away", async ({ page }) => {
    const { stage, cell } = await gridIn(page, "grid-sources", "MillionRows");
    await cell(1, 2).click();
    await page.keyboard.press("Control+End");
    await expect(cell(1_000_000, 4)).toContainText("+46");
    await expect(cell(1_000_000, 4)).toBeFocused();
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("ArrowDown");
    await expect(cell(1, 0)).toBeInViewport();
    await stage.locator(".ev-grid-scroller").evaluate((element) => {
      element.scrollTop = element.scrollHeight / 2;
    });
    await expect(stage.getByText(/^500,0\d\d$/).first()).toBeVisible();
  });

  test("rows stand in groups with their counts, which open and close with pointer and keyboard", async ({ page }) => {
    const { stage } = await gridIn(page, "grid-sources", "Grouped");
    const billing = stage.getByRole("row", { name: /Team: Billing Voice/ });
    await expect(billing).toContainText("40 rows");
    await billing.getByRole("button").click();
    await expect(billing).toHaveAttribute("aria-expanded", "false");
    await expect(stage.getByRole("row", { name: /Team: Chat & Email/ })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("ArrowRight");
    await expect(billing).toHaveAttribute("aria-expanded", "true");
  });

  test("a server's groups open by keyboard, with their rows by pages, any of which can fail and be tried again", async ({
    page,
  }) => {
    const { stage, rows, cell } = await groupsOfServer(page);
    const billing = stage.getByRole("row", { name: /Team: Billing Voice/ });
    await expect(billing).toContainText("200,000 rows");
    await expect(rows).toHaveCount(0);
    await cell(1, 0).focus();
    await page.keyboard.press("ArrowRight");
    await expect(billing).toHaveAttribute("aria-expanded", "true");
    await expect(rows.first()).toContainText("Billing Voice");
    await page.keyboard.press("ArrowLeft");
    await expect(rows).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(rows.first()).toBeVisible();
    for (let step = 0; step < 18; step += 1) await page.keyboard.press("PageDown");
    const retry = stage.getByRole("button", { name: "Try again", exact: true }).first();
    await expect(retry).toBeVisible();
    await retry.click();
    await expect(stage.getByText("These rows couldn’t be loaded.")).toHaveCount(0);
    await expect(rows.nth(3)).toContainText("Billing Voice");
    await page.keyboard.press("Control+End");
    await expect(stage.getByRole("row", { name: /Team: Operations/ })).toBeVisible();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(cell(200_001, 4)).toBeFocused();
    await expect(cell(200_001, 3)).toHaveText("Billing Voice");
  });

  test("a server's group is chosen whole, also rows that never came, and stays open and chosen over a refresh", async ({
    page,
  }) => {
    const { stage, rows, cell } = await groupsOfServer(page);
    const billing = stage.getByRole("row", { name: /Team: Billing Voice/ });
    const box = billing.getByRole("checkbox", { name: "Select all rows of “Team: Billing Voice”", exact: true });
    await billing.getByRole("button").click();
    await rows.nth(1).getByRole("checkbox").click();
    await expect(box).toBeChecked({ indeterminate: true });
    await cell(1, 0).focus();
    await page.keyboard.press("Space");
    await expect(box).toBeChecked();
    await expect(stage.getByText("200,000 of 1,000,000 selected").first()).toBeVisible();
    await rows.nth(2).getByRole("checkbox").click();
    await expect(stage.getByText("199,999 of 1,000,000 selected").first()).toBeVisible();
    const bulk = stage.getByRole("group", { name: "Actions for the selection", exact: true });
    await bulk.getByRole("button", { name: "Refresh", exact: true }).click();
    await expect(box).toBeChecked({ indeterminate: true });
    await expect(billing).toHaveAttribute("aria-expanded", "true");
    await expect(rows.nth(1).getByRole("checkbox")).toBeChecked();
    await expect(rows.nth(2).getByRole("checkbox")).not.toBeChecked();
    await expect(stage.getByText("199,999 of 1,000,000 selected").first()).toBeVisible();
  });

  test("pages are turned by their buttons", async ({ page }) => {
    const { stage, cell } = await gridIn(page, "grid-sources", "Paged");
    const pages = stage.getByRole("group", { name: "Pages", exact: true });
    await expect(pages.getByText("1–50 of 1,234", { exact: true })).toBeVisible();
    await pages.getByRole("button", { name: "Last page", exact: true }).click();
    await expect(pages.getByText("1,201–1,234 of 1,234", { exact: true })).toBeVisible();
    await expect(cell(1, 0)).toHaveText("1,201");
    await expect(stage.locator('[aria-rowindex="1202"]')).toBeVisible();
    await pages.getByRole("combobox", { name: "Rows per page", exact: true }).selectOption("100");
    await expect(pages.getByText("1,201–1,234 of 1,234", { exact: true })).toBeVisible();
  });

  test("a page that could not be loaded says so in its place, and is asked for again alone", async ({ page }) => {
    const { stage } = await gridIn(page, "grid-sources", "FailedPages");
    // The first row of the second page, which fails, is in the middle.
    const first = stage.locator('[aria-rowindex="22"]');
    await stage.locator(".ev-grid-scroller").evaluate((scroller) => {
      scroller.scrollTop = 20 * 45 - scroller.clientHeight / 2;
    });
    await expect(first).toContainText("These rows couldn’t be loaded.");
    await first.getByRole("button", { name: "Try again", exact: true }).click();
    await expect(first.and(stage.locator("[data-row-id]"))).toBeVisible();
  });
});

test.describe("a list in a link", () => {
  const first = '[data-state="Filled"]';
  const heads = (page: Page) => page.locator(first).getByRole("row", { name: /^Team: / });

  test("everybody who opens the address sees the same: sorted, narrowed, grouped, on the same page", async ({
    page,
    context,
  }) => {
    const { stage, fromColumnMenu } = await gridIn(page, "grid-link", "Filled");
    await fromColumnMenu("Calls", "Filter…");
    const calls = page.getByRole("dialog", { name: "Filter Calls", exact: true });
    await calls.getByRole("spinbutton", { name: "At least", exact: true }).fill("30");
    await page.keyboard.press("Enter");
    await fromColumnMenu("Team", "Filter…");
    const teams = page.getByRole("dialog", { name: "Filter Team", exact: true });
    await teams.getByText("Quality", { exact: true }).click();
    await teams.getByText("Billing Voice", { exact: true }).click();
    await teams.getByRole("button", { name: "Apply", exact: true }).click();
    await fromColumnMenu("Team", "Group by this column");
    await expect(heads(page).first()).toBeVisible();
    await fromColumnMenu("Calls", "Sort descending");
    const pages = stage.getByRole("group", { name: "Pages", exact: true });
    await pages.getByRole("combobox", { name: "Rows per page", exact: true }).selectOption("20");
    await expect(pages.locator(".ev-pager-range")).toHaveText(/^1–20 of /);
    await pages.getByRole("button", { name: "Last page", exact: true }).click();
    // The address changes before what it says is drawn.
    await expect(pages.locator(".ev-pager-range")).not.toHaveText(/^1–20 of /);
    await expect
      .poll(() => page.url())
      .toMatch(/sort=calls\.desc&group=team&f\.team=quality,billing&f\.calls=30\.\.&page=\d+&size=20$/);
    const range = await pages.locator(".ev-pager-range").textContent();
    const rows = await stage.locator("[data-row-id]").allTextContents();

    const other = await context.newPage();
    await other.goto(page.url());
    const there = other.locator(first);
    await expect(there.locator(".ev-pager-range")).toHaveText(range ?? "");
    await expect(there.locator("[data-row-id]")).toHaveText(rows);
    await expect(there.getByRole("button", { name: "Clear 2 filters", exact: true })).toBeVisible();
  });

  test("what a link says wrong is passed over, and Back and Forward bring its list again", async ({ page }) => {
    const link = "/gallery/#/examples/grid-link?sort=secret,calls.desc&f.calls=ten&f.team=quality,gone&page=999&size=3";
    await page.goto(link);
    const stage = page.locator(first);
    await expect(stage.getByRole("columnheader", { name: "Calls" })).toHaveAttribute("aria-sort", "descending");
    await expect(stage.getByText("247 rows", { exact: true })).toBeVisible();
    await expect(stage.locator(".ev-pager-range")).toHaveText("201–247 of 247");
    await stage.getByRole("button", { name: "Clear 1 filter", exact: true }).click();
    await expect(stage.getByText("1,234 rows", { exact: true })).toBeVisible();
    await expect.poll(() => page.url()).toMatch(/grid-link\?sort=calls\.desc$/);
    await page.getByRole("link", { name: "Grid: export", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Grid: export" })).toBeVisible();
    await page.goBack();
    await expect(stage.getByRole("columnheader", { name: "Calls" })).toHaveAttribute("aria-sort", "descending");
    await page.goForward();
    await expect(page.getByRole("heading", { level: 1, name: "Grid: export" })).toBeVisible();
  });
});

test.describe("an export", () => {
  test("holds what is filtered and sorted, in the columns that are shown", async ({ page }) => {
    const { stage, fromColumnMenu } = await gridIn(page, "grid-export", "Filled");
    await fromColumnMenu("Phone", "Hide column");
    await fromColumnMenu("No.", "Sort descending");
    await stage.getByRole("button", { name: "Export", exact: true }).click();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: "CSV file", exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^People \d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await file.path(), "utf8")).split("\r\n");
    expect(lines[0]).toBe("\uFEFFNo.,Name,Team,Calls,Hired");
    expect(lines[1]).toMatch(/^1000,/);
    expect(lines).toHaveLength(1_002);
  });

  test("for Excel comes as a workbook, under the page's policy", async ({ page }) => {
    const { stage } = await gridIn(page, "grid-export", "Filled");
    await stage.getByRole("button", { name: "Export", exact: true }).click();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: "Excel file", exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe("PK");
  });

  test("from a server says how far it is, and can be stopped", async ({ page }) => {
    await openGallery(page, "examples/grid-export", { state: "FromServer" });
    const stage = stateOf(page, "FromServer");
    await stage.getByRole("button", { name: "Export", exact: true }).click();
    await page.getByRole("menuitem", { name: "CSV file", exact: true }).click();
    const progress = stage.getByRole("group", { name: "Exporting", exact: true });
    await expect(progress).toContainText("of 20,000");
    await progress.getByRole("button", { name: "Cancel export", exact: true }).click();
    await expect(progress).toHaveCount(0);
    await expect(page.getByText("Export canceled.", { exact: true })).toBeVisible();
  });
});
