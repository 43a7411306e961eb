import type { StaffingWeek } from "@evolve/contracts/staffing";
import type { ScenarioResult } from "@evolve/contracts/staffing-scenarios";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { CompareView } from "./compare-view.tsx";

const goal = {
  serviceLevel: 0.9,
  targetSeconds: 28_800,
  averageWaitSeconds: null,
  abandonRate: null,
  maxOccupancy: null,
};
const slots = Array.from({ length: 48 }, (_, slot) => slot);
const days = [
  { date: "2026-11-30", first: 0, startsAt: Date.parse("2026-11-30T00:00Z"), intervals: 48, slots, closed: null },
];
const isOpen = slots.map((slot) => slot >= 16 && slot < 36);
const week: StaffingWeek = {
  planningGroup: { id: "g1", name: "Email", isDeferrable: true, goal },
  ...{ zone: "UTC", weekStart: 1, intervalMinutes: 30, days, hasForecast: true, calculation: null, isOpen },
  ...{ contacts: [], handleSeconds: [], onQueue: [], required: [], shrinkage: [], serviceLevel: [] },
  ...{ averageWaitSeconds: [], occupancy: [], schedule: null },
};
const values = isOpen.map((open) => (open ? 6 : 0));
const result = (more: Partial<ScenarioResult>): ScenarioResult => ({
  ...{ scenarioId: null, name: null, required: values, onQueue: values, serviceLevel: slots.map(() => null) },
  ...{ hours: 60, peak: 6, cost: 17_400, waiting: { before: 142.4, after: 95.6 }, unreachable: 0 },
  ...more,
});

const compared = (results: readonly ScenarioResult[], currency: string | null) =>
  renderScreen({
    Screen: () => <CompareView week={week} />,
    areas: ["requirement", "planning", "organization"],
    permissions: ["wfm:staffing:view"],
    answers: {
      listScenarios: () => ({ scenarios: [] }),
      compareScenarios: () => ({ zone: "UTC", intervalMinutes: 30, currency, days, isOpen, results }),
    },
  });

test("A scenario tells what its hours cost, and what waits before and after them", async () => {
  const { screen } = await compared([result({})], "SEK");
  await expect.element(screen.getByText(/^60 hours, 6 people at most · SEK.17,400$/)).toBeVisible();
  await expect.element(screen.getByText("142 contacts wait at the beginning, 96 at the end.")).toBeVisible();
});

test("Without a cost of a paid hour there is none to tell, and contacts that do not wait leave nothing", async () => {
  const { screen } = await compared([result({ cost: null, waiting: null })], null);
  await expect.element(screen.getByText("60 hours, 6 people at most")).toBeVisible();
  expect(screen.getByText(/at the beginning/).query()).toBeNull();
});
