import type { AdherenceAlert } from "@evolve/contracts/adherence-alerts";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { AlertsScreen } from "./alerts-screen.tsx";

const ids = ["0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c10", "0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c11"] as const;
const teamId = "0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c20";
const groupId = "0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c21";
const anna = { id: "0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c30", name: "Anna Berg" };

const alerts: AdherenceAlert[] = [
  {
    ...{ id: ids[0], name: "North", teamId, planningGroupId: null, minutes: 5, kinds: [], recipientIds: [] },
    ...{ recipients: [], isActive: true, version: 3 },
  },
  {
    ...{ id: ids[1], name: "Billing", teamId: null, planningGroupId: groupId, minutes: 15, kinds: ["away"] },
    ...{ recipientIds: [anna.id], recipients: [anna], isActive: false, version: 1 },
  },
];

const render = (query = "", isEditor = true) =>
  renderScreen({
    Screen: AlertsScreen,
    areas: ["adherence", "organization"],
    permissions: ["wfm:adherence:view", ...(isEditor ? (["wfm:adherence:edit"] as const) : [])],
    query,
    answers: {
      listSavedViews: () => ({ views: [], defaultViewId: null }),
      searchAdherenceAlerts: ({ body }: { body?: { filter: { id?: string[] } } }) => {
        const asked = body?.filter.id;
        const found = alerts.filter(({ id }) => asked?.includes(id) ?? true);
        return { alerts: found, totalRecords: found.length };
      },
      adherenceChoices: () => ({
        ...{ businessUnits: [], sites: [], teams: [{ id: teamId, name: "North" }] },
        planningGroups: [{ id: groupId, name: "Billing" }],
      }),
      searchAlertRecipients: () => ({ recipients: [anna], totalRecords: 1 }),
      saveAdherenceAlert: () => ({ alert: alerts[0] }),
    },
  });

test("An alert says whose agents it is about, after how long, who is told, and whether it is on", async () => {
  const { screen } = await render();
  const rowOf = (name: string) => screen.getByRole("row").filter({ hasText: name });
  await expect.element(rowOf("North")).toMatchTextContent(/Team.*5 minutes.*All.*Supervisors.*On/);
  await expect.element(rowOf("Billing")).toMatchTextContent(/Planning group.*15 minutes.*Not working.*Anna Berg.*Off/);
});

test("An alert is switched off by an action of its row, with the version that was seen", async () => {
  const { screen, inputsOf } = await render();
  const row = screen.getByRole("row").filter({ hasText: "North" });
  await row.getByRole("button").first().click();
  await screen.getByRole("menuitem", { name: "Switch off" }).click();
  await expect
    .poll(() => inputsOf("saveAdherenceAlert"))
    .toEqual([
      {
        body: {
          ...{ id: ids[0], version: 3, teamId, planningGroupId: null, minutes: 5, kinds: [], recipientIds: [] },
          isActive: false,
        },
      },
    ]);
  await expect.element(screen.getByText("The alert for North is off.")).toBeVisible();
});

test("A new alert of a planning group is made for its agents, and for no team", async () => {
  const { screen, inputsOf } = await render("?panel=new");
  const dialog = screen.getByRole("dialog", { name: "Add alert" });
  await dialog.getByRole("button", { name: /Agents of/ }).click();
  await screen.getByRole("option", { name: "A planning group" }).click();
  await dialog.getByRole("button", { name: /^Planning group|Planning group Planning group/ }).click();
  await screen.getByRole("option", { name: "Billing" }).click();
  await dialog.getByRole("textbox", { name: /Minutes out of adherence/ }).fill("8");
  await dialog.getByText("Not working").click();
  await dialog.getByRole("button", { name: /^(Save|Create|Add)/ }).click();
  await expect
    .poll(() => inputsOf("saveAdherenceAlert"))
    .toEqual([
      {
        body: {
          ...{ teamId: null, planningGroupId: groupId, minutes: 8, kinds: ["away"], recipientIds: [] },
          isActive: true,
        },
      },
    ]);
});

test("Who may only view adherence is offered no change", async () => {
  const { screen } = await render("", false);
  await expect.element(screen.getByRole("row").filter({ hasText: "North" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Add alert" }).elements()).toEqual([]);
});
