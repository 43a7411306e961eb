import { beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { choiceFieldOf } from "../../test/choices.ts";
import { focus, showStates, stateOf, textsOf } from "../../test/show-states.tsx";
import * as multiSelect from "./multi-select.tsx";

const fieldIn = (state: string) => choiceFieldOf(stateOf(state));

describe("a multi-select", () => {
  beforeEach(() => showStates(multiSelect));

  test("lists up to three names, then how many of all there are [WIDG-064, WIDG-065]", async () => {
    const field = fieldIn("Empty");
    await expect.element(field.button).toMatchTextContent("Select Items");
    await field.open();
    await field.option("Retention").click();
    await field.option("Chat & Email").click();
    await field.option("Quality").click();
    await expect.element(field.button).toMatchTextContent("Retention, Chat & Email, Quality");
    await expect.element(field.panel.getByText("3 of 5 selected")).toBeVisible();
    await field.option("Operations").click();
    await expect.element(field.button).toMatchTextContent("4 of 5 selected");
    await field.option("Retention").click();
    await field.close();
    await expect.element(field.button).toMatchTextContent("Chat & Email, Quality, Operations");
    await expect.element(field.button).toHaveFocus();
  });

  test("'select all' is on, in between or off, and takes all or none [WIDG-008]", async () => {
    const field = fieldIn("Filled");
    await field.open();
    const all = field.panel.getByRole("checkbox", { name: "Select all" });
    await expect.element(all).toBePartiallyChecked();
    await field.panel.getByText("Select all").click();
    await expect.element(all).toBeChecked();
    await expect.element(field.button).toMatchTextContent("5 of 5 selected");
    await field.panel.getByText("Select all").click();
    await expect.element(all).not.toBeChecked();
    await expect.element(field.button).toMatchTextContent("Select Items");
  });

  test("by keyboard is opened, searched without accents and closed; what the search hides stays chosen [WIDG-008]", async () => {
    const field = fieldIn("ManyOptions");
    await focus(field.button);
    await userEvent.keyboard("{ArrowDown}");
    const search = field.panel.getByRole("combobox");
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard("gul nunez");
    await expect.element(field.panel.getByRole("option")).toHaveLength(1);
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.keyboard("{Enter}");
    await expect.element(field.button).toMatchTextContent("Gül Núñez");
    await search.fill("ines bianchi");
    await expect.element(field.panel.getByRole("option").first()).toMatchTextContent("Inès Bianchi");
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.keyboard("{Enter}");
    await expect.element(field.button).toMatchTextContent("Gül Núñez, Inès Bianchi");
    await userEvent.keyboard("{Escape}");
    await expect.element(search).toHaveValue("");
    await userEvent.keyboard("{Escape}");
    await expect.element(field.panel).not.toBeInTheDocument();
    await expect.element(field.button).toHaveFocus();
    await expect.element(field.button).toMatchTextContent("Gül Núñez, Inès Bianchi");
  });

  test("shows a hundred options at once and says of how many [WIDG-062, WIDG-064]", async () => {
    const field = fieldIn("ManyOptions");
    await field.open();
    await expect.element(field.panel.getByText("Showing 100/250")).toBeVisible();
    await expect.element(field.panel.getByRole("option")).toHaveLength(100);
    await field.panel.getByRole("combobox").fill("nunez");
    await expect.element(field.panel.getByText(/^Showing/)).not.toBeInTheDocument();
    await expect.element(field.panel.getByRole("option").first()).toMatchTextContent("Núñez");
  });

  test("that nothing matches is said in other words than that there is nothing [WIDG-060, WIDG-061]", async () => {
    const many = fieldIn("ManyOptions");
    await many.open();
    await many.panel.getByRole("combobox").fill("nobody of this name");
    await expect.element(many.panel.getByText("No Results")).toBeVisible();
    await many.panel.getByRole("button", { name: "Clear search" }).click();
    await expect.element(many.panel.getByRole("option")).toHaveLength(100);
    await many.close();
    const none = fieldIn("NoItems");
    await none.button.click();
    await expect.element(none.panel.getByText("No items to select")).toBeVisible();
  });

  test("is in the order of the alphabet, group by group [WIDG-066]", async () => {
    const plain = fieldIn("Empty");
    await plain.open();
    await expect
      .poll(() => textsOf(plain.panel.getByRole("option")))
      .toEqual(["Billing Voice", "Chat & Email", "Operations", "Quality", "Retention"]);
    await plain.close();
    const grouped = fieldIn("Grouped");
    await grouped.open();
    await expect.element(grouped.panel.getByRole("group")).toHaveLength(2);
    await expect
      .poll(() => textsOf(grouped.panel.getByRole("group", { name: "Answered later" }).getByRole("option")))
      .toEqual(["Email", "Social media"]);
  });

  test("with a maximum disables what is not chosen, and says so [WIDG-023]", async () => {
    const field = fieldIn("AtMost");
    await field.open();
    await expect.element(field.option("Quality")).not.toHaveAttribute("aria-disabled", "true");
    await field.option("Retention").click();
    await expect.element(field.panel.getByText("At most 2 items can be selected.")).toBeVisible();
    await expect.element(field.option("Quality")).toHaveAttribute("aria-disabled", "true");
    await field.option("Chat & Email").click();
    await expect.element(field.option("Quality")).not.toHaveAttribute("aria-disabled", "true");
    await expect.element(field.button).toMatchTextContent("Retention");
  });

  test("with a maximum takes no more by Ctrl+A or with Shift either [WIDG-023]", async () => {
    const field = fieldIn("AtMost");
    await focus(field.button);
    await userEvent.keyboard("{Enter}");
    await expect.element(field.panel.css(":focus")).toHaveLength(1);
    await userEvent.keyboard("{Control>}a{/Control}");
    await expect.element(field.panel.getByText("2 of 5 selected")).toBeVisible();
    await userEvent.keyboard("{Home}");
    await userEvent.keyboard("{Shift>}{End}{/Shift}");
    await expect.element(field.panel.getByText("2 of 5 selected")).toBeVisible();
  });

  test("that is required and empty makes its form invalid [WIDG-056]", async () => {
    const state = stateOf("Required");
    const field = fieldIn("Required");
    const isValid = () => state.css("form").element().matches(":valid");
    expect(isValid()).toBe(false);
    await state.getByRole("button", { name: "Invite users" }).click();
    await expect.element(field.button).toHaveAccessibleDescription("This field is required.");
    await expect.element(field.button).toHaveFocus();
    await field.open();
    await field.option("Quality").click();
    await field.close();
    expect(isValid()).toBe(true);
    await expect.element(state.getByText("This field is required.")).not.toBeInTheDocument();
  });

  test("searched by the server shows the answer to the last question", async () => {
    const field = fieldIn("SearchedByServer");
    await expect.element(field.button).toMatchTextContent("Ana Åström, Björn Åström");
    await field.open();
    await expect.element(field.panel.getByText("Showing 100/2,000")).toBeVisible();
    const search = field.panel.getByRole("combobox");
    await search.fill("dmitri ivanov");
    await expect.element(field.panel.getByRole("option").first()).toMatchTextContent("Dmitri Ivanov");
    await search.fill("farid");
    await search.fill("noel kovac");
    await expect.element(field.panel.getByRole("option").first()).toMatchTextContent("Noël Kovač");
    await field.panel.getByRole("option").first().click();
    await expect.element(field.button).toMatchTextContent("Ana Åström, Björn Åström, Noël Kovač");
  });

  test("tells of each change what it did and what is left [WIDG-026]", async () => {
    const field = fieldIn("WithEvent");
    const told = () => JSON.parse(stateOf("WithEvent").css("output").element().textContent) as unknown;
    await field.open();
    await field.option("Quality").click();
    expect(told()).toEqual({
      selected: ["quality"],
      recentlySelected: ["quality"],
      recentlyUnselected: [],
      deselected: ["billing", "retention", "chat", "operations"],
      selectAll: false,
    });
    await field.panel.getByText("Select all").click();
    expect(told()).toMatchObject({ deselected: [], selectAll: true });
    await field.option("Quality").click();
    expect(told()).toMatchObject({ recentlyUnselected: ["quality"], selectAll: false });
  });

  test("says that its options could not be loaded, and tries again [WIDG-008]", async () => {
    const field = fieldIn("LoadFailed");
    await field.button.click();
    await expect.element(field.panel.getByRole("alert")).toMatchTextContent("The list couldn’t be loaded.");
    await field.panel.getByRole("button", { name: "Try again" }).click();
    await expect.element(field.option("Quality")).toBeVisible();
  });

  test("of ten thousand options has no more in the page than are in sight [WIDG-008]", async () => {
    const field = fieldIn("Unlimited");
    await expect.element(field.button).toMatchTextContent("10,000 of 10,000 selected");
    await field.open();
    await expect.element(field.panel.getByRole("option").first()).toMatchTextContent("Ana Åström");
    expect(field.panel.getByRole("option").elements().length).toBeLessThan(60);
    await userEvent.keyboard("{End}");
    await expect.element(field.panel.getByRole("option").last()).toMatchTextContent("Özge Öztürk");
  });

  test("that is read only can be looked through, not changed [WIDG-008]", async () => {
    const field = fieldIn("ReadOnly");
    await field.open();
    await expect.element(field.panel.getByRole("option")).toHaveLength(5);
    await expect.element(field.panel.getByRole("checkbox")).not.toBeInTheDocument();
    await field.option("Quality").click();
    await expect.element(field.button).toMatchTextContent("5 of 5 selected");
  });
});
