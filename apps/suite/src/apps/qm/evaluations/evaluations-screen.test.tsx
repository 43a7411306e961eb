import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { EvaluationsScreen } from "./evaluations-screen.tsx";

const evaluation = {
  ...{ id: "e1", formId: "f1", formName: "Phone call", formVersion: 1, agentId: "a1", agentName: "Ann Frost" },
  ...{ teamName: null, evaluatorId: "u2", evaluatorName: "Eva Lind", status: "submitted" as const, score: 82 },
  ...{ isFailed: false, reference: "C-1", channel: "voice" as const, contactAt: "2026-11-20T10:00:00Z", version: 2 },
  ...{ createdAt: "2026-11-21T10:00:00Z", submittedAt: "2026-11-21T11:00:00Z" },
};
const counts = { draft: 2, submitted: 1, acknowledged: 0, disputed: 0, resolved: 0 };

const render = (query = "") =>
  renderScreen({
    Screen: EvaluationsScreen,
    areas: ["quality"],
    permissions: ["quality:evaluations:view"],
    query,
    answers: {
      listSavedViews: () => ({ views: [], defaultViewId: null }),
      searchEvaluations: () => ({ evaluations: [evaluation], totalRecords: 1, counts }),
      evaluationChoices: () => ({ forms: [], teams: [], evaluators: [] }),
    },
  });

test("Evaluations are narrowed to a range of scores, which the address keeps; what is no percentage narrows nothing", async () => {
  const { screen, inputsOf, address } = await render();
  await expect.element(screen.getByRole("button", { name: "Draft 2" })).toBeVisible();
  expect(inputsOf("searchEvaluations")).toHaveLength(1);
  await screen.getByRole("button", { name: "Filters" }).click();
  const least = screen.getByRole("textbox", { name: "Score in percent, at least" });
  await userEvent.fill(least, "700");
  await expect.element(screen.getByText("Enter a number from 0 to 100.")).toBeVisible();
  expect(address()).not.toContain("scoreFrom");
  await userEvent.fill(least, "70");
  await userEvent.fill(screen.getByRole("textbox", { name: "Score in percent, at most" }), "90");
  await expect
    .poll(() => inputsOf("searchEvaluations"))
    .toContainEqual(
      expect.objectContaining({
        body: expect.objectContaining({ filter: { scoreFrom: 70, scoreTo: 90 } }) as object,
      }),
    );
  expect(address()).toContain("scoreFrom=70");
});
