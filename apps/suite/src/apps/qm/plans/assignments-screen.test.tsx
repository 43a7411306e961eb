import type { Permission } from "@evolve/contracts/permission-names";
import type { Assignment } from "@evolve/contracts/evaluation-plans";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { AssignmentsScreen } from "./assignments-screen.tsx";

const uuid = (last: number): string => `0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c${last}`;
const [eva, kim] = [
  { id: uuid(30), name: "Eva Lind" },
  { id: uuid(31), name: "Kim Park" },
];
const given: Assignment = {
  ...{ id: uuid(10), planId: uuid(11), planName: "Weekly", formName: "Phone", interactionId: uuid(12) },
  ...{ reference: "C-1", agentName: "Ann Frost", channel: "voice", startedAt: "2026-11-20T10:00:00Z", seconds: 60 },
  ...{ evaluatorId: eva.id, evaluatorName: eva.name, mayEvaluate: false, status: "open", isOverdue: true },
  ...{ dueAt: "2026-11-30T00:00:00Z", evaluationId: null },
};
const counts = { drawn: 9, done: 4, overdue: 2 };

const render = (own: Partial<Assignment>, permissions: readonly Permission[], query = "") =>
  renderScreen({
    Screen: AssignmentsScreen,
    areas: ["quality"],
    permissions,
    query,
    answers: {
      listSavedViews: () => ({ views: [], defaultViewId: null }),
      searchAssignments: () => ({
        ...{ assignments: [{ ...given, ...own }], totalRecords: 1 },
        evaluators: [{ ...eva, mayEvaluate: false, ...counts }],
      }),
      evaluationPlanChoices: () => ({ forms: [], teams: [], evaluators: [eva, kim] }),
      startAssignment: () => ({ evaluationId: uuid(40) }),
      handOverAssignment: () => ({ success: true }),
    },
  });

test("An evaluator begins the evaluation of what was drawn for them in one press, and sees nobody's progress", async () => {
  const { screen, inputsOf } = await render({ evaluatorId: "u1" }, ["quality:evaluations:edit"]);
  await expect.element(screen.getByRole("row").filter({ hasText: "Ann Frost" })).toMatchTextContent(/Overdue.*Weekly/);
  expect(screen.getByRole("table", { name: "Progress by evaluator" }).elements()).toEqual([]);
  await screen.getByRole("button", { name: "Start: Ann Frost" }).click();
  await expect.poll(() => inputsOf("startAssignment")).toEqual([{ params: { assignmentId: given.id } }]);
});

test("What was drawn for somebody else is not begun", async () => {
  const { screen } = await render({}, ["quality:evaluations:edit", "quality:forms:edit"]);
  await expect.element(screen.getByRole("row").filter({ hasText: "Ann Frost" })).toBeVisible();
  expect(screen.getByRole("button", { name: /^Start/ }).elements()).toEqual([]);
});

test("Who manages the plans sees each evaluator's progress and who can no longer evaluate, and hands an assignment over", async () => {
  const { screen, inputsOf } = await render({}, ["quality:forms:edit"], `?panel=${given.id}`);
  await expect
    .element(screen.getByRole("row", { name: "Eva Lind (can no longer evaluate) 9 4 2" }))
    .toBeInTheDocument();
  const dialog = screen.getByRole("dialog", { name: "Hand over" });
  await expect.element(dialog.getByText(/^Weekly: Ann Frost, C-1. Now with Eva Lind \(can no longer/)).toBeVisible();
  await dialog.getByRole("button", { name: /Choose an evaluator/ }).click();
  await screen.getByRole("option", { name: "Kim Park" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(() => inputsOf("handOverAssignment"))
    .toEqual([{ params: { assignmentId: given.id }, body: { evaluatorId: kim.id } }]);
  await expect.element(screen.getByText("Handed to Kim Park.")).toBeVisible();
});
