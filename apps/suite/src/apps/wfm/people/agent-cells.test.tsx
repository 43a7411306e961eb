import { noTerms, type PlanningAgentRow } from "@evolve/contracts/planning-people";
import { codeOf } from "@evolve/contracts/errors";
import type { Permission } from "@evolve/contracts/permission-names";
import { CallError } from "@evolve/session";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AgentsScreen } from "./agents-screen.tsx";

const idOf = (last: number) => `0198c0de-0000-7000-8000-00000000000${last}`;
const [ann, bo, nordic, iberia, oslo, lisbon, early, turns] = [1, 2, 3, 4, 5, 6, 7, 8].map(idOf) as [
  ...[string, string, string, string],
  ...[string, string, string, string],
];
const row = (id: string, name: string, more: Partial<PlanningAgentRow>): PlanningAgentRow => ({
  ...{ id, name, employeeNumber: null, businessUnitId: nordic, businessUnitName: "Nordic", teamName: null },
  ...{ hireDate: "2026-01-05", leavesOn: null, version: 3, siteName: null, planName: null, skillNames: [] },
  contract: noTerms,
  ...more,
});
const choices = {
  skills: [],
  workPlans: [{ id: early, name: "Early" }],
  rotations: [{ id: turns, name: "Turns" }],
  sites: [
    { id: oslo, name: "Oslo", businessUnitId: nordic },
    { id: lisbon, name: "Lisbon", businessUnitId: iberia },
  ],
};

const agentsList = async (
  permissions: readonly Permission[],
  { planName = "Early", refusal }: { readonly planName?: string; readonly refusal?: CallError } = {},
) => {
  const { screen, inputsOf } = await renderScreen({
    Screen: AgentsScreen,
    areas: ["workPlans", "planning", "organization", "list", "grid", "choices", "dates", "fields"],
    permissions,
    answers: {
      searchPlanningAgents: () => ({
        agents: [row(ann, "Ann", { employeeNumber: "17", planName }), row(bo, "Bo", {})],
        totalRecords: 2,
      }),
      planningAgentChoices: () => choices,
      searchBusinessUnits: () => ({ businessUnits: [], totalRecords: 0 }),
      searchWorkPlans: () => ({ workPlans: [], totalRecords: 0 }),
      listSavedViews: () => ({ views: [], defaultViewId: null }),
      editPlanningAgents: () => {
        if (refusal) throw refusal;
        return { changed: 2 };
      },
    },
  });
  await expect.element(screen.getByText("Ann")).toBeVisible();
  const press = async (header: string, name: string) => {
    const headers = [...document.querySelectorAll('[role="columnheader"]')];
    const column = headers.find(({ textContent }) => textContent.includes(header))?.getAttribute("aria-colindex") ?? "";
    const lines = [...document.querySelectorAll('[role="rowgroup"] [role="row"], [role="grid"] [role="row"]')];
    const line = lines.find(({ textContent }) => textContent.includes(name)) ?? document.body;
    await userEvent.click(line.querySelector(`[aria-colindex="${column}"]`) ?? line);
  };
  return { screen, press, edits: () => inputsOf("editPlanningAgents") };
};

const clipboard = (kind: "copy" | "paste", text = ""): string => {
  const clipboardData = new DataTransfer();
  if (kind === "paste") clipboardData.setData("text/plain", text);
  document.activeElement?.dispatchEvent(new ClipboardEvent(kind, { clipboardData, bubbles: true, cancelable: true }));
  return clipboardData.getData("text/plain");
};

const planner = ["wfm:plans:view", "wfm:plans:edit"] as const;

test("Numbers of several agents are pasted from a spreadsheet and saved in one call, with the versions that were shown", async () => {
  const { press, edits } = await agentsList(planner);
  await press("Employee number", "Ann");
  clipboard("paste", "18\n19");
  await expect.poll(edits).toEqual([
    {
      body: {
        agents: [
          { userId: ann, version: 3, employeeNumber: "18" },
          { userId: bo, version: 3, employeeNumber: "19" },
        ],
      },
    },
  ]);
});

test("Sites and plans are pasted by name, whatever its case; a name that nothing has is refused with its row and column", async () => {
  const { screen, press, edits } = await agentsList(planner);
  await press("Site", "Ann");
  clipboard("paste", "oslo\tTURNS\nOslo\tLate");
  await expect.poll(edits).toEqual([
    {
      body: {
        agents: [
          { userId: ann, version: 3, siteId: oslo, assignment: { workPlanId: null, rotationId: turns } },
          { userId: bo, version: 3, siteId: oslo },
        ],
      },
    },
  ]);
  await expect
    .element(screen.getByRole("alert"))
    .toMatchTextContent("Row 2, Plan: There is no plan or rotation of this name.");
});

test("A number that is too long is refused with its row and column before anything is sent", async () => {
  const { screen, press, edits } = await agentsList(planner);
  await press("Employee number", "Ann");
  clipboard("paste", `18\n${"9".repeat(200)}`);
  await expect.element(screen.getByRole("alert")).toMatchTextContent("Row 2, Employee number: Your entry is too long");
  await expect.poll(edits).toHaveLength(1);
  expect(edits()[0]).toEqual({ body: { agents: [{ userId: ann, version: 3, employeeNumber: "18" }] } });
});

test("Hours of contracts and last days are pasted as a spreadsheet writes them, and undone", async () => {
  const { press, edits } = await agentsList(planner);
  await press("Minimum paid hours a week", "Ann");
  clipboard("paste", "30\t37.5\n\t40");
  await press("Last day", "Ann");
  clipboard("paste", "3/31/2027");
  await expect.poll(edits).toEqual([
    {
      body: {
        agents: [
          { userId: ann, version: 3, minWeeklyMinutes: 1_800, maxWeeklyMinutes: 2_250 },
          { userId: bo, version: 3, maxWeeklyMinutes: 2_400 },
        ],
      },
    },
    { body: { agents: [{ userId: ann, version: 3, leavesOn: "2027-03-31" }] } },
  ]);
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.poll(() => edits()[2]).toEqual({ body: { agents: [{ userId: ann, version: 3, leavesOn: null }] } });
});

test("Hours beyond the limits, and a minimum above the maximum, are refused in hours before anything is sent", async () => {
  const { screen, press, edits } = await agentsList(planner);
  await press("Minimum paid hours a week", "Ann");
  clipboard("paste", "1000");
  await expect
    .element(screen.getByRole("alert"))
    .toMatchTextContent("Row 1, Minimum paid hours a week: Enter 100 or less.");
  await press("Minimum paid hours a week", "Bo");
  clipboard("paste", "40\t30");
  await expect.element(page.getByText("Bo: the minimum of paid hours is above the maximum.")).toBeVisible();
  expect(edits()).toEqual([]);
});

test.for([
  {
    what: "a number that is taken",
    refused: { code: codeOf("nameExists"), fields: { "agents.1.employeeNumber": "unique" } },
    text: "Bo, Employee number: This entry already exists. Enter a different one. Nothing was saved.",
  },
  {
    what: "somebody who was changed meanwhile",
    refused: { code: codeOf("changedMeanwhile"), fields: { "agents.0.version": "changedMeanwhile" } },
    text: /^Ann: .+ Nothing was saved\.$/,
  },
])("The message about $what names the person", async ({ refused, text }) => {
  const { press } = await agentsList(planner, { refusal: new CallError({ ...refused, status: 409 }) });
  await press("Employee number", "Ann");
  clipboard("paste", "18\n19");
  await expect.element(page.getByText(text)).toBeVisible();
});

test("A site of another business unit is not sent, and the message names it", async () => {
  const { press, edits } = await agentsList(planner);
  await press("Site", "Ann");
  clipboard("paste", "Lisbon");
  await expect.element(page.getByText("Lisbon is not a site of Nordic, where Ann is planned.")).toBeVisible();
  expect(edits()).toEqual([]);
});

test("A plan that is there no more is not given back by an undo, and nothing else is done in its place", async () => {
  const { press, edits } = await agentsList(planner, { planName: "Gone" });
  await press("Plan", "Ann");
  clipboard("paste", "Turns");
  await expect.poll(() => edits().length).toBe(1);
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(page.getByText("There is no plan or rotation of this name.")).toBeVisible();
  expect(edits()).toHaveLength(1);
});

test("Who may only look copies cells, and changes none", async () => {
  const { press, edits } = await agentsList(["wfm:plans:view"]);
  await press("Employee number", "Ann");
  expect(clipboard("copy")).toBe("17");
  clipboard("paste", "18");
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement?.tagName).not.toBe("INPUT");
  expect(edits()).toEqual([]);
});
