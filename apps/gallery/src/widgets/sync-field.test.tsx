import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { showStates, stateOf } from "../../test/show-states.tsx";
import * as syncField from "./sync-field.tsx";

const syncIn = (state: string) => {
  const root = stateOf(state);
  return {
    root,
    field: root.getByRole("textbox", { name: "Name in telephony" }),
    button: (name: string) => root.getByRole("button", { name }),
    conflict: root.getByRole("group", { name: "This text was changed elsewhere while you were editing it." }),
  };
};

/** The promise: a text that lives elsewhere is fetched and written back, and nobody's words are overwritten unseen. */
describe("the sync field", () => {
  test("is edited when asked to, and cancel restores [WIDG-007, WIDG-021]", async () => {
    await showStates(syncField);
    const { field, button } = syncIn("Filled");
    await expect.element(field).toHaveAttribute("readonly");
    await button("Edit").click();
    await expect.element(field).toHaveFocus();
    await field.fill("Mine");
    await button("Cancel").click();
    await expect.element(field).toHaveValue("Support, first line");
    await expect.element(button("Edit")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await field.fill("Mine");
    await userEvent.keyboard("{Escape}");
    await expect.element(field).toHaveValue("Support, first line");
  });

  test("sync shows that it works and replaces the text [WIDG-021]", async () => {
    await showStates(syncField);
    const { root, field, button } = syncIn("Filled");
    await button("Sync").click();
    await expect.element(field).toHaveAttribute("aria-busy", "true");
    await expect.element(root.css(".ev-spinner")).toBeVisible();
    await expect.element(field).toHaveValue("Support, day shift");
    await expect.element(field).toHaveAttribute("aria-busy", "false");
    await expect.element(root.getByRole("status").filter({ hasText: "The text is up to date." })).toHaveLength(1);
  });

  test("a text is saved by Enter [WIDG-007]", async () => {
    await showStates(syncField);
    const { field, button } = syncIn("Filled");
    await button("Edit").click();
    await field.fill("Support, nights");
    await userEvent.keyboard("{Enter}");
    await expect.element(button("Edit")).toHaveFocus();
    await expect.element(field).toHaveValue("Support, nights");
    await button("Sync").click();
    await expect.element(button("Sync")).toBeVisible();
    await expect.element(field).toHaveValue("Support, nights");
  });

  test("what changed elsewhere under an edit is shown beside it, and one chooses", async () => {
    await showStates(syncField);
    const { field, button, conflict } = syncIn("WithConflict");
    await button("Edit").click();
    await field.fill("Support, nights");
    await button("Change at the source").click();
    await button("Save").click();
    await expect.element(conflict).toMatchTextContent("Support, nights");
    await expect.element(conflict).toMatchTextContent("Support, day shift");
    await expect.element(field).toHaveValue("Support, nights");
    await button("Keep mine").click();
    await expect.element(conflict).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(button("Edit")).toHaveFocus();
    await expect.element(field).toHaveValue("Support, nights");
  });

  test("a sync under an edit asks too; the other text can be taken", async () => {
    await showStates(syncField);
    const { field, button, conflict } = syncIn("WithConflict");
    await button("Edit").click();
    await field.fill("Support, nights");
    await button("Change at the source").click();
    await button("Sync").click();
    await expect.element(conflict).toMatchTextContent("Support, day shift");
    await expect.element(button("Save")).toBeDisabled();
    await expect.element(field).toHaveValue("Support, nights");
    await button("Use the changed text").click();
    await expect.element(field).toHaveValue("Support, day shift");
    await expect.element(button("Edit")).toHaveFocus();
  });

  test("a source that does not answer leaves all as it was [WIDG-021]", async () => {
    await showStates(syncField);
    const { field, button } = syncIn("WithError");
    await button("Sync").click();
    await expect.element(field).toHaveAccessibleDescription("Couldn’t sync. The text hasn’t changed.");
    await button("Edit").click();
    await field.fill("Mine");
    await userEvent.keyboard("{Enter}");
    await expect.element(field).toHaveAccessibleDescription("Couldn’t save. Your text is still here. Try again.");
    await expect.element(field).toHaveValue("Mine");
  });
});
