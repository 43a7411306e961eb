import "./tokens.css";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { WidgetLabelsProvider } from "./labels.tsx";
import { Modal } from "./modal.tsx";
import { ToastRegion, toasts } from "./toast.tsx";

const labels = { common: { close: "Close", dismiss: "Dismiss", clear: "Clear" } };
const modalLabels = {
  close: "Close",
  cancel: "Cancel",
  save: "Save",
  create: "Create",
  discardTitle: "Discard?",
  discardText: "What you typed is lost.",
  discardYes: "Discard",
  discardNo: "Keep",
};

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => {
  toasts.clear();
  vi.useRealTimers();
});

const open = () =>
  render(
    <WidgetLabelsProvider labels={labels}>
      <ToastRegion label="Messages" />
    </WidgetLabelsProvider>,
  );
const texts = () => [...document.querySelectorAll(".ev-toast-text")].map((text) => text.textContent);
/** Said to the page directly: a real pointer waits for timers, which the test has stopped. */
const pointer = (type: "pointerover" | "pointerout") =>
  region()
    .element()
    .dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "mouse", relatedTarget: document.body }));
const region = () => page.getByRole("region", { name: /Messages/ });

it("a message stays for 5000 ms, a short one for 3000, and at least 1000 once the pointer has left it [NOTE-019]", async () => {
  await open();
  toasts.show({ text: "default" });
  toasts.show({ text: "short", duration: "short" });
  await expect.poll(texts).toEqual(["short", "default"]);
  vi.advanceTimersByTime(2_900);
  expect(texts()).toEqual(["short", "default"]);
  vi.advanceTimersByTime(200);
  await expect.poll(texts).toEqual(["default"]);
  vi.advanceTimersByTime(1_800);
  pointer("pointerover");
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(["default"]);
  pointer("pointerout");
  vi.advanceTimersByTime(900);
  expect(texts()).toEqual(["default"]);
  vi.advanceTimersByTime(200);
  await expect.poll(texts).toEqual([]);
});

it("the newest message is on top, at the bottom right of the page [NOTE-020]", async () => {
  await open();
  for (const text of ["first", "second", "third"]) toasts.show({ text });
  await expect.poll(texts).toEqual(["third", "second", "first"]);
  const tops = [...document.querySelectorAll(".ev-toast")].map((card) => card.getBoundingClientRect().top);
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
  const { right, bottom } = region().element().getBoundingClientRect();
  expect([innerWidth - right, innerHeight - bottom]).toEqual([20, 20]);
});

it("on a phone one message at a time lies over a sheet, clear of its buttons, also where these take two lines", async () => {
  const { innerWidth: width, innerHeight: height } = window;
  await page.viewport(390, 700);
  onTestFinished(() => page.viewport(width, height));
  await render(
    <WidgetLabelsProvider labels={{ ...labels, modal: modalLabels }}>
      <ToastRegion label="Messages" />
      <Modal
        isOpen
        size="panel"
        title="Edit"
        isEdit
        onOpenChange={() => undefined}
        onSave={() => undefined}
        onDelete={() => undefined}
        deleteLabel="Delete what is being edited here"
      >
        Name
      </Modal>
    </WidgetLabelsProvider>,
  );
  for (const text of ["first", "second"]) toasts.show({ text });
  const shown = () => [...document.querySelectorAll(".ev-toast")].filter((card) => card.checkVisibility());
  await expect.poll(() => shown().map((card) => card.textContent)).toEqual(["second"]);
  const footer = document.querySelector(".ev-modal-footer");
  await expect
    .poll(() => (shown()[0]?.getBoundingClientRect().bottom ?? 0) <= (footer?.getBoundingClientRect().top ?? 0))
    .toBe(true);
});

it("on a wide screen messages stand beside a panel, and cover nothing that it shows", async () => {
  const { innerWidth: width, innerHeight: height } = window;
  await page.viewport(1440, 700);
  onTestFinished(() => page.viewport(width, height));
  await render(
    <WidgetLabelsProvider labels={{ ...labels, modal: modalLabels }}>
      <ToastRegion label="Messages" />
      <Modal isOpen size="panel" title="Edit" onOpenChange={() => undefined} onSave={() => undefined}>
        Name
      </Modal>
    </WidgetLabelsProvider>,
  );
  toasts.show({ text: "sent" });
  await expect.poll(texts).toEqual(["sent"]);
  const edge = () => document.querySelector(".ev-modal-panel")?.getBoundingClientRect().left ?? 0;
  await expect.poll(edge).toBe(1440 - 520);
  expect(region().element().getBoundingClientRect().right).toBeLessThanOrEqual(edge());
});

it("on a phone messages stay clear of a bar of actions at the foot of a screen", async () => {
  const { innerWidth: width, innerHeight: height } = window;
  await page.viewport(390, 700);
  onTestFinished(() => page.viewport(width, height));
  await render(
    <WidgetLabelsProvider labels={labels}>
      <ToastRegion label="Messages" />
      <div data-foot-bar="" style={{ position: "fixed", insetInline: 0, bottom: 0, height: 52 }} />
    </WidgetLabelsProvider>,
  );
  toasts.show({ text: "sent" });
  await expect.poll(texts).toEqual(["sent"]);
  expect(region().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(700 - 52);
});
