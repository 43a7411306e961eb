import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { choiceFieldOf } from "../../test/choices.ts";
import { focus, showStates, stateOf, stopClock, textsOf } from "../../test/show-states.tsx";
import * as omnibar from "./omnibar.tsx";

const openOmnibar = async () => {
  await showStates(omnibar);
  await expect.element(stateOf("Filled").getByText("Dmitri Åström")).toBeVisible();
};

const toggleOf = (state: string) => stateOf(state).getByRole("button", { name: /^Filters/ });

/** The promise: one bar above every list that searches, filters and counts. */
describe("an omnibar", () => {
  beforeEach(openOmnibar);

  test("counts the items, and those that are chosen [OMNI-001]", async () => {
    await expect.element(stateOf("SearchOnClick").getByText("240 items")).toBeVisible();
    await expect.element(stateOf("WithSelection").getByText("3 of 1,248 selected")).toBeVisible();
  });

  test("searches as one types, with what is filtered [OMNI-002]", async () => {
    const state = stateOf("Filled");
    await state.getByRole("searchbox").fill("dmitri ast");
    await expect.element(state.getByRole("listitem").filter({ hasText: "Dmitri Åström" })).toBeVisible();
    await expect.element(state.getByText("1 item")).toBeVisible();
    await state.getByRole("button", { name: "Clear search" }).click();
    await expect.element(state.getByText(/^\d\d items$/)).toBeVisible();
    await expect.element(state.getByRole("searchbox")).toHaveFocus();
  });

  test("searches 300 ms after the last key [OMNI-008]", async () => {
    const state = stateOf("Filled");
    stopClock();
    await state.getByRole("searchbox").fill("dmitri ast");
    await vi.advanceTimersByTimeAsync(299);
    await expect.element(state.getByText("1 item")).not.toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await expect.element(state.getByText("1 item")).toBeVisible();
  });

  test("that waits for a click searches on Enter or the button, and for words only [OMNI-009]", async () => {
    const state = stateOf("SearchOnClick");
    const box = state.getByRole("searchbox");
    const searched = state.css("output");
    await box.fill("ann");
    await state.getByRole("button", { name: "Search" }).click();
    await expect.element(searched).toHaveTextContent("ann");
    await box.fill("berg");
    await expect.element(searched).toHaveTextContent("ann");
    await focus(box);
    await userEvent.keyboard("{Enter}");
    await expect.element(searched).toHaveTextContent("berg");
    await box.fill("   ");
    await focus(box);
    await userEvent.keyboard("{Enter}");
    await state.getByRole("button", { name: "Search" }).click();
    await expect.element(searched).toHaveTextContent("berg");
    await box.fill("berg");
    await state.getByRole("button", { name: "Clear search" }).click();
    await expect.element(searched).toHaveTextContent("");
    await expect.element(box).toHaveFocus();
  });

  test("shows its filters on a press, each a list of several [OMNI-003, OMNI-006]", async () => {
    const state = stateOf("Filled");
    const toggle = toggleOf("Filled");
    await expect.element(toggle).toHaveAttribute("aria-expanded", "false");
    await expect.element(toggle).toHaveAccessibleName("Filters 2 active filters");
    await toggle.click();
    await expect.element(toggle).toHaveAttribute("aria-expanded", "true");
    await expect
      .poll(() => textsOf(state.css(".ev-omnibar-filters .ev-field-label")))
      .toEqual(["Employee group", "Skill", "Group", "Status", "Team"]);
    const team = choiceFieldOf(state.css(".ev-field").filter({ hasText: "Team" }));
    await team.open();
    await team.option("Quality").click();
    await team.close();
    await expect.element(state.getByRole("group", { name: "Active filters" }).getByText("Team: Quality")).toBeVisible();
    await expect.element(toggle).toHaveAccessibleName("Filters 3 active filters");
    await toggle.click();
    await expect.element(state.css(".ev-omnibar-filters")).not.toBeInTheDocument();
  });

  test("has a tag for each value, which can be taken off one by one or all at once [OMNI-004]", async () => {
    const state = stateOf("ManyTags");
    const tags = state.getByRole("group", { name: "Active filters" });
    await expect.element(tags.getByText(/^(Team|Group):/)).toHaveLength(4);
    await tags.getByRole("button", { name: "5 more…" }).click();
    const rest = page.getByRole("dialog");
    await expect.element(rest.getByText(/^(Team|Group):/)).toHaveLength(5);
    await rest.getByRole("button", { name: "Remove filter Group: Group A" }).click();
    await expect.element(rest.getByText(/^(Team|Group):/)).toHaveLength(4);
    await expect.element(rest.getByRole("button", { name: "Remove filter Group: Group B" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(rest).not.toBeInTheDocument();
    await expect.element(tags.getByRole("button", { name: "4 more…" })).toHaveFocus();
    await tags.getByRole("button", { name: "Remove filter Team: Billing Voice" }).click();
    await expect.element(tags.getByText("Team: Billing Voice")).not.toBeInTheDocument();
    await tags.getByRole("button", { name: "Clear all filters" }).click();
    await expect.element(tags).not.toBeInTheDocument();
    await expect.element(toggleOf("ManyTags")).toHaveFocus();
  });

  test("warns where there are more items than one can look through [OMNI-010, OMNI-012]", async () => {
    const warning = "12,480 items match, more than the 10,000 you can browse.";
    await expect.element(stateOf("OverLimit").getByRole("status")).toMatchTextContent(warning);
    await expect.element(stateOf("WithSelection").getByText(/can be looked through/)).not.toBeInTheDocument();
  });
});
