import "@evolve/widgets/tokens.css";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { inShell } from "../../test/in-shell.tsx";
import { rememberedUsers } from "./remembered-users.ts";
import { StudioModal } from "./studio-modal.tsx";

/** The question, with a clipboard that takes what is written or refuses it. */
const open = async (write: () => Promise<void>) => {
  localStorage.clear();
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockImplementation(write);
  const toasts = { show: vi.fn(() => () => undefined), clear: vi.fn() };
  const onClose = vi.fn();
  const { view } = await inShell(<StudioModal onClose={onClose} />, { areas: ["launcher"], shell: { toasts } });
  await render(view);
  const dialog = page.getByRole("dialog", { name: "Studio authentication" });
  await expect.element(dialog).toBeVisible();
  return { dialog, onClose, toasts, writeText };
};

it("Cancel copies nothing, and the user is asked again next time [APPS-041]", async () => {
  const { dialog, onClose, writeText } = await open(() => Promise.resolve());
  await dialog.getByText("Don’t show this message again").click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(onClose).toHaveBeenCalled();
  expect(writeText).not.toHaveBeenCalled();
  expect(rememberedUsers.has(localStorage, "u1")).toBe(false);
  expect(document.querySelector(".ev-modal-medium")).not.toBeNull();
});

it("OK copies the session id and says so; the user is remembered only on request [APPS-042, APPS-044, APPS-045]", async () => {
  const { dialog, toasts, writeText } = await open(() => Promise.resolve());
  await dialog.getByRole("button", { name: "OK" }).click();
  expect(writeText).toHaveBeenCalledOnce();
  await expect
    .poll(() => toasts.show.mock.calls)
    .toEqual([[{ tone: "success", text: "Session ID has been successfully copied to your clipboard" }]]);
  expect(rememberedUsers.has(localStorage, "u1")).toBe(false);
});

it("A browser that does not let the page use the clipboard is told of, not passed over", async () => {
  const { dialog, toasts } = await open(() => Promise.reject(new Error("not allowed")));
  await dialog.getByRole("button", { name: "OK" }).click();
  await expect
    .poll(() => toasts.show.mock.calls)
    .toMatchObject([[{ tone: "danger", text: expect.stringContaining("couldn’t be copied") as string }]]);
});
