import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { FirstStepsScreen } from "./first-steps-screen.tsx";

test("Steps lead to the screens that one may open; of the others it is said that one may not", async () => {
  const { screen } = await renderScreen({
    Screen: FirstStepsScreen,
    areas: ["planning"],
    permissions: ["wfm:setup:view", "wfm:history:view", "wfm:forecast:view"],
    answers: {
      readFirstSteps: () => ({
        businessUnits: 1,
        historyDays: 0,
        planningGroups: 0,
        forecasts: 0,
        hasMainForecast: false,
        staffedGroups: 0,
        groupsWithoutHandleTimes: 0,
      }),
    },
  });
  const step = (text: RegExp) => screen.getByRole("listitem").filter({ hasText: text });
  await expect
    .element(
      step(/Import/)
        .getByText("You don’t have the permission for this step.")
        .first(),
    )
    .toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Import files" })).not.toBeInTheDocument();
  const links = screen
    .getByRole("link")
    .elements()
    .map((link) => link.getAttribute("href"));
  expect(links.map((href) => href?.replace(/.*\/wfm\//, ""))).toEqual([
    "business-units",
    "planning-groups",
    "forecast",
    "forecast",
  ]);
  expect(screen.getByText("You don’t have the permission for this step.").elements()).toHaveLength(2);
});
