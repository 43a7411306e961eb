import { openWidget } from "./support/gallery.ts";
import { expect, test } from "./support/test.ts";

test("the arrow keys read a chart's values instant by instant, and its table holds all of them", async ({ page }) => {
  await openWidget(page, "chart");
  const chart = page.getByRole("figure", { name: "Calls, 1 and 2 November" }).first();
  const plot = chart.getByRole("slider");
  await plot.focus();
  await page.keyboard.press("ArrowRight");
  await expect(plot).toHaveAttribute("aria-valuetext", /^Sun, Nov 1, 12:00\sAM, Actual 0, Forecast 0/);
  await page.keyboard.press("End");
  await expect(plot).toHaveAttribute("aria-valuetext", /^Mon, Nov 2, 11:30\sPM, Actual –, Forecast 0/);
  await page.keyboard.press("Escape");
  await expect(plot).toHaveAttribute("aria-valuetext", "–");
  await chart.getByRole("button", { name: "Show as a table" }).click();
  await expect(chart.getByRole("row")).toHaveCount(1 + 96);
  await expect(chart.getByRole("columnheader")).toHaveText([
    "Time",
    "Actual",
    "Forecast",
    "Baseline",
    "80% band",
    "Layers",
  ]);
});

test("a heat map tells the cell under the cursor", async ({ page }) => {
  await openWidget(page, "heat-map");
  const map = page.getByRole("figure", { name: "Calls by day and half-hour" }).first();
  await map.getByRole("application").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect(map.getByRole("status")).toHaveText(/^Sun, Nov 1, 7:30: \d+$/);
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await expect(map.getByRole("status")).toHaveText("Fri, Jan 29, 7:30: –");
});
