import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { focus, showStates, stateOf, textsOf } from "../../test/show-states.tsx";
import * as durationField from "./duration-field.tsx";
import * as numericSelector from "./numeric-selector.tsx";
import * as tagList from "./tag-list.tsx";

/** Whether the page leaves a key to the browser, for which Alt with an arrow is a way back. */
const isLeftToBrowser = (key: string): boolean => {
  const event = new KeyboardEvent("keydown", { key, altKey: true, bubbles: true, cancelable: true });
  return document.activeElement?.dispatchEvent(event) ?? false;
};

describe("the tag list", () => {
  const remove = (name: string) => ({ name: `Remove ${name}` });

  test("counts the tags beyond its limit and shows them on a press [OMNI-004]", async () => {
    await showStates(tagList);
    const state = stateOf("Filled");
    await expect.poll(() => textsOf(state.getByRole("listitem"))).toEqual(["Billing Voice", "Retention", "3 more…"]);
    await state.getByRole("button", { name: "3 more…" }).click();
    const rest = page.getByRole("dialog", { name: "3 more…" });
    await expect.poll(() => textsOf(rest.getByRole("listitem"))).toEqual(["Chat & Email", "Quality", "Operations"]);
    await userEvent.keyboard("{Escape}");
    await expect.element(rest).not.toBeInTheDocument();
    await expect.element(state.getByRole("button", { name: "3 more…" })).toHaveFocus();
  });

  test("arrows go from tag to tag; Delete takes one away and goes on to the next [OMNI-004]", async () => {
    await showStates(tagList);
    const state = stateOf("Removable");
    await focus(state.getByRole("button", remove("Billing Voice")));
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(state.getByRole("button", remove("Retention"))).toHaveFocus();
    await userEvent.keyboard("{Delete}");
    await expect
      .poll(() => textsOf(state.getByRole("listitem")))
      .toEqual(["Billing Voice", "Chat & Email", "Quality", "1 more…"]);
    await expect.element(state.getByRole("button", remove("Chat & Email"))).toHaveFocus();
    await userEvent.keyboard("{End}");
    await userEvent.keyboard("{Enter}");
    const rest = page.getByRole("dialog", { name: "1 more…" });
    await rest.getByRole("button", remove("Operations")).click();
    await expect.element(rest).not.toBeInTheDocument();
    await expect.poll(() => textsOf(state.getByRole("listitem"))).toEqual(["Billing Voice", "Chat & Email", "Quality"]);
    await expect.element(state.getByRole("button", remove("Quality"))).toHaveFocus();
  });
});

test("keys of the browser's own work in a widget that has the focus", async () => {
  await showStates(tagList);
  const tag = stateOf("Removable").getByRole("button", { name: "Remove Billing Voice" });
  await focus(tag);
  expect(isLeftToBrowser("ArrowLeft")).toBe(true);
  expect(isLeftToBrowser("Home")).toBe(true);
  await expect.element(tag).toHaveFocus();
  for (const widget of [numericSelector, durationField]) {
    const filled = await showStates({ Filled: widget.Filled });
    await focus(filled.getByRole("spinbutton"));
    expect(isLeftToBrowser("ArrowUp")).toBe(true);
    expect(isLeftToBrowser("Home")).toBe(true);
  }
});
