import type { SetupUse } from "@evolve/contracts/setup-use";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { BusinessUnitPanel } from "./business-unit-panel.tsx";
import { QueuesScreen } from "./queues-screen.tsx";

const idOf = (last: number) => `0198c0de-0000-7000-8000-00000000000${last}`;

const nothing: SetupUse = {
  ...{ staffed: [], planningGroups: [], queues: [], events: [], timeOffLimits: [] },
  ...{ forecasts: 0, scenarios: 0, shifts: 0, workPlans: 0, shrinkageEntries: 0, schedules: 0, reports: 0, people: 0 },
  hasHistory: false,
};
const permissions = ["wfm:setup:view", "wfm:setup:edit"] as const;

/** The question before a queue is deleted. */
const askOfQueue = async (use: Partial<SetupUse>) => {
  const queue = {
    id: idOf(1),
    businessUnitId: idOf(2),
    businessUnitName: "Nordic",
    planningGroupId: null,
    planningGroupName: null,
    name: "Orders",
    media: "voice",
    concurrency: 1,
    openingHours: [],
    version: 1,
  };
  const { screen } = await renderScreen({
    Screen: QueuesScreen,
    areas: ["planning", "organization", "setupUse", "dates"],
    permissions,
    answers: {
      searchQueues: () => ({ queues: [queue], totalRecords: 1 }),
      searchBusinessUnits: () => ({ businessUnits: [], totalRecords: 0 }),
      listSavedViews: () => ({ views: [], defaultViewId: null }),
      readSetupUse: () => ({ ...nothing, ...use }),
    },
  });
  await screen.getByRole("button", { name: "Actions for Orders" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  return page.getByRole("alertdialog", { name: "Delete queue?" });
};

test("Before a queue is deleted, what keeps it from being deleted is named", async () => {
  const question = await askOfQueue({ planningGroups: ["Sales"], hasHistory: true });
  await expect.element(question.getByText(/It is in the planning group Sales/)).toBeVisible();
  await expect.element(question.getByText("It has history, so it can’t be deleted.")).toBeVisible();
});

test("Where nothing depends on a queue, the question says so", async () => {
  const question = await askOfQueue({});
  await expect.element(question.getByText("Nothing depends on it.")).toBeVisible();
});

test("A site that is taken out of a business unit says who is planned there, before the unit is saved", async () => {
  const unit = {
    id: idOf(2),
    name: "Nordic",
    zone: "Europe/Oslo",
    weekStart: 1,
    intervalMinutes: 30,
    sites: [{ id: idOf(3), name: "Oslo", zone: "Europe/Oslo" }],
    queueCount: 0,
    planningGroupCount: 0,
    version: 1,
  };
  const { screen, inputsOf } = await renderScreen({
    Screen: () => <BusinessUnitPanel rowId={unit.id} onClose={() => undefined} />,
    areas: ["planning", "organization", "setupUse", "dates"],
    permissions,
    answers: {
      searchBusinessUnits: () => ({ businessUnits: [unit], totalRecords: 1 }),
      readSetupUse: () => ({ ...nothing, people: 4 }),
    },
  });
  await screen.getByRole("button", { name: "Remove site Oslo" }).click();
  await expect.element(screen.getByText("The site “Oslo” is removed.")).toBeVisible();
  await expect.element(screen.getByText("4 people are planned there and have to move first.")).toBeVisible();
  expect(inputsOf("readSetupUse")).toEqual([{ params: { subject: "site", subjectId: idOf(3) } }]);
});
