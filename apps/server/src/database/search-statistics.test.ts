import { searchRoles } from "@evolve/contracts/role-lists";
import { searchEmployeeGroups } from "@evolve/contracts/employee-groups";
import { searchGroups } from "@evolve/contracts/groups";
import { changeMembers } from "@evolve/contracts/members";
import { createSkill, searchSkills } from "@evolve/contracts/skills";
import { searchTeams } from "@evolve/contracts/teams";
import { searchUsers } from "@evolve/contracts/users";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { buildNamed, buildPeople } from "@evolve/testkit/people";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let viewer: TestClient;
let teamId: string[];
let people: string[];

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  const permissions = [
    "user:view",
    "role:view",
    "skill:view",
    "skill:edit",
    "team:edit",
    "group:view",
    "group:edit",
    "employeeGroup:view",
    "employeeGroup:edit",
  ] as const;
  viewer = await signIn(server, await buildUser(server.services, tenant, { permissions }));
  teamId = [await buildNamed(server.services, tenant, "team", "Counted")];
  const names = ["Ana", "Ana", "Bo", "Zoe"];
  people = await buildPeople(
    server.services,
    tenant,
    names.map((firstName) => ({ firstName, lastName: "Ruiz", teamId: teamId[0] ?? "" })),
  );
});
afterAll(() => server.close());

test("Statistics of a column are of all rows that match, whatever the page", async () => {
  const body = { filter: { teamId, search: "ruiz" }, top: 1, statistics: "fullName" } as const;
  const { users, statistics } = (await viewer.call(searchUsers, { body })).body;
  expect(users).toHaveLength(1);
  expect(statistics).toEqual({ count: 4, distinct: 3, sum: null, min: "Ana Ruiz", max: "Zoe Ruiz" });
});

test("Rows without a value do not count, and instants come in ISO 8601", async () => {
  const none = await viewer.call(searchUsers, { body: { filter: { teamId }, statistics: "lastSignInAt" } });
  expect(none.body.statistics).toEqual({ count: 0, distinct: 0, sum: null, min: null, max: null });
  const all = await viewer.call(searchUsers, { body: { statistics: "lastSignInAt" } });
  const { count = 0, max } = all.body.statistics ?? {};
  expect(count).toBeGreaterThan(0);
  expect(Date.now() - Date.parse(max ?? "")).toBeLessThan(600_000);
});

test("Roles have statistics too, and none are computed that nobody asks for", async () => {
  const asked = (await viewer.call(searchRoles, { body: { statistics: "displayName" } })).body;
  expect(asked.statistics).toMatchObject({ count: asked.totalRecords, distinct: asked.totalRecords, sum: null });
  expect((await viewer.call(searchRoles, { body: {} })).body.statistics).toBeUndefined();
});

test("Numbers have a sum: the members of skills", async () => {
  for (const [name, added] of [
    ["None", 0],
    ["One", 1],
    ["Three", 3],
  ] as const) {
    const skill = { name, colorCode: "#1461C4", channelId: null, proficiencyEnabled: false };
    const { id } = (await viewer.call(createSkill, { body: skill })).body.skill;
    const members = people.slice(0, added).map((userId) => ({ userId }));
    if (added > 0)
      expect((await viewer.call(changeMembers, { body: { of: "skill", id, added: members } })).status).toBe(200);
  }
  const answer = await viewer.call(searchSkills, { body: { statistics: "members" } });
  expect(answer.body.statistics).toEqual({ count: 3, distinct: 3, sum: 4, min: "0", max: "3" });
});

test("So have members of teams, groups and employee groups, and the people of roles", async () => {
  await buildNamed(server.services, tenant, "team", "Nobody's");
  const teams = await viewer.call(searchTeams, { body: { statistics: "members" } });
  expect(teams.body.statistics).toEqual({ count: 3, distinct: 3, sum: 5, min: "0", max: "4" });

  const added = people.slice(0, 3).map((userId) => ({ userId }));
  for (const of of ["group", "employeeGroup"] as const) {
    const id = await buildNamed(server.services, tenant, of, "Three");
    expect((await viewer.call(changeMembers, { body: { of, id, added } })).status).toBe(200);
  }
  const three = { count: 1, distinct: 1, sum: 3, min: "3", max: "3" };
  const groups = await viewer.call(searchGroups, { body: { statistics: "members" } });
  expect(groups.body.statistics).toEqual(three);
  const employeeGroups = await viewer.call(searchEmployeeGroups, { body: { statistics: "members" } });
  expect(employeeGroups.body.statistics).toEqual(three);

  // The others were made without a role.
  const roles = await viewer.call(searchRoles, { body: { statistics: "people" } });
  expect(roles.body.statistics).toEqual({ count: 1, distinct: 1, sum: 1, min: "1", max: "1" });
});

test("Statistics of a column that a list does not offer are refused", async () => {
  const body = { statistics: "passwordHash" } as unknown as { statistics: "fullName" };
  expect((await viewer.call(searchUsers, { body })).status).toBe(400);
});
