import type { Locator } from "@playwright/test";
import { headingShown } from "./support/ready.ts";
import { shellOf } from "./support/shell.ts";
import { expect, type Page, test } from "./support/test.ts";

/** Presses Tab until the element has the focus, as somebody without a pointer does. */
const tabTo = async (page: Page, element: Locator): Promise<void> => {
  await expect(element).toBeVisible();
  await expect(async () => {
    for (let press = 0; press < 60; press += 1) {
      if (await element.evaluate((one) => one === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error("Tab does not lead there");
  }).toPass();
};

/** Goes to a screen by the command palette. */
const goTo = async (page: Page, screen: string): Promise<void> => {
  const field = page.getByRole("combobox", { name: "Search pages, people and actions" });
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(field).toBeFocused({ timeout: 3_000 });
  }).toPass();
  await page.keyboard.type(screen);
  await expect(page.getByRole("option", { name: new RegExp(`^${screen}`) }).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await headingShown(page, screen);
};

test("a planner decides on the history, overrides a forecast and has a requirement explained, all without a pointer", async ({
  page,
  signedIn,
}) => {
  // A calculation, which waits for those of the demo.
  test.slow();
  await signedIn("manager@acme.test");
  await shellOf(page).open("/my-space/#/home");

  await goTo(page, "History");
  const findings = page.getByRole("region", { name: "Outliers and gaps" });
  await expect(findings.locator("[aria-current=true]")).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press("n");
  await page.keyboard.press("k");
  await expect(findings.getByText(/, Kept · /u)).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(findings.getByText(/, Kept · /u)).toHaveCount(0);

  await goTo(page, "Forecast");
  await tabTo(page, page.getByRole("button", { name: "New forecast" }).first());
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await tabTo(page, dialog.getByRole("button", { name: "Create" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Draft, never published")).toBeVisible({ timeout: 60_000 });
  const grid = page.getByRole("grid", { name: "Forecast by row" });
  await tabTo(page, grid.locator("[tabindex='0']"));
  // The third day's override: the fifth column.
  await page.keyboard.press("Control+Home");
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowDown");
  for (let step = 0; step < 4; step += 1) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.keyboard.type("+10 %");
  await page.keyboard.press("Enter");
  await tabTo(page, dialog.getByLabel("Reason"));
  await page.keyboard.type("By keyboard");
  await tabTo(page, dialog.getByRole("button", { name: "Apply" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Layers" }).getByText("By keyboard")).toBeVisible();

  await goTo(page, "Staffing");
  const map = page.getByRole("application", { name: "Required by day and interval" });
  const required = page.getByRole("group", { name: "View" }).getByRole("button", { name: "Required" });
  // The demo's staffing is made after the start.
  await expect(async () => {
    if (!(await required.isVisible())) await page.reload();
    await expect(required).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await tabTo(page, required);
  await page.keyboard.press("Enter");
  await tabTo(page, map);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const explanation = page.getByRole("region", { name: / – / });
  await expect(explanation.getByText(/^Why \d+ on the queue, not \d+\?/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(map).toBeFocused();
});
