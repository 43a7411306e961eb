import { defaultWorkingHours, type EmployeeGroupRow } from "@evolve/contracts/employee-groups";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { EmployeeGroupsScreen } from "./employee-groups-screen.tsx";

const monday = 1;
/** Open for an hour on Mondays. */
const short: EmployeeGroupRow = {
  id: "0198c0de-0000-7000-8000-000000000001",
  name: "Short",
  timeZone: "Europe/Stockholm",
  isDefault: false,
  workingHours: defaultWorkingHours.map(({ day }) => ({
    ...{ day, isOpen: day === monday, fromHour: "09:00", durationInMinutes: day === monday ? 60 : 0 },
    amountOfHours: day === monday ? 1 : 0,
  })),
  memberCount: 2,
  version: 1,
};
const usual: EmployeeGroupRow = {
  ...short,
  id: "0198c0de-0000-7000-8000-000000000002",
  name: "Usual",
  isDefault: true,
};

const show = () =>
  renderScreen({
    Screen: EmployeeGroupsScreen,
    areas: ["organization", "setupUse", "fields", "dates"],
    permissions: ["employeeGroup:view", "employeeGroup:edit"],
    answers: {
      searchEmployeeGroups: () => ({ employeeGroups: [short, usual], totalRecords: 2 }),
      readEmployeeGroup: () => ({ group: short }),
      listSavedViews: () => ({ views: [], defaultViewId: null }),
      searchMembers: () => ({ members: [], totalRecords: 0 }),
    },
  });

test("The default employee group bears that after its name, and no other [ORG-003]", async () => {
  const { screen } = await show();
  await expect.element(screen.getByText("Usual (Default)", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("Short", { exact: true })).toBeVisible();
});

test("Working hours are counted in an hour or in hours, as they are changed [ORG-004]", async () => {
  const { screen } = await show();
  await screen.getByRole("button", { name: "Actions for Short" }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const week = page.getByRole("group", { name: "Working hours" });
  await expect.element(week.getByText("1 hour per week", { exact: true })).toBeVisible();
  await week.getByText("Tuesday", { exact: true }).click();
  await expect.element(week.getByText("9 hours per week", { exact: true })).toBeVisible();
});
