import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { CalendarEventPanel } from "./calendar-event-panel.tsx";

const idOf = (last: number) => `0198c0de-0000-7000-8000-00000000000${last}`;
const [nordic, baltic, sales, service, abroad] = [idOf(1), idOf(2), idOf(3), idOf(4), idOf(5)];
const event = {
  id: idOf(6),
  name: "Letter",
  businessUnitId: nordic,
  businessUnitName: "Nordic",
  planningGroupIds: [sales],
  planningGroupNames: ["Sales"],
  kind: "campaign",
  firstDay: "2026-12-01",
  lastDay: "2026-12-02",
  effect: "multiply",
  factor: 1.5,
  copiedDay: null,
  version: 3,
};

const show = () =>
  renderScreen({
    Screen: () => <CalendarEventPanel rowId={idOf(6)} onClose={() => undefined} />,
    areas: ["planning", "organization", "dates"],
    permissions: ["wfm:setup:view", "wfm:setup:edit"],
    answers: {
      searchCalendarEvents: () => ({ calendarEvents: [event], totalRecords: 1 }),
      searchBusinessUnits: () => ({
        businessUnits: [
          { id: nordic, name: "Nordic" },
          { id: baltic, name: "Baltic" },
        ],
        totalRecords: 2,
      }),
      searchPlanningGroups: () => ({
        planningGroups: [
          { id: sales, name: "Sales", businessUnitId: nordic },
          { id: service, name: "Service", businessUnitId: nordic },
          { id: abroad, name: "Abroad", businessUnitId: baltic },
        ],
        totalRecords: 3,
      }),
      readSetupUse: () => ({
        staffed: ["Sales"],
        forecasts: 1,
        scenarios: 0,
        shifts: 0,
        workPlans: 0,
        shrinkageEntries: 0,
      }),
      saveCalendarEvent: () => ({ calendarEvent: event }),
    },
  });

test("An event is for chosen planning groups of its business unit, and a change says what depends on it before it is saved", async () => {
  const { screen, inputsOf } = await show();
  await screen.getByRole("button", { name: /Planning groups/ }).click();
  await expect.element(screen.getByRole("option", { name: "Abroad" })).not.toBeInTheDocument();
  await screen.getByRole("option", { name: "Service" }).click();
  await screen.getByRole("textbox", { name: "Name" }).click({ force: true });
  await expect.element(screen.getByText("The event then counts for other planning groups.")).toBeVisible();
  await screen.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(() => inputsOf("saveCalendarEvent"))
    .toMatchObject([{ body: { businessUnitId: nordic, planningGroupIds: [sales, service], version: 3 } }]);
});

test("An event that moves to another business unit loses the planning groups of the first", async () => {
  const { screen, inputsOf } = await show();
  await screen.getByRole("button", { name: "Nordic Business unit" }).click();
  await screen.getByRole("option", { name: "Baltic" }).click();
  await screen.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(() => inputsOf("saveCalendarEvent"))
    .toMatchObject([{ body: { businessUnitId: baltic, planningGroupIds: [] } }]);
});
