import type { UserDetails } from "@evolve/contracts/users";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { UserActions } from "./user-actions.tsx";

const user: UserDetails = {
  id: "u2",
  kind: "person",
  userName: "bea@acme.test",
  emailAddress: "bea@acme.test",
  firstName: "Bea",
  lastName: "Stone",
  fullName: "Bea Stone",
  initials: "BS",
  status: "ACTIVE",
  locked: false,
  lockedUntil: null,
  invitationExpired: false,
  role: null,
  team: null,
  employeeGroup: null,
  skills: [],
  lastSignInAt: null,
  version: 1,
  hireDate: "2020-01-01",
  secondaryRoles: [],
  samlUser: false,
  createdAt: "2020-01-01T00:00:00Z",
};

const show = (
  changes: Partial<UserDetails> = {},
  permissions: readonly ("user:edit" | "user:view")[] = ["user:edit"],
) =>
  renderScreen({
    Screen: () => <UserActions user={{ ...user, ...changes }} />,
    areas: ["users"],
    permissions,
    answers: { startPasswordReset: () => ({ emailSent: true, passwordSet: false }) },
  });
const start = "Start a password reset";

test("An administrator starts a password reset from a user's page, after reading what it does, and gives a reason", async () => {
  const { screen, inputsOf } = await show();
  await screen.getByRole("button", { name: start }).click();
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog.getByText(/Bea Stone will be signed out everywhere/)).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(inputsOf("startPasswordReset")).toEqual([]);
  await screen.getByRole("button", { name: start }).click();
  await dialog.getByRole("textbox", { name: "Reason" }).fill("Ticket 4711");
  await dialog.getByRole("button", { name: start }).click();
  await expect.element(screen.getByText(/Bea Stone was signed out and was sent a link/)).toBeVisible();
  expect(inputsOf("startPasswordReset")).toEqual([{ body: { email: "bea@acme.test", reason: "Ticket 4711" } }]);
});

test("A password reset is not offered without user:edit, nor for people without a password here", async () => {
  for (const shown of [
    await show({}, ["user:view"]),
    await show({ samlUser: true }),
    await show({ kind: "service" }),
    await show({ status: "PENDING" }),
    await show({ id: "u1" }),
  ]) {
    await expect.element(shown.screen.getByRole("button", { name: start })).not.toBeInTheDocument();
    await shown.screen.unmount();
  }
});
