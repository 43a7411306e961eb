import type { DashboardRow } from "@evolve/contracts/dashboards";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ManageScreen } from "./manage-screen.tsx";

const rowOf = (dashboardId: string, more: Partial<DashboardRow> = {}): DashboardRow => ({
  dashboardId,
  name: dashboardId,
  createdBy: "Ann",
  isOwn: true,
  isFavorite: false,
  mayChange: true,
  sharing: "nobody",
  tileCount: 2,
  changedAt: "2026-11-20T08:00:00Z",
  version: 1,
  ...more,
});

/** A server with these dashboards, which remembers what was deleted. */
const show = (...rows: readonly DashboardRow[]) => {
  let there = rows;
  let deleted: { dashboardId: string; name: string; deletedAt: string }[] = [];
  const find = (id?: string) => rows.find(({ dashboardId }) => dashboardId === id) ?? rowOf("none");
  return renderScreen({
    Screen: ManageScreen,
    areas: ["dashboards", "launcher", "choices", "list"],
    permissions: ["dashboard:view", "dashboard:share"],
    answers: {
      manageableDashboards: () => ({ dashboards: there, deleted }),
      deleteDashboard: ({ params }) => {
        const { dashboardId, name } = find(params?.["dashboardId"]);
        there = there.filter((row) => row.dashboardId !== dashboardId);
        deleted = [{ dashboardId, name, deletedAt: "2026-11-27T08:00:00Z" }];
        return { success: true };
      },
      restoreDashboard: ({ params }) => {
        const row = find(params?.["dashboardId"]);
        there = [...there, row];
        deleted = [];
        return { dashboard: { ...row, tiles: [] } };
      },
      orderFavoriteDashboards: () => ({ dashboards: [] }),
    },
  });
};

const choose = async (name: string, action: string) => {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
};

test("A deleted dashboard is listed with its time, and can be restored long after the message has gone", async () => {
  const { screen, inputsOf } = await show(rowOf("Floor"), rowOf("Night"));
  await expect.element(screen.getByText("Floor")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Recently deleted" }).query()).toBeNull();
  await choose("Floor", "Delete");
  const section = screen.getByRole("region", { name: "Recently deleted" });
  await expect.element(section).toMatchTextContent(/Floor.*Deleted Nov 27, 2026/);
  await section.getByRole("button", { name: "Restore Floor" }).click();
  await expect.element(screen.getByRole("list", { name: "Dashboards" }).getByText("Floor")).toBeVisible();
  await expect.element(section).not.toBeInTheDocument();
  expect(inputsOf("restoreDashboard")).toMatchObject([{ params: { dashboardId: "Floor" } }]);
});

test("Favourites move up and down in their order", async () => {
  const { screen, inputsOf } = await show(
    rowOf("One", { isFavorite: true }),
    rowOf("Two", { isFavorite: true }),
    rowOf("Three"),
  );
  await expect.element(screen.getByText("Three")).toBeVisible();
  await choose("Two", "Move up");
  await expect.poll(() => inputsOf("orderFavoriteDashboards")).toEqual([{ body: { dashboardIds: ["Two", "One"] } }]);
});
