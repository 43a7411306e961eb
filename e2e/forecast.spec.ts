import { expectNoAxeFaults } from "./support/axe.ts";
import { shellOf } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";

test(
  "a planner forecasts, overrides days in the table, the chart and by pasting, takes that back by its name, adds an event, and publishes",
  { tag: "@services" },
  async ({ page, signedIn }, { retry }) => {
    // Names are unique, and a second try finds the first one's event.
    const meeting = `Works meeting ${retry + 1}`;
    // Two calculations, which wait for those of the demo.
    test.slow();
    await signedIn("manager@acme.test");
    await shellOf(page).open("/wfm/#/forecast", "Forecast");
    await page.getByRole("button", { name: "New forecast" }).first().click();
    const dialog = page.getByRole("dialog");
    await expectNoAxeFaults(page, "New forecast");
    await dialog.getByRole("button", { name: "Create" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText("Draft, never published")).toBeVisible({ timeout: 60_000 });
    const grid = page.getByRole("grid", { name: "Forecast by row" });
    const layers = page.getByRole("region", { name: "Layers" });
    await expect(grid.getByRole("row")).toHaveCount(9);
    await expectNoAxeFaults(page, "Forecast");

    // The third day's override: the fifth column.
    const cell = grid.getByRole("row").nth(3).getByRole("gridcell").nth(4);
    await cell.click();
    await page.keyboard.press("Enter");
    await page.keyboard.type("+10 %");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("region", { name: "Changes" }).getByRole("row")).toHaveCount(2);
    await dialog.getByLabel("Reason").fill("Letters go out");
    await dialog.getByRole("button", { name: "Apply" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(cell).toContainText("+");
    await expect(layers.getByText("Letters go out")).toBeVisible();
    await layers.getByRole("button", { name: "Undo: Letters go out" }).click();
    await expect(layers.getByText("Letters go out")).toHaveCount(0);
    await layers.getByRole("button", { name: "Redo: Letters go out" }).click();
    await expect(layers.getByText("Letters go out")).toBeVisible();

    // The same day in the chart, by keyboard: four weeks come before the period.
    await page.getByRole("slider", { name: "Contacts over time" }).focus();
    for (const key of ["Home", "PageUp", "PageUp", "PageUp", "Shift+ArrowUp", "Shift+ArrowUp", "Enter"])
      await page.keyboard.press(key);
    await dialog.getByLabel("Reason").fill("In the chart");
    await dialog.getByRole("button", { name: "Apply" }).click();
    await expect(layers.getByText("In the chart")).toBeVisible();

    await page.getByRole("button", { name: "Paste from a spreadsheet" }).click();
    await dialog.getByLabel("Copied range").fill("+50\n+60\nnonsense");
    await expect(dialog.getByText("2 cells change.")).toBeVisible();
    await expect(dialog.getByText("Line 3, “nonsense”")).toBeVisible();
    await expectNoAxeFaults(page, "Paste from a spreadsheet");
    await dialog.getByLabel("Reason").fill("From a sheet");
    await dialog.getByRole("button", { name: "Apply" }).click();
    await expect(layers.getByText("From a sheet")).toBeVisible();

    await page.getByRole("button", { name: "Add event" }).click();
    const panel = page.getByRole("dialog", { name: "New event" });
    await expect(panel.getByText("The forecast is calculated again with the event.")).toBeVisible();
    await panel.getByLabel("Name").fill(meeting);
    await panel.getByRole("button", { name: "Create", exact: true }).click();
    await expect(panel).toHaveCount(0);
    await expect(layers.getByText(meeting)).toBeVisible({ timeout: 60_000 });
    await expect(layers.getByText("From a sheet")).toBeVisible();

    await page.getByRole("button", { name: "Publish as main" }).click();
    await expect(dialog.getByRole("row").nth(1)).toBeVisible();
    await expectNoAxeFaults(page, "Publish as main");
    await dialog.getByRole("button", { name: "Publish as main" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(/^Main, published/u)).toBeVisible();
    await expect(page.getByRole("button", { name: "Publish as main" })).toBeDisabled();
  },
);

test("a supervisor sees the forecast and changes nothing in it", async ({ page, signedIn }) => {
  await signedIn("supervisor@acme.test");
  await shellOf(page).open("/wfm/#/forecast", "Forecast");
  await expect(page.getByRole("button", { name: "New forecast" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Publish as main" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Forecast against actuals" })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("button", { name: "Paste from a spreadsheet" })).toHaveCount(0);
  await expect(page.getByText(/^Combined, with weights learned from this history: .+ \d+%/u)).toBeVisible();
});
