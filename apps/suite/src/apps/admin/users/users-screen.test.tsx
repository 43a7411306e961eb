import { type UserRow } from "@evolve/contracts/users";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { UsersScreen } from "./users-screen.tsx";

const userOf = (id: string, fullName: string, fields: Partial<UserRow> = {}): UserRow => ({
  id,
  kind: "person",
  userName: `${id}@acme.test`,
  emailAddress: `${id}@acme.test`,
  firstName: fullName,
  lastName: "",
  fullName,
  initials: "",
  status: "ACTIVE",
  locked: false,
  lockedUntil: null,
  invitationExpired: false,
  role: null,
  team: null,
  employeeGroup: null,
  skills: [],
  lastSignInAt: null,
  ...fields,
});

const show = (users: readonly UserRow[]) =>
  renderScreen({
    Screen: UsersScreen,
    areas: ["users", "list", "grid", "choices", "dates"],
    permissions: ["user:view", "user:delete"],
    timeZone: "Etc/UTC",
    answers: {
      searchUsers: () => ({ users, totalRecords: users.length }),
      listSavedViews: () => ({ views: [], defaultViewId: null }),
      deleteUsersById: () => ({ success: true }),
    },
  });

test("A locked user is listed with who locked them, or until when failed sign-ins did", async () => {
  const { screen } = await show([
    userOf("a", "Ada Agent", { locked: true }),
    userOf("b", "Bo Backup", { locked: true, lockedUntil: "2026-11-27T14:30:00Z" }),
    userOf("c", "Cy Coach"),
  ]);
  await expect.element(screen.getByRole("gridcell", { name: "Locked By an administrator" })).toBeVisible();
  await expect.element(screen.getByRole("gridcell", { name: /^Locked Until 2:30\sPM$/ })).toBeVisible();
  await expect.element(screen.getByRole("gridcell", { name: "Active", exact: true })).toBeVisible();
});

test("Selected users are deleted together, once that is confirmed", async () => {
  const { screen, inputsOf } = await show([userOf("a", "Ada Agent"), userOf("b", "Bo Backup")]);
  await screen.getByRole("checkbox", { name: /Ada Agent/ }).click({ force: true });
  await screen.getByRole("checkbox", { name: /Bo Backup/ }).click({ force: true });
  await screen.getByRole("button", { name: "Delete", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Delete 2 users?" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => inputsOf("deleteUsersById")).toEqual([{ body: { userIds: ["a", "b"] } }]);
});
