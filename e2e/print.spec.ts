import { gridOf } from "./support/grid.ts";
import { shellOf } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";

test("on paper a list stands alone and whole, without header, sidebar and tools", async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await signedIn("admin@acme.test");
  await shellOf(page).open("/admin/#/roles", "Roles");
  const grid = gridOf(page);
  await grid.settled();
  const rows = page.locator("[data-row-id]");
  await page.emulateMedia({ media: "print" });
  // As the browser says before it prints.
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("navigation").first()).toBeHidden();
  await expect(page.getByRole("searchbox", { name: "Search roles" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Roles" })).toBeVisible();
  const total = Number(await page.getByRole("grid").getAttribute("aria-rowcount")) - 1;
  await expect(rows).toHaveCount(total);
  // No ancestor cuts the last row off: it lies within the page, which is longer than the window.
  const cut = await rows.last().evaluate((row) => {
    const { bottom } = row.getBoundingClientRect();
    for (let box = row.parentElement; box !== null && box !== document.body; box = box.parentElement)
      if (getComputedStyle(box).overflowY !== "visible" && box.getBoundingClientRect().bottom < bottom - 1)
        return box.className;
    return document.documentElement.scrollHeight >= Math.floor(bottom + scrollY) ? null : "page";
  });
  expect(cut).toBeNull();
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: "screen" });
  await expect(page.getByRole("banner")).toBeVisible();
});
