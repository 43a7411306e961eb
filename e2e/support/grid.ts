import { expect, type Locator, type Page } from "@playwright/test";
import { gridShown } from "./ready.ts";

/** A data grid of the suite, in English. */
export interface Grid {
  readonly grid: Locator;
  readonly search: Locator;
  readonly rows: Locator;
  readonly header: (name: string) => Locator;
  /** The button that sorts by a column. */
  readonly sorter: (name: string) => Locator;
  readonly chooseFromColumnMenu: (column: string, item: string) => Promise<void>;
  /** The titles of the columns as they stand. */
  readonly columns: () => Promise<readonly string[]>;
  /** The rows are those of the last question. */
  readonly settled: () => Promise<void>;
}

export const gridOf = (page: Page): Grid => {
  const grid = page.getByRole("grid");
  const header = (name: string) => grid.getByRole("columnheader", { name: new RegExp(`^${name} `) });
  return {
    grid,
    search: page.getByRole("searchbox"),
    // Without the header.
    rows: grid.locator("[data-row-id]"),
    header,
    sorter: (name) => header(name).getByRole("button", { name: new RegExp(`^${name}`) }),
    chooseFromColumnMenu: async (column, item) => {
      await grid.getByRole("button", { name: `Options for ${column}` }).click();
      await page.getByRole("menuitem", { name: item }).click();
    },
    columns: () => grid.locator(".ev-grid-head-text").allTextContents(),
    settled: async () => {
      await gridShown(page);
      await expect(page.getByText(/^\d+ (user|role|application|event)s?$/)).toBeVisible();
    },
  };
};
