import type { WorkloadExplanation } from "@evolve/contracts/staffing";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { ExplainWorkload } from "./explain-workload.tsx";

const explanation: WorkloadExplanation = {
  kind: "workload",
  startsAt: Date.parse("2026-11-30T09:00:00Z"),
  intervalMinutes: 30,
  contacts: 40,
  handleSeconds: 300,
  band: null,
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
  around: [3, 4, 5, 6, 7].map((agents) => ({ agents, backlog: 52 - agents * 5.4, isMet: agents >= 5 })),
  late: 0,
};

test("Of work that can wait, too, it is said why the last person is needed", async () => {
  const { screen } = await renderScreen({
    Screen: () => <ExplainWorkload explanation={explanation} />,
    areas: ["requirement", "planning"],
    permissions: ["wfm:staffing:view"],
    answers: {},
  });
  await expect.element(screen.getByText(/^Why person 5\? With 4, 30 contacts are left .* with 5 25:/)).toBeVisible();
});
