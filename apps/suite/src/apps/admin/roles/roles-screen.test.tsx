import type { RoleRow } from "@evolve/contracts/role-lists";
import type { Permission } from "@evolve/contracts/permission-names";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { RolesScreen } from "./roles-screen.tsx";

const roleOf = (id: string, displayName: string, userCount: number): RoleRow => ({
  id,
  legacyId: id,
  roleName: displayName,
  displayName,
  description: "",
  isSystem: false,
  holdsAll: false,
  permissionCount: 3,
  userCount,
});

const show = (permissions: readonly Permission[]) =>
  renderScreen({
    Screen: RolesScreen,
    areas: ["roles", "organization", "permissions"],
    permissions,
    answers: {
      searchRoles: () => ({ roles: [roleOf("r1", "Agent", 12), roleOf("r2", "Spare", 0)], totalRecords: 2 }),
      listSavedViews: () => ({ views: [], defaultViewId: null }),
    },
  });

test("The list of roles says how many people hold each, and leads to the list of them", async () => {
  const { screen, inputsOf } = await show(["role:view", "user:view"]);
  const link = screen.getByRole("link", { name: "12 users have this role" });
  await expect.element(link).toBeVisible();
  expect(link.element().getAttribute("href")).toContain("roleId=r1");
  expect(inputsOf("searchRoles")[0]).toMatchObject({ body: { metrices: { columns: ["userCount"] } } });
  // Nobody to show.
  expect(screen.getByRole("link", { name: /^0 users/ }).query()).toBeNull();
});

test("Without user:view the number leads nowhere", async () => {
  const { screen } = await show(["role:view"]);
  await expect.element(screen.getByRole("gridcell", { name: "12", exact: true })).toBeVisible();
  expect(screen.getByRole("link", { name: /have this role/ }).query()).toBeNull();
});
