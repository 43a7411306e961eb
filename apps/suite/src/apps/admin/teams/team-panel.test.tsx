import { codeOf } from "@evolve/contracts/errors";
import type { TeamRow } from "@evolve/contracts/teams";
import { CallError } from "@evolve/session";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { TeamsScreen } from "./teams-screen.tsx";

const cy = { id: "u3", fullName: "Cy Coach", emailAddress: "cy@acme.test", proficiency: null };
const night = {
  id: "0198c0de-0000-7000-8000-000000000001",
  name: "Night shift",
  memberCount: 0,
  version: 1,
} as TeamRow;

/**
 * The screen with a server that keeps teams by their versions.
 *
 * @param options.refusals how many times members are refused
 */
const show = async (stored: TeamRow[], { refusals = 0, mayEdit = true } = {}) => {
  const teams = stored.map((team) => ({ ...team }));
  const shown = await renderScreen({
    Screen: TeamsScreen,
    areas: ["organization", "setupUse"],
    permissions: mayEdit ? ["team:view", "team:edit", "user:view"] : ["team:view", "user:view"],
    answers: {
      searchTeamsV3: () => ({ teams: teams.map((team) => ({ ...team })), totalRecords: teams.length }),
      listSavedViews: () => ({ views: [], defaultViewId: null }),
      searchMembers: () => ({ members: mayEdit ? [] : [cy], totalRecords: mayEdit ? 0 : 1 }),
      searchUsers: () => ({ users: [cy], totalRecords: 1 }),
      createTeam: ({ body }: { body?: unknown }) => {
        const { name } = body as { name: string };
        if (teams.some((team) => team.name === name)) throw new CallError({ code: codeOf("nameExists"), status: 409 });
        teams.push({ ...night, name });
        return { team: { id: night.id, name, version: 1 } };
      },
      updateTeam: ({ body }: { body?: unknown }) => {
        const { name, version } = body as { name: string; version: number };
        const [team] = teams;
        if (team?.version !== version) throw new CallError({ code: codeOf("changedMeanwhile"), status: 409 });
        Object.assign(team, { name, version: version + 1 });
        return { team: { ...team } };
      },
      changeMembers: () => {
        if (refusals-- > 0) throw new CallError({ code: codeOf("notFound"), status: 404 });
        return { memberCount: 1 };
      },
    },
  });
  const { screen } = shown;
  const open = async () => {
    await screen.getByRole("button", { name: "Actions for Night shift" }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
  };
  const addCy = async () => {
    await page.getByRole("button", { name: /Add people/ }).click();
    await page.getByRole("option", { name: /Cy Coach/ }).click();
    await userEvent.keyboard("{Escape}");
  };
  return { ...shown, teams, open, addCy, name: page.getByRole("textbox", { name: "Name" }) };
};

test("A new team is created and then gets the people who were added", async () => {
  const { screen, inputsOf, addCy, name } = await show([]);
  await screen.getByRole("button", { name: "New team" }).first().click();
  await name.fill("Night shift");
  await addCy();
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect.element(screen.getByText("Night shift")).toBeVisible();
  expect(inputsOf("createTeam")).toEqual([{ body: { name: "Night shift" } }]);
  expect(inputsOf("changeMembers")).toEqual([
    { body: { of: "team", id: night.id, added: [{ userId: "u3" }], removed: [] } },
  ]);
});

test("A new team whose members are refused is created once; saving again saves its members, and a new name", async () => {
  const { screen, inputsOf, addCy, name } = await show([], { refusals: 1 });
  await screen.getByRole("button", { name: "New team" }).first().click();
  await name.fill("Night shift");
  await addCy();
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(screen.getByRole("gridcell", { name: "Night shift" })).toBeInTheDocument();
  await name.fill("Late shift");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(name).not.toBeInTheDocument();
  expect(inputsOf("createTeam")).toHaveLength(1);
  expect(inputsOf("updateTeam")).toEqual([{ params: { teamId: night.id }, body: { name: "Late shift", version: 1 } }]);
  expect(inputsOf("changeMembers")).toHaveLength(2);
});

test("A team that was renamed before its members were refused is not taken for somebody else's change", async () => {
  const { inputsOf, addCy, open, name } = await show([night], { refusals: 1 });
  await open();
  await name.fill("Late shift");
  await addCy();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(name).not.toBeInTheDocument();
  expect(inputsOf("updateTeam")).toHaveLength(1);
  expect(inputsOf("changeMembers")).toHaveLength(2);
});

test("Of two who rename a team the second sees both names, and may keep their own", async () => {
  const { inputsOf, teams, open, name } = await show([night]);
  await open();
  await name.fill("Late shift");
  teams[0] = { ...night, name: "Graveyard shift", version: 2 };
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(page.getByRole("row", { name: "Name Late shift Graveyard shift" })).toBeVisible();
  await page.getByRole("button", { name: "Keep mine" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(name).not.toBeInTheDocument();
  expect(inputsOf("updateTeam").at(-1)).toEqual({
    params: { teamId: night.id },
    body: { name: "Late shift", version: 2 },
  });
});

test("People who may only look at teams see who is in one, and change nothing", async () => {
  const { screen } = await show([night], { mayEdit: false });
  await screen.getByRole("button", { name: "Actions for Night shift" }).click();
  await page.getByRole("menuitem", { name: "View" }).click();
  const panel = page.getByRole("dialog", { name: "Night shift" });
  await expect.element(panel.getByText("Cy Coach")).toBeVisible();
  for (const name of [/Remove/, /Add people/, "Save"]) expect(panel.getByRole("button", { name }).query()).toBeNull();
});
