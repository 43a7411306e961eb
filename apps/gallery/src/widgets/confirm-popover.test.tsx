import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showStates, stateOf } from "../../test/show-states.tsx";
import * as confirmPopover from "./confirm-popover.tsx";

describe("the question at a button", () => {
  test("asks before it acts; No, Escape and a press elsewhere leave all as it was", async () => {
    await showStates(confirmPopover);
    const state = stateOf("Filled");
    const trigger = state.getByRole("button", { name: "Invite users" });
    const question = page.getByRole("dialog", { name: /^Edit user/ });
    await trigger.click();
    await expect.element(question.getByRole("button", { name: "No" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(question.getByRole("button", { name: "No" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(state.css("output")).toHaveTextContent("0");
    await trigger.click();
    await question.getByRole("button", { name: "Yes" }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(state.css("output")).toHaveTextContent("1");
  });
});
