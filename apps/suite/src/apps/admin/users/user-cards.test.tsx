import { codeOf } from "@evolve/contracts/errors";
import type { UserDetails } from "@evolve/contracts/users";
import { CallError } from "@evolve/session";
import { renderScreen } from "@evolve/shell/testing";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { EditForm } from "./edit-form.tsx";
import { MembershipsCard } from "./memberships-card.tsx";
import { UserDevicesCard } from "./user-devices-card.tsx";
import { UserSessionsCard } from "./user-sessions-card.tsx";

const userId = "0198c0de-0000-7000-8000-000000000001";
const user = {
  id: userId,
  kind: "person",
  fullName: "Ada Agent",
  emailAddress: "ada@acme.test",
  status: "ACTIVE",
  team: { id: "t1", name: "North" },
  employeeGroup: null,
} as UserDetails;

const accessOf = (id: string, browser: string) => ({
  id,
  browser,
  address: "192.0.2.1",
  accessKeyId: null,
  firstUsedAt: "2026-11-20T08:00:00Z",
  lastUsedAt: "2026-11-27T08:00:00Z",
  current: false,
});

test("A user's groups are shown, and only those that were added or removed are sent", async () => {
  const early = { id: "0198c0de-0000-7000-8000-00000000000a", name: "Early shift" };
  const mentors = { id: "0198c0de-0000-7000-8000-00000000000b", name: "Mentors" };
  const { screen, inputsOf } = await renderScreen({
    Screen: () => <MembershipsCard user={user} />,
    areas: ["users", "choices"],
    permissions: ["user:view", "group:view", "group:edit"],
    answers: {
      readMemberships: () => ({ groups: [early], skills: [] }),
      searchGroups: () => ({ groups: [early, mentors], totalRecords: 2 }),
      changeMemberships: () => ({ groups: [mentors], skills: [] }),
    },
  });
  await expect.element(screen.getByText("Early shift")).toBeVisible();
  await screen.getByRole("button", { name: "Change groups and skills" }).click();
  await page.getByRole("button", { name: /^Groups/ }).click();
  await page.getByRole("option", { name: "Mentors" }).click();
  await page.getByRole("option", { name: "Early shift" }).click();
  await userEvent.keyboard("{Escape}");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect
    .poll(() => inputsOf("changeMemberships"))
    .toMatchObject([{ params: { userId }, body: { addedGroupIds: [mentors.id], removedGroupIds: [early.id] } }]);
});

test("A device of a user is forgotten after a question, and the others stay", async () => {
  let devices = [accessOf("d1", "Firefox"), accessOf("d2", "Safari")];
  const { screen, inputsOf } = await renderScreen({
    Screen: () => <UserDevicesCard userId={userId} />,
    areas: ["users", "security"],
    permissions: ["user:edit"],
    answers: {
      listUserDevices: () => ({ devices }),
      forgetUserDevice: () => {
        devices = devices.slice(1);
        return { success: true };
      },
    },
  });
  await screen.getByRole("button", { name: "Forget device Firefox" }).click();
  const question = page.getByRole("dialog", { name: /^Forget this device\?.*sign-in from Firefox/ });
  await expect.element(question.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(question).not.toBeInTheDocument();
  expect(inputsOf("forgetUserDevice")).toEqual([]);
  await screen.getByRole("button", { name: "Forget device Firefox" }).click();
  await question.getByRole("button", { name: "Forget" }).click();
  await expect.element(screen.getByText("Firefox", { exact: true })).not.toBeInTheDocument();
  await expect.element(screen.getByText("Safari")).toBeVisible();
  expect(inputsOf("forgetUserDevice")).toEqual([{ params: { userId, deviceId: "d1" } }]);
});

test("All sessions of a user end once that is confirmed", async () => {
  let sessions = [accessOf("s1", "Firefox"), accessOf("s2", "Safari")];
  const { screen, inputsOf } = await renderScreen({
    Screen: () => <UserSessionsCard user={user} />,
    areas: ["users", "security"],
    permissions: ["user:edit"],
    answers: {
      searchUserSessions: () => ({ sessions, totalRecords: sessions.length }),
      endUserSessions: () => {
        sessions = [];
        return { ended: 2 };
      },
    },
  });
  await screen.getByRole("button", { name: "Sign out everywhere" }).click();
  const question = page.getByRole("alertdialog", { name: "Sign this person out everywhere?" });
  await expect.element(question.getByText(/All sessions of Ada Agent/)).toBeVisible();
  expect(inputsOf("endUserSessions")).toEqual([]);
  await question.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect.element(screen.getByText("Firefox")).not.toBeInTheDocument();
  expect(inputsOf("endUserSessions")).toEqual([{ params: { userId } }]);
});

test("Sessions beyond the first page are shown on demand", async () => {
  const { screen } = await renderScreen({
    Screen: () => <UserSessionsCard user={user} />,
    areas: ["users", "security"],
    permissions: ["user:edit"],
    answers: {
      searchUserSessions: ({ body }: { body?: { after?: string } }) =>
        body?.after === undefined
          ? { sessions: [accessOf("s1", "Firefox")], totalRecords: 2, next: "n" }
          : { sessions: [accessOf("s2", "Safari")], totalRecords: 2 },
    },
  });
  await expect.element(screen.getByText("Firefox")).toBeVisible();
  await expect.element(screen.getByText("Safari")).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Show more sessions" }).click();
  await expect.element(screen.getByText("Safari")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Show more sessions" })).not.toBeInTheDocument();
});

test("What was typed into a user's panel is there again after a reload, and can be discarded", async () => {
  const shown = { ...user, firstName: "Ada", lastName: "Agent", hireDate: "2020-03-01", role: null, version: "1" };
  sessionStorage.setItem(`draft:u1:user-${userId}`, JSON.stringify({ lastName: "Lovelace" }));
  onTestFinished(() => sessionStorage.clear());
  await renderScreen({
    Screen: () => <EditForm user={shown as unknown as UserDetails} onClose={() => undefined} />,
    areas: ["users", "choices", "dates"],
    permissions: ["user:view", "user:edit"],
    answers: {
      searchRoles: () => ({ roles: [], totalRecords: 0 }),
      userEmailStatus: () => ({ emailExistStatus: "EMAIL_NOT_EXIST_IN_SYSTEM" }),
    },
  });
  const lastName = page.getByRole("textbox", { name: "Last name" });
  await expect.element(lastName).toHaveValue("Lovelace");
  await expect.element(page.getByRole("textbox", { name: "First name" })).toHaveValue("Ada");
  await page.getByRole("button", { name: "Start over" }).click();
  await expect.element(lastName).toHaveValue("Agent");
});

test("Whoever keeps their edit does not change back an address that its owner has changed meanwhile", async () => {
  const opened = { ...user, firstName: "Ada", lastName: "Agent", hireDate: "2020-01-01", team: null, version: 1 };
  const latest = { ...opened, emailAddress: "ada.new@acme.test", version: 2 };
  const { inputsOf } = await renderScreen({
    Screen: () => <EditForm user={opened} onClose={() => undefined} />,
    areas: ["users", "choices", "list", "dates"],
    permissions: ["user:view", "user:edit"],
    answers: {
      searchRoles: () => ({ roles: [], totalRecords: 0 }),
      readUser: () => ({ user: latest }),
      updateUser: ({ body }: { body?: unknown }) => {
        const { version } = body as { version: number };
        if (version !== latest.version) throw new CallError({ code: codeOf("changedMeanwhile"), status: 409 });
        return { user: { ...latest, version: 3 } };
      },
      changeEmail: () => ({ verificationSent: true }),
    },
  });
  await page.getByRole("textbox", { name: "Last name" }).fill("Planner");
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.click();
  await page.getByRole("button", { name: "Keep mine" }).click();
  await save.click();
  await expect.poll(() => inputsOf("updateUser").length).toBe(2);
  await expect.element(page.getByText("Ada Agent was saved.")).toBeVisible();
  expect(inputsOf("changeEmail")).toEqual([]);
});
