import { expect, type Locator, type Page } from "@playwright/test";

/** A multi-select or dropdown, and what it opens. */
export interface ChoiceField {
  readonly button: Locator;
  readonly panel: Locator;
  readonly option: (name: string) => Locator;
  readonly open: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export const choiceFieldOf = (page: Page, around: Locator): ChoiceField => {
  const button = around.locator("button.ev-select-button").first();
  const panel = page.locator(".ev-choices");
  return {
    button,
    panel,
    option: (name) => panel.getByRole("option", { name, exact: true }),
    open: async () => {
      await button.click();
      await expect(panel).toBeVisible();
      // Escape is heard once the focus is inside.
      await expect(panel.locator(":focus")).toHaveCount(1);
    },
    close: async () => {
      await page.keyboard.press("Escape");
      await expect(panel).toHaveCount(0);
    },
  };
};
