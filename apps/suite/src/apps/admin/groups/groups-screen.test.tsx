import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { GroupsScreen } from "./groups-screen.tsx";

const nothing = {
  ...{ staffed: [], planningGroups: [], queues: [], events: [], timeOffLimits: [] },
  ...{ forecasts: 0, scenarios: 0, shifts: 0, workPlans: 0, shrinkageEntries: 0, schedules: 0, reports: 0, people: 0 },
  hasHistory: false,
};
const group = { id: "0198c0de-0000-7000-8000-000000000001", name: "Night shift", memberCount: 12, version: 1 };

test("Before a group is deleted, the question says how many people are in it", async () => {
  const { screen, inputsOf } = await renderScreen({
    Screen: GroupsScreen,
    areas: ["organization", "setupUse"],
    permissions: ["group:view", "group:edit"],
    answers: {
      searchGroups: () => ({ groups: [group], totalRecords: 1 }),
      listSavedViews: () => ({ views: [], defaultViewId: null }),
      readSetupUse: () => ({ ...nothing, people: 12 }),
      deleteGroups: () => ({ success: true }),
    },
  });
  await screen.getByRole("button", { name: "Actions for Night shift" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete group?" });
  await expect.element(question.getByText("12 people are in it.")).toBeVisible();
  expect(inputsOf("readSetupUse")).toEqual([{ params: { subject: "group", subjectId: group.id } }]);
  expect(inputsOf("deleteGroups")).toEqual([]);
  await question.getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => inputsOf("deleteGroups")).toEqual([{ body: { groupToDeleteIds: [group.id] } }]);
});
