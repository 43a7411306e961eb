import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { focus, showStates, stateOf } from "../../test/show-states.tsx";
import * as switches from "./switch.tsx";

describe("the switch", () => {
  test("says On or Off beside it, by pointer and by keyboard [WIDG-011]", async () => {
    await showStates(switches);
    const state = stateOf("Empty");
    const control = state.getByRole("switch", { name: "Display name" });
    await expect.element(state.getByText("Off", { exact: true })).toBeVisible();
    await state.getByText("Display name", { exact: true }).click();
    await expect.element(control).toBeChecked();
    await expect.element(state.getByText("On", { exact: true })).toBeVisible();
    await focus(control);
    await userEvent.keyboard(" ");
    await expect.element(control).not.toBeChecked();
    await expect.element(state.getByText("Off", { exact: true })).toBeVisible();
  });
});
