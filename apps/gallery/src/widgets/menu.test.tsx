import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { focus, showStates, stateOf } from "../../test/show-states.tsx";
import * as menu from "./menu.tsx";

test("a menu opened by keyboard has the focus on its first item, every time it opens", async () => {
  await showStates(menu);
  const trigger = stateOf("Filled").getByRole("button", { name: "Edit user" });
  for (let time = 0; time < 3; time += 1) {
    await focus(trigger);
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("menuitem", { name: /^Edit/ }).first()).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
  }
});
