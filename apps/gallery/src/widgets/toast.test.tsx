import { describe, expect, test, vi } from "vitest";
import { commands, page } from "vitest/browser";
import { emulate, focus, showStates, stateOf, stopClock } from "../../test/show-states.tsx";
import * as toast from "./toast.tsx";

const saveIn = () => stateOf("Filled").getByRole("button", { name: "Save" });

const cards = () => page.elementLocator(document.body).css(".ev-toast");

/** Two messages, the newer above the older, with the clock in our hand. */
const showTwo = async () => {
  await showStates(toast);
  const older = saveIn();
  const newer = stateOf("WithAction").getByRole("button", { name: "Delete" });
  await expect.element(newer).toBeVisible();
  stopClock();
  await older.click();
  await newer.click();
  await vi.advanceTimersByTimeAsync(400);
  await expect.element(cards()).toHaveLength(2);
};

/** The promise: a message can be read to its end, and none stays for ever. */
describe("a message", () => {
  test("stays while the pointer or the focus is on any of them, and a second longer", async () => {
    await showTwo();
    await cards().first().hover();
    await vi.advanceTimersByTimeAsync(20_000);
    await expect.element(cards()).toHaveLength(2);
    await focus(cards().first().getByRole("button", { name: "Undo" }));
    await commands.pointer("move", 5, 5);
    await vi.advanceTimersByTimeAsync(20_000);
    await expect.element(cards()).toHaveLength(2);
    await cards().first().hover();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await vi.advanceTimersByTimeAsync(20_000);
    await expect.element(cards()).toHaveLength(2);
    await commands.pointer("move", 5, 5);
    await vi.advanceTimersByTimeAsync(900);
    await expect.element(cards()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(5_000);
    await expect.element(cards()).not.toBeInTheDocument();
  });

  test("that comes while another is looked at stays as long as that", async () => {
    await showTwo();
    await focus(cards().last().getByRole("button", { name: "Close" }));
    (saveIn().element() as HTMLElement).click();
    await vi.advanceTimersByTimeAsync(400);
    await expect.element(cards()).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(20_000);
    await expect.element(cards()).toHaveLength(3);
  });

  test("that is closed under the pointer leaves the others their time", async () => {
    await showTwo();
    await cards().first().getByRole("button", { name: "Close" }).click();
    await vi.advanceTimersByTimeAsync(400);
    await expect.element(cards()).toHaveLength(1);
    await commands.pointer("move", 5, 5);
    await focus(saveIn());
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.element(cards()).not.toBeInTheDocument();
  });

  /** How far a message above has come in the midst of its glide when the middle one of three is closed; null for none. */
  const closeMiddle = async () => {
    const [upper, middle] = document.querySelectorAll(".ev-toast");
    const top = () => upper?.getBoundingClientRect().top ?? 0;
    const before = top();
    middle?.querySelector<HTMLElement>(".ev-toast-close")?.click();
    await new Promise(requestAnimationFrame);
    const glide = upper?.getAnimations().find((one) => !(one instanceof CSSAnimation));
    glide?.pause();
    if (glide) glide.currentTime = 60;
    const midway = top();
    glide?.finish();
    return { isMoved: top() > before + 30, isMidway: midway > before && midway < top() };
  };

  test("that goes from between others lets those above it glide down", async () => {
    await showStates(toast);
    for (let count = 0; count < 3; count += 1) await saveIn().click();
    await expect.element(cards()).toHaveLength(3);
    expect(await closeMiddle()).toEqual({ isMoved: true, isMidway: true });
    await expect.element(cards()).toHaveLength(2);
  });

  test("that goes moves the others at once with reduced motion", async () => {
    await emulate({ reducedMotion: "reduce" });
    await showStates(toast);
    for (let count = 0; count < 3; count += 1) await saveIn().click();
    await expect.element(cards()).toHaveLength(3);
    expect(await closeMiddle()).toEqual({ isMoved: true, isMidway: false });
  });
});
