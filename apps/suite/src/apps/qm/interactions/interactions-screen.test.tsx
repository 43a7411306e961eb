import type { Permission } from "@evolve/contracts/permission-names";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { InteractionsScreen } from "./interactions-screen.tsx";

const figures = { interactions: 12, recorded: 0.5, averageSeconds: 65 };

const render = (...permissions: Permission[]) =>
  renderScreen({
    Screen: InteractionsScreen,
    areas: ["interactions"],
    permissions: ["recording:view", ...permissions],
    answers: {
      listSavedViews: () => ({ views: [], defaultViewId: null }),
      searchInteractions: () => ({ interactions: [], totalRecords: 0, figures }),
      interactionChoices: () => ({ agents: [], teams: [], queues: [], wrapUps: [], topics: [] }),
    },
  });

test("Interactions are narrowed by customer and seconds by those who may listen, and the figures come with the rows", async () => {
  const { screen, inputsOf } = await render("recording:listen");
  await expect.element(screen.getByText("1:05")).toBeVisible();
  expect(inputsOf("searchInteractions")).toHaveLength(1);
  await screen.getByRole("button", { name: "Filters" }).click();
  await userEvent.fill(screen.getByRole("textbox", { name: "Duration in seconds, at least" }), "90");
  await userEvent.fill(screen.getByRole("searchbox", { name: "Customer" }), "7946");
  await expect
    .poll(() => inputsOf("searchInteractions"))
    .toContainEqual(
      expect.objectContaining({
        body: expect.objectContaining({ filter: { minSeconds: 90, customer: "7946" } }) as object,
      }),
    );
});

test("Who may not listen is offered neither the customer nor topics as a filter", async () => {
  const { screen } = await render();
  await screen.getByRole("button", { name: "Filters" }).click();
  await expect.element(screen.getByRole("textbox", { name: "Duration in seconds, at least" })).toBeVisible();
  expect(screen.getByRole("searchbox", { name: "Customer" }).query()).toBeNull();
  await expect.element(screen.getByText("Wrap-up code")).toBeVisible();
  expect(screen.getByText("Topic", { exact: true }).query()).toBeNull();
});
