import type { TenantRow } from "@evolve/contracts/tenant-management";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { TenantsScreen } from "./tenants-screen.tsx";

const tenant: TenantRow = {
  id: "0198c0de-0000-7000-8000-000000000001",
  name: "Globex",
  timezone: "Etc/UTC",
  status: "ACTIVE",
  type: "PAYING",
  userSoftLimit: 100,
  userCount: 3,
  activeUserCount: 2,
  licenses: [],
  toggles: [],
  createdAt: "2026-11-01T00:00:00Z",
  deleteAfter: null,
  version: 1,
};

test("A tenant is made inactive once that is confirmed", async () => {
  const { screen, inputsOf } = await renderScreen({
    Screen: TenantsScreen,
    areas: ["tenantManagement", "list", "grid", "choices"],
    permissions: ["tenant:view", "tenants:manage"],
    answers: {
      searchTenants: () => ({ tenants: [tenant], totalRecords: 1 }),
      listSavedViews: () => ({ views: [], defaultViewId: null }),
      setTenantStatus: () => ({ tenant: { ...tenant, status: "INACTIVE" } }),
    },
  });
  await screen.getByRole("button", { name: "Actions for Globex" }).click();
  await page.getByRole("menuitem", { name: "Make inactive" }).click();
  const question = page.getByRole("alertdialog", { name: "Make tenant inactive?" });
  expect(inputsOf("setTenantStatus")).toEqual([]);
  await question.getByRole("button", { name: "Make inactive" }).click();
  const input = { params: { tenantId: tenant.id }, body: { status: "INACTIVE" } };
  await expect.poll(() => inputsOf("setTenantStatus")).toEqual([input]);
});
