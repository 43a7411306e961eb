import { readFile } from "node:fs/promises";
import { stateOf } from "./support/gallery.ts";
import { openGallery } from "./support/gallery-pages.ts";
import { expect, type Page, test } from "./support/test.ts";

/** Opens a state of a widget alone, and answers its grid. */
const gridIn = async (page: Page, widget: string, state: string) => {
  await openGallery(page, `examples/${widget}`, { state });
  const stage = stateOf(page, state);
  await expect(stage.locator("[data-row-id]").first()).toBeVisible();
  return {
    stage,
    cell: (row: number, column: number) => stage.locator(`[data-row="${row}"][data-column="${column}"]`),
    fromColumnMenu: async (column: string, item: string) => {
      await stage.getByRole("columnheader", { name: column }).hover();
      await stage.getByRole("button", { name: `Options for ${column}`, exact: true }).click();
      await page.getByRole("menuitem", { name: item, exact: true }).click();
    },
  };
};

const editable = async (page: Page) => {
  const grid = await gridIn(page, "data-grid", "Editable");
  // What changes cells comes after the grid.
  await expect(grid.stage.locator("[data-cells]")).toBeVisible();
  return grid;
};

/* The promise: a list is worked on with a finger, shared by its address and taken along as a file. The rest is tested beside the widgets. */
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
  test("a list is taken along as a file", async ({ page }) => {
    await test.step("holds what is filtered and sorted, in the columns that are shown", async () => {
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

    await test.step("for Excel comes as a workbook, under the page's policy", async () => {
      const { stage } = await gridIn(page, "grid-export", "Filled");
      await stage.getByRole("button", { name: "Export", exact: true }).click();
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("menuitem", { name: "Excel file", exact: true }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
      expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe("PK");
    });

    await test.step("from a server says how far it is, and can be stopped", async () => {
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
});
