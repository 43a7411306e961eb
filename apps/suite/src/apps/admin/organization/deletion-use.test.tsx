import { defaultWorkingHours } from "@evolve/contracts/employee-groups";
import type { SetupUse } from "@evolve/contracts/setup-use";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { EmployeeGroupsScreen } from "../employee-groups/employee-groups-screen.tsx";
import { SkillsScreen } from "../skills/skills-screen.tsx";
import { TeamsScreen } from "../teams/teams-screen.tsx";

const row = { id: "0198c0de-0000-7000-8000-000000000001", name: "Sales", memberCount: 4, version: 1 };
const skill = { ...row, colorCode: "#1461c4", channelId: null, proficiencyEnabled: true, acdSkillInfos: [] };
const workingHours = defaultWorkingHours.map((day) => ({ ...day, amountOfHours: 24 }));
const employeeGroup = { ...row, timeZone: "Europe/Oslo", isDefault: false, workingHours };

const screens = {
  skill: { Screen: SkillsScreen, question: "Delete skill?" },
  team: { Screen: TeamsScreen, question: "Delete team?" },
  employeeGroup: { Screen: EmployeeGroupsScreen, question: "Delete employee group?" },
} as const;

const nothing: SetupUse = {
  ...{ staffed: [], planningGroups: [], queues: [], events: [], timeOffLimits: [] },
  ...{ forecasts: 0, scenarios: 0, shifts: 0, workPlans: 0, shrinkageEntries: 0, schedules: 0, reports: 0, people: 0 },
  hasHistory: false,
};

/** The question before the row is deleted, and what it asked the server about. */
const askOf = async (kind: keyof typeof screens, use: Partial<SetupUse>) => {
  const { Screen, question } = screens[kind];
  const { screen, inputsOf } = await renderScreen({
    Screen,
    areas: ["organization", "setupUse", "choices", "dates"],
    permissions: ["skill:view", "skill:edit", "team:view", "team:edit", "employeeGroup:view", "employeeGroup:edit"],
    answers: {
      searchSkills: () => ({ skills: [skill], totalRecords: 1 }),
      searchTeamsV3: () => ({ teams: [row], totalRecords: 1 }),
      searchEmployeeGroups: () => ({ employeeGroups: [employeeGroup], totalRecords: 1 }),
      listSavedViews: () => ({ views: [], defaultViewId: null }),
      readSetupUse: () => ({ ...nothing, ...use }),
    },
  });
  await screen.getByRole("button", { name: "Actions for Sales" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const dialog = page.getByRole("alertdialog", { name: question });
  await expect.element(dialog).toBeVisible();
  return { dialog, asked: inputsOf("readSetupUse") };
};

test("Before a skill is deleted, who has it and whose contacts everybody then takes is said", async () => {
  const { dialog, asked } = await askOf("skill", { people: 4, planningGroups: ["Orders", "Returns"] });
  await expect.element(dialog.getByText("4 people have it.")).toBeVisible();
  await expect
    .element(dialog.getByText("Everybody then takes the contacts of these planning groups: Orders and Returns."))
    .toBeVisible();
  expect(asked).toEqual([{ params: { subject: "skill", subjectId: row.id } }]);
});

test("Before a team is deleted, who is in it and which time-off limits keep it is said", async () => {
  const { dialog, asked } = await askOf("team", { people: 1, timeOffLimits: ["Summer"] });
  await expect.element(dialog.getByText("1 person is in it.")).toBeVisible();
  await expect.element(dialog.getByText("Delete its time-off limits first: Summer.")).toBeVisible();
  expect(asked).toEqual([{ params: { subject: "team", subjectId: row.id } }]);
});

test("Before an employee group is deleted, who is in it is said", async () => {
  const { dialog, asked } = await askOf("employeeGroup", { people: 12 });
  await expect.element(dialog.getByText("12 people are in it.")).toBeVisible();
  expect(asked).toEqual([{ params: { subject: "employeeGroup", subjectId: row.id } }]);
});
