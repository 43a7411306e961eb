import "@evolve/widgets/tokens.css";
import { listAccessKeys } from "@evolve/contracts/access-keys";
import type { Call } from "@evolve/contracts/call";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { inShell } from "../../test/in-shell.tsx";
import { ProfileModal } from "./profile-modal.tsx";

const show = async (permissions: readonly string[]) => {
  const call = vi.fn((contract: Call) =>
    contract === listAccessKeys ? Promise.resolve({ accessKeys: [] }) : Promise.reject(new Error(contract.name)),
  );
  const user = { id: "u1", fullName: "Ann Example", userName: "ann@acme.test", role: { name: "Agent" } };
  const shell = { client: { call }, user } as never;
  const { view } = await inShell(<ProfileModal onClose={vi.fn()} />, {
    shell,
    permissions,
    areas: ["accessKeys", "list"],
  });
  await render(view);
  return page.getByRole("dialog", { name: "My profile" });
};

it("my profile is a large modal with the tabs General and Access Keys [USER-002]", async () => {
  const dialog = await show(["myAccessKey:view", "myAccessKey:create", "user:clientgeneralinfo:view"]);
  await expect.element(dialog.getByRole("tab", { name: "General" })).toHaveAttribute("aria-selected", "true");
  await expect.element(dialog.getByText("ann@acme.test")).toBeVisible();
  expect(
    dialog
      .getByRole("tab")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["General", "Access Keys"]);
  expect(document.querySelector(".ev-modal-large")).not.toBeNull();
  await dialog.getByRole("tab", { name: "Access Keys" }).click();
  await expect.element(dialog.getByRole("button", { name: "Generate New Access Key" })).toBeVisible();
});

it("without the permission to see one's keys there is no bar of tabs", async () => {
  const dialog = await show(["user:clientgeneralinfo:view"]);
  await expect.element(dialog.getByText("ann@acme.test")).toBeVisible();
  await expect.element(dialog.getByText("Acme")).toBeVisible();
  expect(dialog.getByRole("tab").elements()).toEqual([]);
});

it("user name and account are hidden from users without the permission [USER-004]", async () => {
  const dialog = await show(["default"]);
  await expect.element(dialog.getByText("Ann Example")).toBeVisible();
  expect(dialog.getByText("ann@acme.test").query()).toBeNull();
  expect(dialog.getByText("Acme").query()).toBeNull();
});
