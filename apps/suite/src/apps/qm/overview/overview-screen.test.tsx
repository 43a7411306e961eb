import { renderScreen } from "@evolve/shell/testing";
import { daysLater } from "@evolve/workforce";
import { expect, test } from "vitest";
import { dateIn, startOfWeek } from "../../../parts/local-days.ts";
import { OverviewScreen } from "./overview-screen.tsx";

const zone = "Pacific/Kiritimati";
const figures = { evaluations: 3, score: 80, failed: 0 };

test("The weeks are those of the reader's clock, and each figure leads to the evaluations that it counts", async () => {
  const { screen, inputsOf } = await renderScreen({
    Screen: OverviewScreen,
    areas: ["quality", "charts"],
    permissions: ["quality:evaluations:view"],
    query: "?weeks=4",
    timeZone: zone,
    answers: {
      qualityOverview: () => ({
        overview: {
          ...{ ...figures, openDisputes: 1, weeks: [], forms: [], teams: [], weakest: [], sections: [] },
          agents: [{ id: "a1", name: "Ann Frost", ...figures }],
        },
      }),
    },
  });
  const until = dateIn(zone, Date.now());
  const from = daysLater(startOfWeek(until, 1), -21);
  const agent = screen.getByRole("link", { name: "Ann Frost" });
  await expect.element(agent).toBeVisible();
  expect(inputsOf("qualityOverview")).toEqual([{ body: { from, until } }]);
  const queryOf = (link: Element): Record<string, string> =>
    Object.fromEntries(new URLSearchParams((link.getAttribute("href") ?? "").split("?")[1]));
  const status = "submitted,acknowledged,disputed,resolved";
  expect(queryOf(agent.element())).toEqual({ from, until, status, agentId: "a1" });
  const disputes = screen.getByRole("link", { name: "1", exact: true });
  expect(queryOf(disputes.element())).toEqual({ from, until, status: "disputed" });
});
