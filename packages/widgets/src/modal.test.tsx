import "./tokens.css";
import { useState } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { WidgetLabelsProvider } from "./labels.tsx";
import { Button } from "./button.tsx";
import { ConfirmPopover } from "./confirm-popover.tsx";
import { MessageModal } from "./message-modal.tsx";
import { Modal, type ModalProps } from "./modal.tsx";
import { Tabs } from "./tabs.tsx";
import { useHasUnsaved } from "./unsaved.ts";

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
        {props.children ?? (({ showsErrors }) => (showsErrors ? "A name is required" : "A name"))}
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

it("without its save button a modal still has Cancel [WIDG-013]", async () => {
  await open({ isSaveHidden: true });
  await expect.element(button("Cancel")).toBeVisible();
  expect(button("Save").query()).toBeNull();
});

it("what is only read is closed, not cancelled", async () => {
  const { onOpenChange } = await open({ onSave: undefined });
  expect(button("Cancel").query()).toBeNull();
  await button("Close").last().click();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

it("a footer of its own replaces the buttons, and a press on the backdrop closes [WIDG-013]", async () => {
  const { onOpenChange } = await open({ footer: <button type="button">OK</button> });
  await expect.element(button("OK")).toBeVisible();
  expect(button("Cancel").query()).toBeNull();
  await userEvent.click(document.querySelector(".ev-modal-backdrop") ?? document.body, { position: { x: 4, y: 4 } });
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

it("a button of its own joins the others after 50 ms, and does what it says [CONST-004]", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const onPress = vi.fn();
  const { onOpenChange, onSave } = await open({ customButton: { label: "Copy", onPress } });
  await vi.advanceTimersByTimeAsync(49);
  await expect.element(button("Cancel")).toBeVisible();
  expect(button("Copy").query()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await button("Copy").click();
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(onSave).not.toHaveBeenCalled();
  expect(onOpenChange).not.toHaveBeenCalled();
});

it("saving finds the tab of the first invalid field at once, with no clock running [CONST-003]", async () => {
  const items = [
    { id: "general", label: "General", content: "Nothing to fill in" },
    { id: "team", label: "Team", content: <input aria-label="Name of the team" aria-invalid /> },
  ];
  await open({ children: <Tabs label="Team" items={items} shouldForceMount /> });
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  await expect.element(dialog.getByRole("tab", { name: "General" })).toHaveAttribute("aria-selected", "true");
  await button("Save").click();
  await expect.element(dialog.getByRole("tab", { name: "Team" })).toHaveAttribute("aria-selected", "true");
  await expect.element(dialog.getByRole("textbox", { name: "Name of the team" })).toHaveFocus();
});

it("a dirty modal is something to lose by leaving the page, until it is closed or clean again", async () => {
  const Page = ({ isOpen, isDirty }: Pick<ModalProps, "isOpen" | "isDirty">) => (
    <WidgetLabelsProvider labels={labels}>
      <output>{useHasUnsaved() ? "something to lose" : "nothing to lose"}</output>
      <Modal title="Edit team" onOpenChange={() => undefined} isOpen={isOpen} isDirty={isDirty}>
        A name
      </Modal>
    </WidgetLabelsProvider>
  );
  const lost = (text: string) => expect.element(page.getByText(text)).toBeInTheDocument();
  const { rerender } = await render(<Page isOpen isDirty={false} />);
  await lost("nothing to lose");
  await rerender(<Page isOpen isDirty />);
  await lost("something to lose");
  await rerender(<Page isOpen isDirty={false} />);
  await lost("nothing to lose");
  await rerender(<Page isOpen isDirty />);
  await lost("something to lose");
  await rerender(<Page isOpen={false} isDirty />);
  await lost("nothing to lose");
});

const Members = () => {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isGone, setGone] = useState(false);
  return (
    <WidgetLabelsProvider labels={labels}>
      <Button onPress={() => setOpen(true)}>Open</Button>
      {isOpen && (
        <Modal isOpen title="Edit team" onOpenChange={setOpen}>
          {!isGone && <Button onPress={() => setAsking(true)}>Remove</Button>}
          {isAsking && (
            <MessageModal
              isOpen
              title="Remove?"
              confirmLabel="Yes"
              cancelLabel="No"
              onCancel={() => setAsking(false)}
              onConfirm={() => {
                setGone(true);
                setAsking(false);
              }}
            >
              For good.
            </MessageModal>
          )}
        </Modal>
      )}
    </WidgetLabelsProvider>
  );
};

it("when a question has removed what asked it, the modal below has the focus, and Escape closes it [WIDG-013]", async () => {
  await render(<Members />);
  await page.getByRole("button", { name: "Open" }).click();
  await button("Remove").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Open" })).toHaveFocus();
});

const Keys = () => {
  const [shown, setShown] = useState<"form" | "secret" | null>(null);
  const title = shown === "form" ? "New key" : "The secret";
  return (
    <WidgetLabelsProvider labels={labels}>
      <Button onPress={() => setShown("form")}>Open</Button>
      {shown && (
        <Modal
          key={shown}
          isOpen
          title={title}
          onOpenChange={() => setShown(null)}
          {...(shown === "form" && { onSave: () => setShown("secret") })}
        >
          {title}
        </Modal>
      )}
    </WidgetLabelsProvider>
  );
};

it("a modal that took another's place gives the focus back to what opened the first [WIDG-013]", async () => {
  await render(<Keys />);
  const opener = page.getByRole("button", { name: "Open" });
  await opener.click();
  await page.getByRole("button", { name: "Create" }).click();
  const secret = page.getByRole("dialog", { name: "The secret" });
  await secret.getByRole("button", { name: "Close" }).last().click();
  await expect.element(secret).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

const Rows = ({ goesAfter }: { readonly goesAfter: number }) => {
  const [rows, setRows] = useState(["Ann", "Bo", "Cleo"]);
  const [asked, setAsked] = useState<string | null>(null);
  const remove = () => {
    setAsked(null);
    setTimeout(() => setRows(rows.filter((row) => row !== asked)), goesAfter);
  };
  return (
    <WidgetLabelsProvider labels={labels}>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <Button onPress={() => setAsked(row)}>{`Delete ${row}`}</Button>
          </li>
        ))}
      </ul>
      {asked && (
        <MessageModal
          isOpen
          title="Delete?"
          confirmLabel="Yes"
          cancelLabel="No"
          onCancel={() => setAsked(null)}
          onConfirm={remove}
        >
          For good.
        </MessageModal>
      )}
    </WidgetLabelsProvider>
  );
};

it.each([0, 400])(
  "when a row has gone %i ms after the question, the row that has its place has the focus, after the last one the one before [WIDG-013]",
  async (goesAfter) => {
    await render(<Rows goesAfter={goesAfter} />);
    for (const [gone, next] of [
      ["Bo", "Cleo"],
      ["Cleo", "Ann"],
    ]) {
      await page.getByRole("button", { name: `Delete ${gone}` }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
      await expect.element(page.getByRole("button", { name: `Delete ${gone}` })).not.toBeInTheDocument();
      await expect.element(page.getByRole("button", { name: `Delete ${next}` })).toHaveFocus();
    }
  },
);

const Keepable = ({ asks }: { readonly asks: "dialog" | "at the button" }) => {
  const [rows, setRows] = useState(["Ann", "Bo"]);
  const [asked, setAsked] = useState<string | null>(null);
  const remove = (gone: string) => {
    setAsked(null);
    setTimeout(() => setRows((now) => now.filter((row) => row !== gone)), 100);
  };
  return (
    <WidgetLabelsProvider labels={labels}>
      <Button>Elsewhere</Button>
      <section>
        <h2>People</h2>
        {rows.length > 0 && (
          <ul>
            {rows.map((row) => (
              <li key={row}>
                {asks === "dialog" ? (
                  <Button onPress={() => setAsked(row)}>{`Delete ${row}`}</Button>
                ) : (
                  <ConfirmPopover
                    trigger={<Button>{`Delete ${row}`}</Button>}
                    title="Delete?"
                    text="For good."
                    dismissLabel="No"
                    confirmLabel="Yes"
                    onConfirm={() => remove(row)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        <Button>Add</Button>
      </section>
      {asked && (
        <MessageModal
          isOpen
          title="Delete?"
          confirmLabel="Yes"
          cancelLabel="No"
          onCancel={() => setAsked(null)}
          onConfirm={() => remove(asked)}
        >
          For good.
        </MessageModal>
      )}
    </WidgetLabelsProvider>
  );
};

it.each(["dialog", "at the button"] as const)(
  "when the last row of a list has gone after a question (%s), what is nearest to the list has the focus [WIDG-013]",
  async (asks) => {
    await render(<Keepable asks={asks} />);
    for (const [gone, next] of [
      ["Ann", "Delete Bo"],
      ["Bo", "Add"],
    ] as const) {
      await page.getByRole("button", { name: `Delete ${gone}` }).click();
      await page.getByRole("button", { name: "Yes" }).click();
      await expect.element(page.getByRole("button", { name: `Delete ${gone}` })).not.toBeInTheDocument();
      await expect.element(page.getByRole("button", { name: next })).toHaveFocus();
    }
  },
);
