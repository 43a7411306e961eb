import type { Dashboard } from "@evolve/contracts/dashboards";
import { codeOf } from "@evolve/contracts/errors";
import { CallError } from "@evolve/session";
import { renderScreen } from "@evolve/shell/testing";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { RenameDashboard } from "../manage/name-dialog.tsx";
import { EditDashboard } from "./edit-dashboard.tsx";

const dashboard: Dashboard = {
  dashboardId: "0198c0de-0000-7000-8000-000000000001",
  name: "Morning",
  createdBy: "Ada Admin",
  isOwn: true,
  isFavorite: false,
  mayChange: true,
  sharing: "nobody",
  tileCount: 0,
  changedAt: "2026-11-26T08:00:00.000Z",
  version: 3,
  tiles: [],
};
const theirs = { ...dashboard, name: "Early shift", version: 4 };

const answers = {
  readDashboard: () => ({ dashboard: theirs }),
  updateDashboard: ({ body: given }: { body?: unknown }) => {
    const body = given as { name: string; version: number };
    if (body.version !== theirs.version) throw new CallError({ code: codeOf("changedMeanwhile"), status: 409 });
    return { dashboard: { ...theirs, name: body.name, version: 5 } };
  },
  readTileFigures: () => ({ at: "2026-11-26T09:00:00.000Z", figures: [] }),
};

test("Of two people who arrange one dashboard the second sees both versions, and keeps theirs on request", async () => {
  const { screen, inputsOf } = await renderScreen({
    Screen: () => <EditDashboard dashboard={dashboard} onClose={() => undefined} />,
    areas: ["dashboards"],
    permissions: ["dashboard:view"],
    answers,
  });
  await screen.getByRole("textbox", { name: "Name" }).fill("Late shift");
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByRole("row", { name: "Name Late shift Early shift" })).toBeVisible();
  await screen.getByRole("button", { name: "Keep mine" }).click();
  await screen.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(() => inputsOf("updateDashboard"))
    .toMatchObject([{ body: { version: 3 } }, { body: { name: "Late shift", version: 4 } }]);
});

test("Of two people who rename one dashboard the second sees both names before one is lost", async () => {
  const { inputsOf } = await renderScreen({
    Screen: () => <RenameDashboard dashboard={dashboard} onClose={() => undefined} />,
    areas: ["dashboards"],
    permissions: ["dashboard:view"],
    answers,
  });
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name" }).fill("Late shift");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(dialog.getByRole("row", { name: "Name Late shift Early shift" })).toBeVisible();
  await dialog.getByRole("button", { name: "Use the saved version" }).click();
  await expect.element(dialog.getByRole("textbox", { name: "Name" })).toHaveValue("Early shift");
  expect(inputsOf("updateDashboard")).toHaveLength(1);
});

test("How a dashboard was being arranged is there again after a reload, and can be discarded", async () => {
  const tiles = [{ id: "t1", kind: "notifications", width: 2, height: 1 }];
  sessionStorage.setItem(`draft:u1:dashboard-${dashboard.dashboardId}`, JSON.stringify({ name: "Late shift", tiles }));
  onTestFinished(() => sessionStorage.clear());
  const { screen } = await renderScreen({
    Screen: () => <EditDashboard dashboard={dashboard} onClose={() => undefined} />,
    areas: ["dashboards"],
    permissions: ["dashboard:view"],
    answers,
  });
  const name = screen.getByRole("textbox", { name: "Name" });
  await expect.element(name).toHaveValue("Late shift");
  await expect.element(screen.getByText("Nothing on this dashboard yet")).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Start over" }).click();
  await expect.element(name).toHaveValue("Morning");
  await expect.element(screen.getByText("Nothing on this dashboard yet")).toBeVisible();
});
