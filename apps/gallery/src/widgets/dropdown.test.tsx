import { beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { choiceFieldOf } from "../../test/choices.ts";
import { focus, showStates, stateOf } from "../../test/show-states.tsx";
import * as dropdown from "./dropdown.tsx";

const fieldIn = (state: string) => choiceFieldOf(stateOf(state));

describe("a dropdown", () => {
  beforeEach(() => showStates(dropdown));

  test("takes one and closes; pressed again it keeps it, and Clear takes it back [WIDG-008, WIDG-064]", async () => {
    const field = fieldIn("Empty");
    await expect.element(field.button).toMatchTextContent("Select Item");
    await field.open();
    await field.option("Quality").click();
    await expect.element(field.panel).not.toBeInTheDocument();
    await expect.element(field.button).toMatchTextContent("Quality");
    await field.open();
    await expect.element(field.option("Quality")).toHaveAttribute("aria-selected", "true");
    await field.option("Quality").click();
    await expect.element(field.panel).not.toBeInTheDocument();
    await expect.element(field.button).toMatchTextContent("Quality");
    await field.open();
    await field.panel.getByRole("button", { name: "Clear" }).click();
    await expect.element(field.button).toMatchTextContent("Select Item");
  });

  test("by keyboard is searched and chosen from [WIDG-008]", async () => {
    const field = fieldIn("ManyOptions");
    await focus(field.button);
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(field.panel.getByRole("combobox")).toHaveFocus();
    await userEvent.keyboard("lucja dvorak");
    await expect.element(field.panel.getByRole("option")).toHaveLength(1);
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.keyboard("{Enter}");
    await expect.element(field.panel).not.toBeInTheDocument();
    await expect.element(field.button).toHaveFocus();
    await expect.element(field.button).toMatchTextContent("Łucja Dvořák");
  });
});
