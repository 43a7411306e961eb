import type { Locator, Page } from "@playwright/test";

/** Opens a widget's page of the gallery. */
export const openWidget = async (page: Page, widget: string, query = ""): Promise<void> => {
  await page.goto(`/gallery/#/examples/${widget}${query}`);
  // The page before stays until this one has come.
  await page.locator(`main[data-place="/examples/${widget}"]`).getByRole("heading", { level: 1 }).waitFor();
};

/** One state of the widget, by its name in the source. */
export const stateOf = (page: Page, name: string): Locator => page.locator(`[data-state="${name}"]`);
