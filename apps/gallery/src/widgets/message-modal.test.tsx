import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showStates, stateOf } from "../../test/show-states.tsx";
import * as messageModal from "./message-modal.tsx";

test("a question has its answers, and the way back the focus [WIDG-012]", async () => {
  await showStates(messageModal);
  const ask = stateOf("Danger").getByRole("button", { name: "Delete" });
  await ask.click();
  const question = page.getByRole("alertdialog", { name: "Delete 2 users?" });
  await expect.element(question.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(ask).toHaveFocus();
});
