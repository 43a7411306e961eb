import { expect } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";

/** A multi-select or dropdown, and what it opens. */
interface ChoiceField {
  readonly button: Locator;
  readonly panel: Locator;
  readonly option: (name: string) => Locator;
  readonly open: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export const choiceFieldOf = (around: Locator): ChoiceField => {
  const button = around.css("button.ev-select-button").first();
  const panel = page.elementLocator(document.body).css(".ev-choices");
  return {
    button,
    panel,
    option: (name) => panel.getByRole("option", { name }),
    open: async () => {
      await button.click();
      await expect.element(panel).toBeVisible();
      // Escape is heard once the focus is inside.
      await expect.element(panel.css(":focus")).toBeInTheDocument();
    },
    close: async () => {
      await userEvent.keyboard("{Escape}");
      await expect.element(panel).not.toBeInTheDocument();
    },
  };
};
