import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { focus, showStates, stateOf, stopClock } from "../../test/show-states.tsx";
import * as modal from "./modal.tsx";

/** The promise: a modal keeps what was typed until somebody says otherwise, and saves what was meant. */
const opened = async (state: string) => {
  await showStates(modal);
  await stateOf(state).getByRole("button", { name: "Edit user" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit user" });
  await expect.element(dialog).toBeVisible();
  return { dialog };
};

test("a modal has title, subtitle, cross, Cancel and Save; a clean one closes at once [WIDG-012]", async () => {
  for (const way of ["Close", "Cancel"]) {
    const { dialog } = await opened("Filled");
    await expect.element(dialog.getByText("Changes take effect at once.", { exact: false })).toBeVisible();
    await expect.element(dialog.getByRole("button", { name: "Save" })).toBeEnabled();
    await dialog.getByRole("button", { name: way }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  }
});

test("its button reads Save where something is edited and Create otherwise [WIDG-019]", async () => {
  const { dialog: edited } = await opened("Filled");
  await expect.element(edited.getByRole("button", { name: "Save" })).toBeVisible();
  await edited.getByRole("button", { name: "Cancel" }).click();
  await expect.element(edited).not.toBeInTheDocument();
  const { dialog: made } = await opened("Creating");
  await made.getByRole("button", { name: "Create" }).click();
  await expect.element(made).not.toBeInTheDocument();
});

test("with unsaved changes closing asks; No stays with what was typed, Yes closes [WIDG-016, WIDG-017]", async () => {
  const { dialog } = await opened("Filled");
  const name = dialog.getByRole("textbox", { name: "Display name" });
  await name.fill("Somebody else");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  const question = page.getByRole("dialog", { name: /^All changes will be lost/ });
  await expect.element(question).toMatchTextContent("Are you sure you want to exit without saving?");
  await question.getByRole("button", { name: "No" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(name).toHaveValue("Somebody else");
  await dialog.getByRole("button", { name: "Close" }).click();
  await question.getByRole("button", { name: "Yes" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("Escape goes the way of the cross after 300 ms: it asks when something would be lost [WIDG-018]", async () => {
  const { dialog } = await opened("Filled");
  await dialog.getByRole("textbox", { name: "Display name" }).fill("Somebody else");
  stopClock();
  await userEvent.keyboard("{Escape}");
  const question = page.getByRole("dialog", { name: /^All changes will be lost/ });
  await vi.advanceTimersByTimeAsync(299);
  await expect.element(question).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(question).toBeVisible();
  vi.useRealTimers();
  await question.getByRole("button", { name: "Yes" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("Save shows what is wrong and saves nothing; the last press within the second counts [WIDG-014]", async () => {
  const { dialog } = await opened("Filled");
  const name = dialog.getByRole("textbox", { name: "Display name" });
  await name.fill("");
  await expect.element(dialog.getByText("This name is taken")).not.toBeInTheDocument();
  await focus(name);
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog.getByText("This name is taken")).toBeVisible();
  await expect.element(name).toHaveFocus();
  await name.fill("Somebody else");
  await focus(name);
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
});

test("Save opens the tab that hides the first fault, and leads to it [WIDG-015]", async () => {
  const { dialog } = await opened("WithTabs");
  await expect.element(dialog.getByRole("tab", { name: "Team" })).toHaveAttribute("aria-selected", "true");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(dialog.getByRole("tab", { name: "General" })).toHaveAttribute("aria-selected", "true");
  await expect.element(dialog.getByRole("textbox", { name: "Display name" })).toHaveFocus();
});

test("a saved modal leaves no announcement behind that names nothing", async () => {
  const { dialog } = await opened("WithTabs");
  await dialog.getByRole("tab", { name: "General" }).click();
  await dialog.getByRole("textbox", { name: "Display name" }).fill("Avery");
  const save = dialog.getByRole("button", { name: "Save" });
  await focus(save);
  await userEvent.keyboard("{Enter}");
  await expect.element(page.elementLocator(document.body).css("[data-live-announcer] [role=img]")).not.toHaveLength(0);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .element(page.elementLocator(document.body).css("[data-live-announcer] [role=img]"))
    .not.toBeInTheDocument();
});
