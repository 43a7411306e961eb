import type { StaffingWeek } from "@evolve/contracts/staffing";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { StaffingScreen } from "./staffing-screen.tsx";

const monday = Date.parse("2027-01-11T00:00:00Z");
const perDay = 48;
const eachOf = <Value,>(value: Value): Value[] => Array.from({ length: 7 * perDay }, () => value);

const week: StaffingWeek = {
  planningGroup: {
    id: "calls",
    name: "Calls",
    isDeferrable: false,
    goal: {
      serviceLevel: 0.8,
      targetSeconds: 20,
      averageWaitSeconds: null,
      abandonRate: null,
      maxOccupancy: null,
    },
  },
  zone: "Etc/UTC",
  weekStart: 1,
  intervalMinutes: 30,
  days: Array.from({ length: 7 }, (_, day) => ({
    date: new Date(monday + day * 86_400_000).toISOString().slice(0, 10),
    first: day * perDay,
    startsAt: monday + day * 86_400_000,
    intervals: perDay,
    slots: Array.from({ length: perDay }, (_, slot) => slot),
    closed: null,
  })),
  hasForecast: true,
  calculation: null,
  isOpen: eachOf(true),
  contacts: eachOf(10),
  handleSeconds: eachOf(200),
  onQueue: eachOf(3),
  required: eachOf(4),
  shrinkage: eachOf(0.2),
  serviceLevel: eachOf(0.85),
  averageWaitSeconds: eachOf(8),
  occupancy: eachOf(0.7),
  schedule: null,
};

test("An address that names an interval opens its week and why so many people are needed then", async () => {
  const at = monday + 86_400_000 + 9 * 3_600_000;
  const { screen, inputsOf } = await renderScreen({
    Screen: StaffingScreen,
    areas: ["requirement", "planning", "organization", "charts"],
    permissions: ["wfm:staffing:view"],
    query: `?group=calls&from=2027-01-11&at=${at}`,
    answers: {
      searchPlanningGroups: () => ({ planningGroups: [{ id: "calls", name: "Calls" }], totalRecords: 1 }),
      readStaffing: () => ({ staffing: week }),
      readPooledStaffing: () => ({ pool: null }),
      explainStaffing: () => {
        throw new Error("What the explanation says is tested elsewhere");
      },
    },
  });
  await expect.element(screen.getByRole("heading", { name: /Jan 12.*9:00\sAM/ })).toBeVisible();
  expect(inputsOf("readStaffing")).toEqual([{ params: { planningGroupId: "calls" }, query: { from: "2027-01-11" } }]);
  expect(inputsOf("explainStaffing")).toContainEqual({
    params: { planningGroupId: "calls" },
    query: { at: new Date(at).toISOString() },
  });
});
