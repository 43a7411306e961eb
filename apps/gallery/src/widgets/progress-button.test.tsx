import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { emulate, focus, showStates, stateOf, stopClock } from "../../test/show-states.tsx";
import * as progressButton from "./progress-button.tsx";

describe("the progress button", () => {
  test("starts at 0.3, rises 0.02 each 250 ms and jumps to 0.98 when the work is done [WIDG-010, WIDG-024]", async () => {
    await showStates(progressButton);
    stopClock();
    const state = stateOf("Loading");
    const button = state.getByRole("button", { name: "Publish schedule" });
    const bar = state.getByRole("progressbar", { name: "In progress…" });
    await button.click();
    await expect.element(bar).toHaveAttribute("aria-valuenow", "30");
    await vi.advanceTimersByTimeAsync(250);
    await expect.element(bar).toHaveAttribute("aria-valuenow", "32");
    await vi.advanceTimersByTimeAsync(500);
    await expect.element(bar).toHaveAttribute("aria-valuenow", "36");
    await state.getByRole("button", { name: "Done." }).click();
    await expect.element(state.getByRole("status").filter({ hasText: "Done." })).toHaveLength(1);
    await expect
      .element(state.css(".ev-progress-bar").first())
      .toHaveAttribute("style", expect.stringMatching(/width: 98%/));
    await vi.advanceTimersByTimeAsync(1_000);
    await expect.element(state.getByRole("status").filter({ hasText: "Done." })).not.toBeInTheDocument();
  });

  test("waits before the end however long the work takes, and takes no second press [WIDG-024]", async () => {
    await showStates(progressButton);
    stopClock();
    const state = stateOf("Loading");
    const button = state.getByRole("button", { name: "Publish schedule" });
    await focus(button);
    await userEvent.keyboard("{Enter}");
    await vi.advanceTimersByTimeAsync(60_000);
    const bar = state.getByRole("progressbar");
    await expect.element(bar).toHaveAttribute("aria-valuenow", "98");
    await userEvent.keyboard("{Enter}");
    await vi.advanceTimersByTimeAsync(250);
    await expect.element(bar).toHaveAttribute("aria-valuenow", "98");
    await expect.element(button).toHaveFocus();
  });

  test("shows that the work failed until it is tried again [WIDG-010]", async () => {
    await showStates(progressButton);
    stopClock();
    const state = stateOf("WithError");
    const button = state.getByRole("button", { name: "Publish schedule" });
    await button.click();
    await vi.advanceTimersByTimeAsync(2_500);
    await expect.element(state.getByRole("status").first()).toHaveTextContent("Something went wrong. Try again.");
    await expect.element(state.getByRole("progressbar")).not.toBeInTheDocument();
    await button.click();
    await expect.element(state.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "30");
  });

  test("moves in steps with reduced motion [WIDG-010]", async () => {
    await emulate({ reducedMotion: "reduce" });
    await showStates(progressButton);
    const bar = stateOf("Filled").css(".ev-progress-bar");
    expect(getComputedStyle(bar.element()).transitionProperty).toBe("none");
  });
});
