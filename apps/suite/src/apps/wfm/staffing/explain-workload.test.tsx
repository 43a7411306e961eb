import type { WorkloadExplanation } from "@evolve/contracts/staffing-explanation";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import type { StaffingWeek } from "@evolve/contracts/staffing";
import { ExplainPanel } from "./explain-panel.tsx";
import { ExplainWorkload } from "./explain-workload.tsx";

const explanation: WorkloadExplanation = {
  kind: "workload",
  startsAt: Date.parse("2026-11-30T09:00:00Z"),
  intervalMinutes: 30,
  contacts: 40,
  handleSeconds: 300,
  band: null,
  layers: {
    ...{ baseline: 32, baselineHandleSeconds: 300 },
    changes: [
      { kind: "event", name: "Campaign", measure: "offered", adds: 6.4 },
      { kind: "override", name: "A letter goes out", measure: "offered", adds: 1.6 },
      { kind: "override", name: "New form", measure: "handleTime", adds: 20 },
    ],
  },
  goal: {
    serviceLevel: 0.9,
    targetSeconds: 14_400,
    averageWaitSeconds: null,
    abandonRate: null,
    maxOccupancy: null,
  },
  scheduled: 7,
  shrinkage: [],
  agents: 5,
  deadlineSeconds: 14_400,
  occupancy: 0.9,
  waiting: 12,
  planned: 27,
  perPerson: 5.4,
  around: [3, 4, 5, 6, 7].map((agents) => ({
    agents,
    backlog: 52 - agents * 5.4,
    serviceLevel: agents >= 5 ? 1 : 0.9999,
    isMet: agents >= 5,
  })),
  simulation: {
    ...{ serviceLevel: 0.9614, left: 26.3, averageSeconds: 9_000, runs: 200, margin: 0.002 },
    ...{ difference: -0.0386, isDifferent: true },
  },
  late: 0,
};

const shown = () =>
  renderScreen({
    Screen: () => <ExplainWorkload explanation={explanation} />,
    areas: ["requirement", "planning"],
    permissions: ["wfm:staffing:view"],
    answers: {},
  });

test("Of work that can wait, too, it is said why the last person is needed", async () => {
  const { screen } = await shown();
  await expect
    .element(screen.getByText(/^Why 5 on the queue, not 4\? With 4, 30 contacts are left .* with 5, 25\./))
    .toBeVisible();
});

test("Of work that can wait, a simulation stands beside the formula, and what fewer people make late never rounds up to all", async () => {
  const { screen } = await shown();
  await expect.element(screen.getByText(/The simulation differs from the formula by −3\.9 points/)).toBeVisible();
  const row = (name: string) => screen.getByRole("row", { name });
  await expect.element(row("Done in time 100.0% 96.1%")).toBeVisible();
  await expect.element(row("Left at the end 25 26.3")).toBeVisible();
  await expect.element(row("Mean time until done Not known 2.5 h")).toBeVisible();
  await expect.element(row("4 people 99.9 Below the goal")).toBeInTheDocument();
  await expect.element(screen.getByText("Simulated 200 times, ± 0.2 points")).toBeVisible();
});

test("The contacts of an interval are told by baseline, events and overrides", async () => {
  const { screen } = await shown();
  const facts = screen.getByRole("definition");
  await expect.element(screen.getByText("Event: Campaign")).toBeVisible();
  await expect.element(screen.getByText("Override: A letter goes out")).toBeVisible();
  expect(facts.elements().map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(["40", "32", "+6.4", "+1.6"]),
  );
  // Its handle time is that of all the time that is calculated.
  expect(screen.getByText("Override: New form").query()).toBeNull();
});

const weekOf = (required: number, stale: NonNullable<StaffingWeek["calculation"]>["stale"]): StaffingWeek => ({
  planningGroup: { id: "g1", name: "Email", isDeferrable: true, goal: explanation.goal },
  zone: "UTC",
  weekStart: 1,
  intervalMinutes: 30,
  days: [{ date: "2026-11-30", first: 0, startsAt: explanation.startsAt, intervals: 1, slots: [0], closed: null }],
  hasForecast: true,
  calculation: { calculatedAt: "2026-11-28T08:00:00Z", calculatedBy: "Ann", stale, fault: null, late: 0 },
  isOpen: [true],
  contacts: [40],
  handleSeconds: [300],
  onQueue: [required - 2],
  required: [required],
  shrinkage: [0],
  serviceLevel: [null],
  averageWaitSeconds: [null],
  occupancy: [0.9],
  schedule: null,
});

test("A cell that was calculated from other inputs says so, where these need another number of people", async () => {
  const showWith = (required: number) =>
    renderScreen({
      Screen: () => (
        <ExplainPanel
          week={weekOf(required, ["forecast"])}
          place={0}
          at={explanation.startsAt}
          onClose={() => undefined}
        />
      ),
      areas: ["requirement", "planning"],
      permissions: ["wfm:staffing:view"],
      answers: { explainStaffing: () => ({ explanation }) },
    });
  const { screen } = await showWith(6);
  await expect.element(screen.getByText(/^The map still says 6:/)).toBeVisible();
  const { screen: same } = await showWith(7);
  await expect.element(same.getByText(/^Why 5 on the queue/).last()).toBeVisible();
  await expect.element(same.getByText(/^The map still says 7:/)).not.toBeInTheDocument();
});
