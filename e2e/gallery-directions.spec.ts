import type { Locator } from "@playwright/test";
import { stateOf } from "./support/gallery.ts";
import { openGallery } from "./support/gallery-pages.ts";
import { expect, type Page, test } from "./support/test.ts";

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("It is not to be seen");
  return box;
};

const editable = async (page: Page) => {
  await openGallery(page, "examples/data-grid", { state: "Editable", direction: "rtl" });
  const stage = stateOf(page, "Editable");
  await expect(stage.locator("[data-cells]")).toBeVisible();
  return {
    stage,
    cell: (row: number, column: number) => stage.locator(`[data-row="${row}"][data-column="${column}"]`),
    header: (name: string) => stage.locator(".ev-grid-head-cell").filter({ hasText: name }),
    columns: () => stage.locator(".ev-grid-head-text").allTextContents(),
  };
};

/** The promise: who reads from right to left finds everything the other way round, and nothing half turned. */
test.describe("from right to left", () => {
  test("a switch that is on has its thumb at the left end of its track", async ({ page }) => {
    await openGallery(page, "examples/switch", { direction: "rtl" });
    const stage = stateOf(page, "Filled");
    await expect(async () => {
      const track = await boxOf(stage.locator(".ev-switch-track"));
      const thumb = await boxOf(stage.locator(".ev-switch-thumb"));
      expect(thumb.x).toBeGreaterThanOrEqual(track.x);
      expect(thumb.x + thumb.width / 2).toBeLessThan(track.x + track.width / 2);
    }).toPass();
  });

  test("in a grid keys, widths and columns go where one sees them go", async ({ page }) => {
    const { cell, header, columns, stage } = await editable(page);

    await test.step("the right arrow goes to the cell at the right, and with Shift draws a range to it", async () => {
      await cell(1, 2).click();
      await page.keyboard.press("ArrowRight");
      await expect(cell(1, 1)).toBeFocused();
      expect((await boxOf(cell(1, 1))).x).toBeGreaterThan((await boxOf(cell(1, 2))).x);
      await page.keyboard.press("Shift+ArrowLeft");
      await expect(cell(1, 1)).toHaveAttribute("aria-selected", "true");
      await expect(cell(1, 2)).toHaveAttribute("aria-selected", "true");
    });

    await test.step("a column is made wider at its left edge, by pointer and by key", async () => {
      const team = header("Team");
      const before = await boxOf(team);
      const edge = await boxOf(team.getByRole("separator"));
      expect(edge.x).toBeCloseTo(before.x, 0);
      await page.mouse.move(edge.x + 4, edge.y + 20);
      await page.mouse.down();
      await page.mouse.move(edge.x - 56, edge.y + 20, { steps: 4 });
      await page.mouse.up();
      await expect.poll(async () => Math.round((await boxOf(team)).width)).toBe(Math.round(before.width) + 60);
      await team.focus();
      await page.keyboard.press("Alt+ArrowRight");
      await expect.poll(async () => Math.round((await boxOf(team)).width)).toBe(Math.round(before.width) + 44);
    });

    await test.step("a column is dropped, and moved by its menu, where one sees it go", async () => {
      expect((await columns()).slice(0, 3)).toEqual(["No.", "Name", "Team"]);
      const words = await boxOf(header("Team").locator(".ev-grid-head-words"));
      const name = await boxOf(header("Name"));
      await page.mouse.move(words.x + words.width / 2, words.y + 10);
      await page.mouse.down();
      await page.mouse.move(name.x + name.width - 20, words.y + 10, { steps: 8 });
      await page.mouse.up();
      await expect.poll(async () => (await columns()).slice(0, 3)).toEqual(["No.", "Team", "Name"]);
      await header("Team").hover();
      await stage.getByRole("button", { name: "Options for Team" }).click();
      await page.getByRole("menuitem", { name: "Move left" }).click();
      await expect.poll(async () => (await columns()).slice(0, 3)).toEqual(["No.", "Name", "Team"]);
    });

    await test.step("a pinned column stays at the right while the others scroll", async () => {
      await page.setViewportSize({ width: 900, height: 900 });
      await header("Name").hover();
      await stage.getByRole("button", { name: "Options for Name" }).click();
      await page.getByRole("menuitem", { name: "Pin to the left" }).click();
      const before = await boxOf(header("Name"));
      const scroller = stage.locator(".ev-grid-scroller");
      await scroller.evaluate((element) => element.scrollTo({ left: -200 }));
      await expect.poll(() => scroller.evaluate(({ scrollLeft }) => scrollLeft)).toBeLessThan(0);
      expect((await boxOf(header("Name"))).x).toBeCloseTo(before.x, 0);
    });
  });
});
