import type { TileKindName } from "@evolve/contracts/dashboard-tiles";
import type { TileFigures } from "@evolve/contracts/dashboards";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { TileCard } from "./tile-card.tsx";

const nothing: TileFigures = { total: null, parts: [], hours: [] };
const nine = Date.parse("2026-11-26T09:00:00Z");
const curves = {
  zone: "UTC",
  now: nine + 1_800_000,
  instants: [nine, nine + 1_800_000],
  expected: [10, 12],
  actual: [11, null],
};

const show = async (kind: TileKindName, figures: TileFigures | null) =>
  (
    await renderScreen({
      Screen: () => <TileCard kind={kind} height={2} figures={figures} />,
      areas: ["dashboards", "charts"],
      permissions: ["dashboard:view"],
      answers: {},
    })
  ).screen;

test("today's contacts are told until now and drawn beside the forecast", async () => {
  const screen = await show("contactsToday", { ...nothing, total: 11, reference: 10, curves });
  await expect.element(screen.getByText("received, 10 forecast by now")).toBeVisible();
  await expect.element(screen.getByRole("slider", { name: "Contacts today" })).toBeVisible();
  await screen.getByRole("button", { name: "Show as a table" }).click();
  await expect.element(screen.getByRole("columnheader", { name: "Forecast" })).toBeVisible();
});

test("a day with a forecast of which nothing has come yet says so, and draws the forecast", async () => {
  const screen = await show("contactsToday", { ...nothing, curves: { ...curves, actual: [null, null] } });
  await expect.element(screen.getByText("Nothing received yet today")).toBeVisible();
  await expect.element(screen.getByRole("slider", { name: "Contacts today" })).toBeVisible();
});

test("staffing of now names how many people each planning group has of those required", async () => {
  const parts = [
    { id: "g1", name: "Sales", count: 3, of: 5 },
    { id: "g2", name: "Billing", count: 4, of: 4 },
  ];
  const screen = await show("staffingNow", { ...nothing, total: 7, reference: 9, parts });
  await expect.element(screen.getByText("on queue now, 9 required")).toBeVisible();
  await expect.element(screen.getByRole("listitem").filter({ hasText: "Sales" })).toHaveTextContent("Sales3 of 5");
  await expect.element(screen.getByRole("listitem").filter({ hasText: "Billing" })).toHaveTextContent("Billing4 of 4");
});

test("a service level below its goal is never rounded up to it", async () => {
  const parts = [{ id: "g1", name: "Sales", count: 0.798, of: 0.8 }];
  const screen = await show("serviceLevelToday", { ...nothing, total: 0.798, reference: 0.8, parts });
  await expect.element(screen.getByText("Below the goal of 80%")).toBeVisible();
  await expect.element(screen.getByRole("listitem")).toHaveTextContent("Sales79%");
});

test("open requests lead to their list", async () => {
  const parts = [
    { id: "pending", name: null, count: 2 },
    { id: "waitlisted", name: null, count: 1 },
  ];
  const screen = await show("timeOffOpen", { ...nothing, total: 3, parts });
  await expect.element(screen.getByText("Waiting for a decision")).toBeVisible();
  const link = screen.getByRole("link", { name: "Open requests" });
  expect(link.element().getAttribute("href")).toContain("/scheduler/requests?state=pending,waitlisted");
});

test("without a schedule a tile says what is missing; without the permission that it is not for the viewer", async () => {
  const empty = await show("staffingNow", nothing);
  await expect.element(empty.getByText("No schedule is published for today.")).toBeVisible();
  const locked = await show("tradesOpen", null);
  await expect.element(locked.getByText("You don’t have permission to see these figures.")).toBeVisible();
});
