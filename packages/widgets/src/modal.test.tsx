import "./tokens.css";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { WidgetLabelsProvider } from "./labels.tsx";
import { Modal, type ModalProps } from "./modal.tsx";

const labels = {
  common: { close: "Close", dismiss: "Dismiss", clear: "Clear" },
  modal: {
    close: "Close",
    cancel: "Cancel",
    save: "Save",
    create: "Create",
    discardTitle: "Discard?",
    discardText: "What you typed is lost.",
    discardYes: "Discard",
    discardNo: "Keep",
  },
};
const dialog = page.getByRole("dialog", { name: "Edit team" });
const button = (name: string) => dialog.getByRole("button", { name, exact: true });

const open = async (props: Partial<ModalProps> = {}) => {
  const onOpenChange = vi.fn();
  const onSave = vi.fn();
  const onDelete = vi.fn();
  await render(
    <WidgetLabelsProvider labels={labels}>
      <Modal
        isOpen
        title="Edit team"
        subtitle="Night shift"
        onOpenChange={onOpenChange}
        onSave={onSave}
        onDelete={onDelete}
        deleteLabel="Delete"
        isEdit
        {...props}
      >
        {({ showsErrors }) => (showsErrors ? "A name is required" : "A name")}
      </Modal>
    </WidgetLabelsProvider>,
  );
  await expect.element(dialog).toBeVisible();
  return { onOpenChange, onSave, onDelete };
};

it("a modal takes title, subtitle, save, cancel and delete, and shows errors once saving was tried [WIDG-013]", async () => {
  const { onOpenChange, onSave, onDelete } = await open();
  await expect.element(dialog.getByText("Night shift")).toBeVisible();
  await button("Delete").click();
  expect(onDelete).toHaveBeenCalledTimes(1);
  expect(dialog.getByText("A name is required").query()).toBeNull();
  await button("Save").click();
  await expect.element(dialog.getByText("A name is required")).toBeVisible();
  expect(onSave).toHaveBeenCalledTimes(1);
  await button("Cancel").click();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

it("its save button can be named, disabled and hidden, or all buttons replaced, and the backdrop closes it only if it may [WIDG-013]", async () => {
  const named = await open({ saveLabel: "Send", isSaveDisabled: true, isDismissable: false });
  await expect.element(button("Send")).toBeDisabled();
  await userEvent.click(document.querySelector(".ev-modal-backdrop") ?? document.body, { position: { x: 4, y: 4 } });
  expect(named.onOpenChange).not.toHaveBeenCalled();
});

it("without its save button a modal still has Cancel; a footer of its own replaces both [WIDG-013]", async () => {
  await open({ isSaveHidden: true });
  await expect.element(button("Cancel")).toBeVisible();
  expect(button("Save").query()).toBeNull();
});

it("a footer of its own replaces the buttons, and a press on the backdrop closes [WIDG-013]", async () => {
  const { onOpenChange } = await open({ footer: <button type="button">OK</button> });
  await expect.element(button("OK")).toBeVisible();
  expect(button("Cancel").query()).toBeNull();
  await userEvent.click(document.querySelector(".ev-modal-backdrop") ?? document.body, { position: { x: 4, y: 4 } });
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
