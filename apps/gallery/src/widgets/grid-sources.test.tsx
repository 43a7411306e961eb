import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { focus, showStates } from "../../test/show-states.tsx";
import * as gridSources from "./grid-sources.tsx";

/** Shows a state alone, and answers its grid. */
const gridIn = async (state: keyof typeof gridSources, line = "[data-row-id]", look = {}) => {
  const stage = await showStates({ [state]: gridSources[state] }, look);
  await expect.element(stage.css(line).first()).toBeVisible();
  return {
    stage,
    rows: stage.css("[data-row-id]"),
    cell: (row: number, column: number) => stage.css(`[data-row="${row}"][data-column="${column}"]`),
    fromColumnMenu: async (column: string, item: string) => {
      await stage.getByRole("columnheader", { name: new RegExp(`^${column}`) }).hover();
      await stage.getByRole("button", { name: `Options for ${column}` }).click();
      await page.getByRole("menuitem", { name: item }).click();
    },
  };
};

const groupsOfServer = async () => {
  const grid = await gridIn("GroupedByServer", "[aria-expanded=false]");
  await expect.element(grid.stage.getByText("1,000,000 rows")).toBeVisible();
  return grid;
};

describe("rows of a grid", () => {
  test("ten thousand rows are narrowed by several columns at once, and the filters taken off again", async () => {
    const { stage, fromColumnMenu } = await gridIn("Filled");
    await fromColumnMenu("Team", "Filter…");
    const teams = page.getByRole("dialog", { name: "Filter Team" });
    await teams.getByText("Quality").click();
    await teams.getByRole("button", { name: "Apply" }).click();
    await expect.element(stage.getByText("2,000 rows")).toBeVisible();
    await fromColumnMenu("Calls", "Filter…");
    const calls = page.getByRole("dialog", { name: "Filter Calls" });
    await calls.getByRole("spinbutton", { name: "At least" }).fill("100");
    await calls.getByRole("spinbutton", { name: "At most" }).fill("90");
    await userEvent.keyboard("{Enter}");
    await expect.element(calls.getByText("The end comes before the start.")).toBeVisible();
    await calls.getByRole("spinbutton", { name: "At most" }).fill("119");
    await userEvent.keyboard("{Enter}");
    await expect.element(calls).not.toBeInTheDocument();
    await expect.element(stage.getByText("2,000 rows")).not.toBeInTheDocument();
    await stage.getByRole("button", { name: "Clear 2 filters" }).click();
    await expect.element(stage.getByText("10,000 rows")).toBeVisible();
  });

  test("any of a million rows is a key or a pull at the bar away", async () => {
    const { stage, cell } = await gridIn("MillionRows");
    await cell(1, 2).click();
    await userEvent.keyboard("{Control>}{End}{/Control}");
    await expect.element(cell(1_000_000, 4)).toMatchTextContent("+46");
    await expect.element(cell(1_000_000, 4)).toHaveFocus();
    await userEvent.keyboard("{Control>}{Home}{/Control}");
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(cell(1, 0)).toBeInViewport();
    const element = stage.css(".ev-grid-scroller").element();
    element.scrollTop = element.scrollHeight / 2;
    await expect.element(stage.getByText(/^500,0\d\d$/).first()).toBeVisible();
  });

  test("rows stand in groups with their counts, which open and close with pointer and keyboard", async () => {
    const { stage } = await gridIn("Grouped");
    const billing = stage.getByRole("row", { name: /Team: Billing Voice/ });
    await expect.element(billing).toMatchTextContent("40 rows");
    await billing.getByRole("button").click();
    await expect.element(billing).toHaveAttribute("aria-expanded", "false");
    await expect.element(stage.getByRole("row", { name: /Team: Chat & Email/ })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(billing).toHaveAttribute("aria-expanded", "true");
  });

  test("a server's groups open by keyboard, with their rows by pages, any of which can fail and be tried again", async () => {
    const { stage, rows, cell } = await groupsOfServer();
    const billing = stage.getByRole("row", { name: /Team: Billing Voice/ });
    await expect.element(billing).toMatchTextContent("200,000 rows");
    await expect.element(rows).not.toBeInTheDocument();
    await focus(cell(1, 0));
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(billing).toHaveAttribute("aria-expanded", "true");
    await expect.element(rows.first()).toMatchTextContent("Billing Voice");
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(rows).not.toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    await expect.element(rows.first()).toBeVisible();
    for (let step = 0; step < 18; step += 1) await userEvent.keyboard("{PageDown}");
    const retry = stage.getByRole("button", { name: "Try again" }).first();
    await expect.element(retry).toBeVisible();
    await retry.click();
    await expect.element(stage.getByText("These rows couldn’t be loaded.")).not.toBeInTheDocument();
    await expect.element(rows.nth(3)).toMatchTextContent("Billing Voice");
    await userEvent.keyboard("{Control>}{End}{/Control}");
    await expect.element(stage.getByRole("row", { name: /Team: Operations/ })).toBeVisible();
    await userEvent.keyboard("{ArrowUp}");
    await userEvent.keyboard("{ArrowUp}");
    await userEvent.keyboard("{ArrowUp}");
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(cell(200_001, 4)).toHaveFocus();
    await expect.element(cell(200_001, 3)).toHaveTextContent("Billing Voice");
  });

  test("a server's group is chosen whole, also rows that never came, and stays open and chosen over a refresh", async () => {
    const { stage, rows, cell } = await groupsOfServer();
    const billing = stage.getByRole("row", { name: /Team: Billing Voice/ });
    const box = billing.getByRole("checkbox", { name: "Select all rows of “Team: Billing Voice”" });
    await billing.getByRole("button").click();
    await rows.nth(1).getByRole("checkbox").click();
    await expect.element(box).toBePartiallyChecked();
    await focus(cell(1, 0));
    await userEvent.keyboard(" ");
    await expect.element(box).toBeChecked();
    await expect.element(stage.getByText("200,000 of 1,000,000 selected").first()).toBeVisible();
    await rows.nth(2).getByRole("checkbox").click();
    await expect.element(stage.getByText("199,999 of 1,000,000 selected").first()).toBeVisible();
    const bulk = stage.getByRole("group", { name: "Actions for the selection" });
    await bulk.getByRole("button", { name: "Refresh" }).click();
    await expect.element(box).toBePartiallyChecked();
    await expect.element(billing).toHaveAttribute("aria-expanded", "true");
    await expect.element(rows.nth(1).getByRole("checkbox")).toBeChecked();
    await expect.element(rows.nth(2).getByRole("checkbox")).not.toBeChecked();
    await expect.element(stage.getByText("199,999 of 1,000,000 selected").first()).toBeVisible();
  });

  test("pages are turned by their buttons", async () => {
    const { stage, cell } = await gridIn("Paged");
    const pages = stage.getByRole("group", { name: "Pages" });
    await expect.element(pages.getByText("1–50 of 1,234")).toBeVisible();
    await pages.getByRole("button", { name: "Last page" }).click();
    await expect.element(pages.getByText("1,201–1,234 of 1,234")).toBeVisible();
    await expect.element(cell(1, 0)).toHaveTextContent("1,201");
    await expect.element(stage.css('[aria-rowindex="1202"]')).toBeVisible();
    await pages.getByRole("combobox", { name: "Rows per page" }).selectOptions("100");
    await expect.element(pages.getByText("1,201–1,234 of 1,234")).toBeVisible();
  });

  test("a page that could not be loaded says so in its place, and is asked for again alone", async () => {
    const { stage } = await gridIn("FailedPages");
    // The first row of the second page, which fails, is in the middle.
    const first = stage.css('[aria-rowindex="22"]');
    const scroller = stage.css(".ev-grid-scroller").element();
    scroller.scrollTop = 20 * 45 - scroller.clientHeight / 2;
    await expect.element(first).toMatchTextContent("These rows couldn’t be loaded.");
    await first.getByRole("button", { name: "Try again" }).click();
    await expect.element(first.and(stage.css("[data-row-id]"))).toBeVisible();
  });
});

test("columns that are put back leave the rows narrowed as they are", async () => {
  const stage = await showStates({ Filled: gridSources.Filled });
  await expect.element(stage.css("[data-row-id]").first()).toBeVisible();
  await stage.getByRole("columnheader", { name: /^Calls/ }).hover();
  await stage.getByRole("button", { name: "Options for Calls" }).click();
  await page.getByRole("menuitem", { name: "Filter…" }).click();
  await page.getByLabelText("At least").fill("40");
  await page.getByRole("button", { name: "Apply" }).click();
  const count = stage.css(".ev-grid-count");
  await expect.element(count).not.toHaveTextContent("10,000 rows");
  const narrowed = count.element().textContent;
  await stage.getByRole("button", { name: "Columns" }).click();
  const dialog = page.getByRole("dialog", { name: "Columns" });
  await focus(dialog.getByRole("checkbox", { name: "Team" }));
  await userEvent.keyboard(" ");
  await expect.element(stage.getByRole("columnheader", { name: /^Team/ })).not.toBeInTheDocument();
  await dialog.getByRole("button", { name: "Reset columns" }).click();
  await userEvent.keyboard("{Escape}");
  await expect.element(stage.getByRole("columnheader", { name: /^Team/ })).toHaveLength(1);
  await expect.element(count).toHaveTextContent(narrowed);
});
