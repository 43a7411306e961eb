import type { PlanningGroup } from "@evolve/contracts/planning-groups";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { PlanningGroupPanel } from "./planning-group-panel.tsx";

const unitId = "0198c0de-0000-7000-8000-000000000001";
const queueId = "0198c0de-0000-7000-8000-000000000002";
const group: PlanningGroup = {
  id: "0198c0de-0000-7000-8000-000000000003",
  businessUnitId: unitId,
  name: "Mail",
  isDeferrable: false,
  goal: { serviceLevel: null, targetSeconds: null, averageWaitSeconds: 30, abandonRate: null, maxOccupancy: null },
  patienceSeconds: 60,
  queueIds: [queueId],
  skillId: null,
  version: 1,
};

const show = () =>
  renderScreen({
    Screen: () => <PlanningGroupPanel rowId={group.id} onClose={() => undefined} />,
    areas: ["setupUse", "planning", "organization", "choices"],
    permissions: ["wfm:setup:view", "wfm:setup:edit"],
    answers: {
      searchPlanningGroups: () => ({ planningGroups: [group] }),
      searchBusinessUnits: () => ({ businessUnits: [{ id: unitId, name: "Berlin" }] }),
      searchQueues: () => ({
        queues: [
          { id: queueId, name: "Mail", businessUnitId: unitId, planningGroupId: group.id, planningGroupName: "Mail" },
        ],
      }),
      readAgentChoices: () => ({ skills: [] }),
      readSetupUse: () => ({ staffed: [], forecasts: 0, scenarios: 0, shifts: 0, workPlans: 0, shrinkageEntries: 0 }),
      savePlanningGroup: ({ body }: { body?: object }) => ({ planningGroup: body }),
    },
  });

test("For work that can wait only the parts of the goal are asked that count, and the others are kept", async () => {
  const { screen, inputsOf } = await show();
  await expect.element(screen.getByLabelText("Service level, %")).toBeVisible();
  await screen.getByText("Contacts can wait, like email and callbacks").click();
  await expect.element(screen.getByText(/Of the goal only the time and the occupancy count/)).toBeVisible();
  for (const label of ["Service level, %", "Average wait, seconds", "Abandoned at most, %", "Patience, seconds"])
    expect(screen.getByLabelText(label).elements()).toEqual([]);
  await screen.getByLabelText("Done within, seconds").fill("7200");
  await screen.getByLabelText("Occupancy at most, %").fill("85");
  await screen.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(() => inputsOf("savePlanningGroup"))
    .toMatchObject([
      {
        body: {
          isDeferrable: true,
          goal: { targetSeconds: 7_200, maxOccupancy: 0.85, averageWaitSeconds: 30 },
          patienceSeconds: 60,
        },
      },
    ]);
});
