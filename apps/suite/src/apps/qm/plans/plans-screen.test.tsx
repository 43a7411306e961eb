import type { EvaluationPlan } from "@evolve/contracts/evaluation-plans";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { PlansScreen } from "./plans-screen.tsx";

const uuid = (last: number): string => `0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c${last}`;
const form = { id: uuid(20), name: "Phone" };
const team = { id: uuid(21), name: "North" };
const [eva, lee] = [
  { id: uuid(30), name: "Eva Lind", mayEvaluate: true },
  { id: uuid(31), name: "Lee Gone", mayEvaluate: false },
];
const fields = {
  ...{ name: "Weekly", formId: form.id, teamIds: [team.id], perAgent: 2, channels: [], minSeconds: 30 },
  ...{ evaluatorIds: [eva.id, lee.id], isPaused: false },
};
const plan: EvaluationPlan = {
  ...fields,
  ...{ id: uuid(10), formName: "Phone", isFormOffered: true, teams: [team], evaluators: [eva, lee] },
  ...{ drawn: 12, done: 5, overdue: 3, nextDrawAt: "2026-11-30T00:00:00Z", version: 4 },
};
const retired = { ...plan, id: uuid(11), name: "Chats", isFormOffered: false, evaluators: [eva] };

const render = (query = "") =>
  renderScreen({
    Screen: PlansScreen,
    areas: ["quality", "organization"],
    permissions: ["quality:forms:edit"],
    query,
    answers: {
      listSavedViews: () => ({ views: [], defaultViewId: null }),
      searchEvaluationPlans: ({ body }: { body?: { filter: { id?: string[] } } }) => {
        const found = [plan, retired].filter(({ id }) => body?.filter.id?.includes(id) ?? true);
        return { plans: found, totalRecords: found.length };
      },
      evaluationPlanChoices: () => ({ forms: [form], teams: [team], evaluators: [{ id: eva.id, name: eva.name }] }),
      saveEvaluationPlan: () => ({ plan }),
      deleteEvaluationPlan: () => ({ success: true }),
    },
  });

test("A plan says how much of it is done, who can no longer evaluate, and that nothing is drawn with a retired form", async () => {
  const { screen } = await render();
  const rowOf = (name: string) => screen.getByRole("row").filter({ hasText: name });
  await expect.element(rowOf("Weekly")).toMatchTextContent(/Weekly.*12.*5.*3.*Lee Gone \(can no longer evaluate\)/);
  await expect.element(rowOf("Chats")).toMatchTextContent(/Form not offered/);
});

test("A plan is paused by an action of its row, and deleted after a question that says what goes", async () => {
  const { screen, inputsOf } = await render();
  const menuOf = (name: string) => screen.getByRole("row").filter({ hasText: name }).getByRole("button").first();
  await menuOf("Weekly").click();
  await screen.getByRole("menuitem", { name: "Pause" }).click();
  await expect
    .poll(() => inputsOf("saveEvaluationPlan"))
    .toEqual([{ body: { ...fields, isPaused: true, id: plan.id, version: 4 } }]);
  await menuOf("Weekly").click();
  await screen.getByRole("menuitem", { name: "Delete" }).click();
  await expect.element(screen.getByText(/7 interactions that are still to be evaluated/)).toBeVisible();
  expect(inputsOf("deleteEvaluationPlan")).toEqual([]);
  await screen.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => inputsOf("deleteEvaluationPlan")).toEqual([{ params: { planId: plan.id } }]);
});

test("A new plan needs a name, a form and evaluators", async () => {
  const { screen, inputsOf } = await render("?panel=new");
  const dialog = screen.getByRole("dialog", { name: "Add plan" });
  await dialog.getByRole("textbox", { name: "Name" }).fill("Calls");
  const save = dialog.getByRole("button", { name: /^(Save|Create|Add)/ });
  await save.click();
  expect(inputsOf("saveEvaluationPlan")).toEqual([]);
  await dialog.getByRole("button", { name: /Form/ }).click();
  await screen.getByRole("option", { name: "Phone" }).click();
  await dialog.getByRole("button", { name: /Choose evaluators/ }).click();
  await screen.getByRole("option", { name: "Eva Lind" }).click();
  await userEvent.keyboard("{Escape}");
  await save.click();
  await expect
    .poll(() => inputsOf("saveEvaluationPlan"))
    .toEqual([
      {
        body: {
          ...{ name: "Calls", formId: form.id, teamIds: [], perAgent: 2, channels: [], minSeconds: 0 },
          ...{ evaluatorIds: [eva.id], isPaused: false },
        },
      },
    ]);
});
