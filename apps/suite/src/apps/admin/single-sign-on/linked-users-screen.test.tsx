import type { Permission } from "@evolve/contracts/permission-names";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { LinkedUsersScreen } from "./linked-users-screen.tsx";

const user = {
  id: "0198c0de-0000-7000-8000-000000000001",
  userName: "ada@acme.test",
  firstName: "Ada",
  lastName: "Agent",
  nameId: "ada-17",
  linkedAt: "2026-11-20T09:30:00.000Z",
};

const show = (permissions: readonly Permission[]) => {
  let users = [user];
  return renderScreen({
    Screen: LinkedUsersScreen,
    areas: ["singleSignOn"],
    permissions,
    answers: {
      searchSamlUsers: () => ({ users, totalRecords: users.length }),
      listSavedViews: () => ({ views: [], defaultViewId: null }),
      unlinkSamlUser: () => {
        users = [];
        return { success: true };
      },
    },
  });
};
const actions = { name: "Actions for ada@acme.test" };

test("A linked user is unlinked after a question that says what it does, and is gone from the list", async () => {
  const { screen, inputsOf } = await show(["sso:view", "sso:edit"]);
  await expect.element(screen.getByRole("gridcell", { name: "ada-17" })).toBeVisible();
  await screen.getByRole("button", actions).click();
  await page.getByRole("menuitem", { name: "Unlink" }).click();
  const question = page.getByRole("alertdialog", { name: "Unlink user?" });
  await expect.element(question.getByText(/ada@acme.test is signed out everywhere/)).toBeVisible();
  expect(inputsOf("unlinkSamlUser")).toEqual([]);
  await question.getByRole("button", { name: "Unlink" }).click();
  await expect.element(screen.getByText("Nobody is linked yet")).toBeVisible();
  expect(inputsOf("unlinkSamlUser")).toEqual([{ params: { userId: user.id } }]);
});

test("Who may only view single sign-on is offered no unlinking", async () => {
  const { screen } = await show(["sso:view"]);
  await expect.element(screen.getByRole("gridcell", { name: "ada-17" })).toBeVisible();
  expect(screen.getByRole("button", actions).query()).toBeNull();
});
