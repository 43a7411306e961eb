import type { ImpersonationRow } from "@evolve/contracts/impersonations";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ImpersonationsScreen } from "./impersonations-screen.tsx";

const current: ImpersonationRow = {
  id: "0198c0de-0000-7000-8000-000000000001",
  impersonator: { id: "m", name: "Mia Manager" },
  user: { id: "a", name: "Ada Agent" },
  reason: "Ticket 4711",
  startedAt: "2026-11-20T09:30:00.000Z",
  expiresAt: "2026-11-20T10:00:00.000Z",
  endedAt: null,
  ending: null,
  endedBy: null,
};
const over: ImpersonationRow = {
  ...current,
  id: "0198c0de-0000-7000-8000-000000000002",
  impersonator: { id: "b", name: "Bo Berg" },
  endedAt: "2026-11-19T10:00:00.000Z",
  ending: "stopped",
  endedBy: { id: "c", name: "Cleo Chief" },
};

const show = (rows: readonly ImpersonationRow[]) => {
  let now = rows;
  return renderScreen({
    Screen: ImpersonationsScreen,
    areas: ["impersonations"],
    permissions: ["tenant:edit"],
    answers: {
      searchImpersonations: () => ({ impersonations: now, totalRecords: now.length }),
      listSavedViews: () => ({ views: [], defaultViewId: null }),
      stopImpersonation: () => {
        now = now.map((row) => (row.id === current.id ? { ...over, ...row, endedAt: row.expiresAt } : row));
        return { success: true };
      },
    },
  });
};

test("What goes on is ended after a question that names both people; what is over says by whom, and offers nothing", async () => {
  const { screen, inputsOf } = await show([current, over]);
  await expect.element(screen.getByRole("gridcell", { name: "Going on" })).toBeVisible();
  await expect.element(screen.getByText(/Ended by Cleo Chief/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Actions for Bo Berg" }).query()).toBeNull();
  await screen.getByRole("button", { name: "Actions for Mia Manager" }).click();
  await page.getByRole("menuitem", { name: "End now" }).click();
  const question = page.getByRole("alertdialog", { name: "End it now?" });
  await expect.element(question.getByText(/Mia Manager stops acting as Ada Agent/)).toBeVisible();
  expect(inputsOf("stopImpersonation")).toEqual([]);
  await question.getByRole("button", { name: "End now" }).click();
  await expect.element(page.getByText("Mia Manager no longer acts as Ada Agent.")).toBeVisible();
  expect(inputsOf("stopImpersonation")).toEqual([{ params: { impersonationId: current.id } }]);
  await expect.element(screen.getByRole("gridcell", { name: "Going on" })).not.toBeInTheDocument();
});

test("An empty list says where acting as somebody begins", async () => {
  const { screen } = await show([]);
  await expect.element(screen.getByText("Nobody has acted as another user yet")).toBeVisible();
  await expect.element(screen.getByText(/“Act as this user”/)).toBeVisible();
});
