import "@evolve/widgets/tokens.css";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { inShell } from "../../test/in-shell.tsx";
import { ContactModal } from "./contact-modal.tsx";

const show = async (supportPhone: string) => {
  const { runtime } = await inShell(null);
  const { view } = await inShell(<ContactModal onClose={vi.fn()} />, {
    runtime: { settings: { ...runtime.settings, supportPhone } },
  });
  await render(view);
};
const dialog = page.getByRole("dialog", { name: "Contact us" });

it("signed in, Contact us names the phone of the user's support [HEAD-039, HEAD-040]", async () => {
  await show("+1 555 0100");
  await expect.element(dialog.getByText("Or call us: +1 555 0100")).toBeVisible();
});

it("Contact us is a small modal [HEAD-027]", async () => {
  await show("");
  await expect.element(dialog).toBeVisible();
  expect(document.querySelector(".ev-modal-small")).not.toBeNull();
});

it("where support is not reached by phone, none is named", async () => {
  await show("");
  await expect.element(dialog.getByRole("textbox", { name: "Message" })).toBeVisible();
  expect(dialog.getByText("Or call us").query()).toBeNull();
});
