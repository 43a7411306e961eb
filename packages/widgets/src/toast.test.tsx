import "./tokens.css";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { WidgetLabelsProvider } from "./labels.tsx";
import { ToastRegion, toasts } from "./toast.tsx";

const labels = { common: { close: "Close", dismiss: "Dismiss", clear: "Clear" } };

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
