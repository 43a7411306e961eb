import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { focus, paste, showStates, stateOf, textsOf } from "../../test/show-states.tsx";
import * as textListField from "./text-list-field.tsx";

const listIn = (state: string) => {
  const root = stateOf(state).getByRole("group", { name: /^Dispositions/ });
  return {
    root,
    entries: root.getByRole("listitem"),
    field: root.getByRole("textbox", { name: "New entry" }),
    add: root.getByRole("button", { name: "Add" }),
    button: (name: string) => root.getByRole("button", { name }),
  };
};

/** The promise: a list of texts is kept in order by hand, by key and by finger, and nothing is lost by a slip. */
describe("the text list", () => {
  test("takes new entries by Enter and by the button, not empty ones and none twice [WIDG-006, WIDG-052, WIDG-053]", async () => {
    await showStates(textListField);
    const { entries, field, add } = listIn("Filled");
    await field.fill("Spam");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => textsOf(entries)).toEqual(["Callback", "Resolved", "Sent to billing", "Spam"]);
    await expect.element(field).toHaveFocus();
    await field.fill("Voicemail");
    await add.click();
    await expect.element(entries.last()).toHaveTextContent("Voicemail");
    await add.click();
    await expect.element(field).toHaveAccessibleDescription("This field is required.");
    await field.fill("Resolved");
    await userEvent.keyboard("{Enter}");
    await expect.element(field).toHaveAccessibleDescription('The item "Resolved" is already present in the list.');
    await expect.element(field).toHaveValue("Resolved");
    await expect.element(entries).toHaveLength(5);
  });

  test("an entry is edited in its place: save applies, cancel restores [WIDG-020]", async () => {
    await showStates(textListField);
    const { root, entries, button } = listIn("Filled");
    const editing = root.getByRole("textbox", { name: "New text for Resolved" });
    await button("Edit Resolved").click();
    await expect.element(editing).toHaveFocus();
    await editing.fill("Solved");
    await button("Cancel").click();
    await expect.element(entries.nth(1)).toHaveTextContent("Resolved");
    await expect.element(button("Edit Resolved")).toHaveFocus();
    await button("Edit Resolved").click();
    await editing.fill("Solved");
    await button("Save").click();
    await expect.element(entries.nth(1)).toHaveTextContent("Solved");
    await expect.element(button("Edit Solved")).toHaveFocus();
  });

  test("by keyboard: F2 edits, Enter saves, Escape cancels, arrows go from row to row, Delete removes [WIDG-006, WIDG-020]", async () => {
    await showStates(textListField);
    const { root, entries, button } = listIn("Filled");
    await focus(button("Edit Callback"));
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(button("Edit Resolved")).toHaveFocus();
    await userEvent.keyboard("{F2}");
    const editing = root.getByRole("textbox", { name: "New text for Resolved" });
    await expect.element(editing).toHaveFocus();
    await editing.fill("Solved");
    await userEvent.keyboard("{Escape}");
    await expect.element(button("Edit Resolved")).toHaveFocus();
    await userEvent.keyboard("{F2}");
    await editing.fill("Solved");
    await userEvent.keyboard("{Enter}");
    await expect.element(button("Edit Solved")).toHaveFocus();
    await userEvent.keyboard("{Delete}");
    await expect.poll(() => textsOf(entries)).toEqual(["Callback", "Sent to billing"]);
    await expect.element(button("Undo")).toHaveFocus();
  });

  test("an edit that is empty, another's double or no change is not saved [WIDG-052, WIDG-053, WIDG-055]", async () => {
    await showStates(textListField);
    const { root, entries, button } = listIn("Filled");
    const editing = root.getByRole("textbox", { name: "New text for Resolved" });
    await button("Edit Resolved").click();
    await button("Save").click();
    await expect.element(editing).toHaveAccessibleDescription("Nothing has changed yet. Edit the item, or cancel.");
    await editing.fill("  ");
    await expect.element(editing).toHaveAccessibleDescription("This field is required.");
    await editing.fill("Callback");
    await userEvent.keyboard("{Enter}");
    await expect.element(editing).toHaveAccessibleDescription('The item "Callback" is already present in the list.');
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => textsOf(entries)).toEqual(["Callback", "Resolved", "Sent to billing"]);
  });

  test("what is removed comes back to its place [WIDG-006]", async () => {
    await showStates(textListField);
    const { entries, button } = listIn("Filled");
    await button("Remove Resolved").click();
    await expect.poll(() => textsOf(entries)).toEqual(["Callback", "Sent to billing"]);
    await button("Undo").click();
    await expect.poll(() => textsOf(entries)).toEqual(["Callback", "Resolved", "Sent to billing"]);
    await expect.element(button("Edit Resolved")).toHaveFocus();
    await expect.element(button("Undo")).not.toBeInTheDocument();
  });

  test("the list's own rule has its own words, or the common ones [WIDG-054]", async () => {
    await showStates(textListField);
    const { field } = listIn("WithOwnRule");
    await field.fill("Level 2");
    await userEvent.keyboard("{Enter}");
    await expect.element(field).toHaveAccessibleDescription("An entry here has no digits.");
    await field.fill("Really?");
    await userEvent.keyboard("{Enter}");
    await expect.element(field).toHaveAccessibleDescription('The item "Really?" is not a valid entry.');
  });

  test("each pasted line becomes an entry; those that do not pass are named [WIDG-006, WIDG-053]", async () => {
    await showStates(textListField);
    const { entries, field } = listIn("Filled");
    await focus(field);
    paste("Spam\r\n\r\n Voicemail \nResolved\nSpam");
    await expect.poll(() => textsOf(entries)).toEqual(["Callback", "Resolved", "Sent to billing", "Spam", "Voicemail"]);
    await expect.element(stateOf("Filled").getByRole("status").filter({ hasText: "2 entries added." })).toHaveLength(1);
    await expect
      .element(field)
      .toHaveAccessibleDescription(
        'The item "Resolved" is already present in the list. The item "Spam" is already present in the list.',
      );
  });
});
