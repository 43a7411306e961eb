import { codeOf } from "@evolve/contracts/errors";
import { CallError } from "@evolve/session";
import { renderScreen } from "@evolve/shell/testing";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { RotationPanel } from "./rotation-panel.tsx";

const idOf = (last: number) => `0198c0de-0000-7000-8000-00000000000${last}`;
const [early, late, turns] = [idOf(1), idOf(2), idOf(3)];
const rotation = {
  ...{ id: turns, name: "Turns", firstDay: "2027-01-04", workPlanIds: [early, late], version: 5 },
  ...{ workPlanNames: ["Early", "Late"], agentCount: 0 },
};

afterEach(() => sessionStorage.clear());

const show = (rowId: string | null, answers: Parameters<typeof renderScreen>[0]["answers"] = {}) =>
  renderScreen({
    Screen: () => <RotationPanel rowId={rowId} onClose={() => undefined} />,
    areas: ["workPlans", "organization", "planning", "dates", "validation"],
    permissions: ["wfm:plans:view", "wfm:plans:edit"],
    answers: {
      searchRotations: () => ({ rotations: [rotation], totalRecords: 1 }),
      planningAgentChoices: () => ({
        ...{ skills: [], rotations: [], sites: [] },
        workPlans: [
          { id: early, name: "Early" },
          { id: late, name: "Late" },
        ],
      }),
      saveRotation: () => ({ rotation }),
      ...answers,
    },
  });
const panel = page.getByRole("dialog");
const weeks = () => panel.getByRole("button", { name: /^Remove week/ }).elements();

test("A rotation is made of a plan for each week: a week begins as the one before it, and another plan is chosen", async () => {
  const { inputsOf } = await show(null);
  await panel.getByRole("textbox", { name: "Name" }).fill("Early and late");
  await panel.getByRole("group", { name: "Begins in the week of" }).getByRole("spinbutton").first().click();
  await userEvent.keyboard("01042027");
  const add = panel.getByRole("button", { name: "Add week" });
  await add.click();
  await add.click();
  expect(weeks()).toHaveLength(2);
  await panel.getByRole("button", { name: /Week 2$/ }).click();
  await page.getByRole("option", { name: "Late" }).click();
  await panel.getByRole("button", { name: "Create", exact: true }).click();
  await expect.poll(() => inputsOf("saveRotation")).toHaveLength(1);
  expect(inputsOf("saveRotation")).toEqual([
    { body: { name: "Early and late", firstDay: "2027-01-04", workPlanIds: [early, late] } },
  ]);
});

test("A week is taken out of a rotation, which is saved based on the version that was seen", async () => {
  const { inputsOf } = await show(turns);
  await panel.getByRole("button", { name: "Remove week 1" }).click();
  await panel.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => inputsOf("saveRotation")).toHaveLength(1);
  expect(inputsOf("searchRotations")[0]).toEqual({ body: { filter: { id: [turns] } } });
  expect(inputsOf("saveRotation")).toEqual([
    { body: { name: "Turns", firstDay: "2027-01-04", workPlanIds: [late], id: turns, version: 5 } },
  ]);
});

test("A rotation without a week is not sent; a name that another has is said at its field", async () => {
  const { inputsOf } = await show(turns, {
    saveRotation: () => {
      throw new CallError({ code: codeOf("nameExists"), status: 409, fields: {} });
    },
  });
  for (let left = 2; left > 0; left -= 1) await panel.getByRole("button", { name: "Remove week 1" }).click();
  await panel.getByRole("button", { name: "Save" }).click();
  await expect.element(panel.getByText("This field is required.")).toBeVisible();
  expect(inputsOf("saveRotation")).toEqual([]);
  await panel.getByRole("button", { name: "Add week" }).click();
  await panel.getByRole("button", { name: "Save" }).click();
  await expect.element(panel.getByRole("textbox", { name: "Name" })).toBeInvalid();
});
