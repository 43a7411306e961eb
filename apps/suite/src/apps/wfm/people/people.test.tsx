import { noTerms, type PlanningAgent, type PlanningAgentRow } from "@evolve/contracts/planning-people";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { AgentWishes } from "./agent-wishes.tsx";
import { ChangeAgents } from "./change-agents.tsx";

const idOf = (last: number) => `0198c0de-0000-7000-8000-00000000000${last}`;
const [ann, bo, sales, lisbon, nordic, iberia] = [idOf(1), idOf(2), idOf(3), idOf(4), idOf(5), idOf(6)];
const areas = ["workPlans", "planning", "organization", "list", "choices", "dates", "fields"] as const;
const anyShift = { earliestStart: null, latestStart: null, shiftHours: null };

const wishesSeen = async (wishes: PlanningAgent["wishes"]) => {
  const { screen } = await renderScreen({
    Screen: () => <AgentWishes wishes={wishes} />,
    areas,
    permissions: [],
    answers: {},
  });
  await expect.element(screen.getByText("Availability and wishes")).toBeVisible();
  return screen
    .getByRole("definition")
    .elements()
    .map(({ textContent }) => textContent.replaceAll("\u202f", " "));
};

test("A planner reads when an agent can work and what they wish for", async () => {
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    day,
    isAvailable: day > 0 && day < 6,
    fromHour: "08:00",
    durationInMinutes: 600,
  }));
  const shifts = { earliestStart: "07:30", latestStart: null, shiftHours: 6 };
  expect(await wishesSeen({ availability: { days }, weekdaysOff: [0, 5], shifts })).toEqual([
    "Mon–Fri 8:00 AM–6:00 PM · Sat–Sun not available",
    "Fri, Sun",
    "from 7:30 AM",
    "6 h",
  ]);
});

test("Who has said nothing can work at any time and has no wish", async () => {
  expect(await wishesSeen({ availability: null, weekdaysOff: [], shifts: anyShift })).toEqual([
    "At any time",
    "No wish",
    "No wish",
    "No wish",
  ]);
});

const row = (id: string, businessUnitId: string): PlanningAgentRow => ({
  ...{ id, name: id, employeeNumber: null, businessUnitId, businessUnitName: businessUnitId, teamName: null },
  ...{ hireDate: "2026-01-05", leavesOn: null, version: 1, siteName: null, planName: null, skillNames: [] },
  contract: noTerms,
});
const choices = {
  skills: [{ id: sales, name: "Sales" }],
  workPlans: [],
  rotations: [],
  sites: [{ id: lisbon, name: "Lisbon", businessUnitId: nordic }],
};

test("Many agents get skills and a site from a day on, and nothing else is changed", async () => {
  const { screen, inputsOf } = await renderScreen({
    Screen: () => <ChangeAgents agents={[row(ann, nordic), row(bo, nordic)]} onClose={() => undefined} />,
    areas,
    permissions: ["wfm:plans:edit"],
    answers: {
      planningAgentChoices: () => choices,
      changePlanningAgents: () => ({ changed: 2 }),
    },
  });
  await screen.getByText("Assign a plan").click();
  await screen.getByText("Assign a site").click();
  await screen.getByRole("button", { name: /Site/u }).click();
  await page.getByRole("option", { name: "Lisbon" }).click();
  await screen.getByText("Assign skills").click();
  await screen.getByRole("button", { name: "Add skill" }).click();
  await screen.getByRole("button", { name: "Save" }).click();
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/u) as string;
  await expect
    .poll(() => inputsOf("changePlanningAgents"))
    .toEqual([
      {
        body: {
          userIds: [ann, bo],
          site: { siteId: lisbon, fromDay: day },
          skills: [{ skillId: sales, proficiency: 5, fromDay: day }],
        },
      },
    ]);
});

test("Agents of several business units get no site", async () => {
  const { screen } = await renderScreen({
    Screen: () => <ChangeAgents agents={[row(ann, nordic), row(bo, iberia)]} onClose={() => undefined} />,
    areas,
    permissions: ["wfm:plans:edit"],
    answers: { planningAgentChoices: () => choices },
  });
  await screen.getByText("Assign a site").click();
  await expect.element(screen.getByText("Select agents of one business unit to assign a site.")).toBeVisible();
});

test("A contract with more hours than a week has is refused in hours, at the field and in the summary", async () => {
  const { screen } = await renderScreen({
    Screen: () => <ChangeAgents agents={[row(ann, nordic)]} onClose={() => undefined} />,
    areas,
    permissions: ["wfm:plans:edit"],
    answers: { planningAgentChoices: () => choices },
  });
  await screen.getByText("Assign a plan").click();
  await screen.getByText("Assign a contract").click();
  await screen.getByRole("textbox", { name: "Maximum paid hours a week" }).fill("200");
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText("Enter 100 or less.").first()).toBeVisible();
  expect(screen.getByText(/6,000/u).elements()).toHaveLength(0);
});
