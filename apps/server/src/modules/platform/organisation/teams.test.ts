import { changeMembers, searchMembers } from "@evolve/contracts/members";
import { createTeam, deleteTeam, updateTeam } from "@evolve/contracts/team-administration";
import { searchTeams, searchTeamsV3 } from "@evolve/contracts/teams";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { buildNamed, buildPeople } from "@evolve/testkit/people";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let editor: TestClient;
let foreigner: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  const permissions = ["team:view", "team:edit"];
  editor = await signIn(server, await buildUser(server.services, tenant, { permissions, teamId: null }));
  foreigner = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
});
afterAll(() => server.close());

const made = async (name: string) => (await editor.call(createTeam, { body: { name } })).body.team;
const membersOf = async (id: string, search = "") => {
  const answer = await editor.call(searchMembers, { body: { of: "team", id, filter: { search } } });
  expect(answer.status).toBe(200);
  return answer.body.members.map(({ fullName }) => fullName);
};

test("A team is created, renamed and deleted, its members are then in none, and the audit trail says so", async () => {
  const { id, version } = await made(" Night desk ");
  expect((await editor.call(updateTeam, { params: { teamId: id }, body: { name: "Day desk", version } })).body).toEqual(
    {
      team: { id, name: "Day desk", version: version + 1 },
    },
  );
  const [personId = ""] = await buildPeople(server.services, tenant, [{ teamId: id }]);
  expect((await editor.call(deleteTeam, { params: { teamId: id } })).status).toBe(200);
  const { system } = server.services.database;
  const person = await system.selectFrom("users").select("team_id").where("id", "=", personId).executeTakeFirst();
  expect(person).toEqual({ team_id: null });
  const events = await system
    .selectFrom("audit_events")
    .select("action")
    .where("target_id", "=", id)
    .orderBy("id")
    .execute();
  expect(events.map(({ action }) => action)).toEqual(["team.created", "team.updated", "team.deleted"]);
});

test("A name belongs to one team, whatever its case, also when two administrators choose it at once", async () => {
  const { id } = await made("Escalations");
  expect(await editor.call(createTeam, { body: { name: "ESCALATIONS" } })).toMatchObject({
    status: 409,
    errorCode: "NAME_EXISTS",
    body: { fields: { name: "unique" } },
  });
  expect((await editor.call(updateTeam, { params: { teamId: id }, body: { name: "escalations" } })).status).toBe(200);
  const both = await Promise.all([1, 2].map(() => editor.call(createTeam, { body: { name: "Twin" } })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("An edit based on an older version is refused, so that nobody overwrites a colleague's change", async () => {
  const { id, version } = await made("Shared");
  const rename = (name: string) => editor.call(updateTeam, { params: { teamId: id }, body: { name, version } });
  expect((await rename("First")).status).toBe(200);
  expect(await rename("Second")).toMatchObject({ status: 409, errorCode: "CHANGED_MEANWHILE" });
});

test("Both team searches take fields and operations; version 3 says what an edit is based on [ORG-007, ORG-032, ORG-033]", async () => {
  const { id } = await made("Searched");
  await buildPeople(server.services, tenant, [{ teamId: id }, { teamId: id }]);
  const body = {
    filter: { search: "search" },
    fields: ["id" as const, "name" as const],
    skip: 0,
    top: 10,
    orderBy: [{ field: "name" as const }],
  };
  expect((await editor.call(searchTeams, { body })).body).toEqual({
    teams: [{ id, name: "Searched" }],
    totalRecords: 1,
  });
  expect((await editor.call(searchTeamsV3, { body: { filter: { id: [id] } } })).body).toEqual({
    teams: [{ id, name: "Searched", memberCount: 2, version: 1 }],
    totalRecords: 1,
  });
  const counted = await editor.call(searchTeamsV3, { body: { operations: ["count"] } });
  expect(counted.body.teams).toEqual([]);
  expect(counted.body.totalRecords).toBeGreaterThan(1);
});

test("Who joins a team leaves the former one; members are searched by words of their name", async () => {
  const [from, to] = [await made("From"), await made("To")];
  const [ana = "", bo = ""] = await buildPeople(server.services, tenant, [
    { firstName: "Ana", lastName: "Ruiz", teamId: from.id },
    { firstName: "Bo", lastName: "Lind", teamId: from.id },
  ]);
  const body = { of: "team" as const, id: to.id, added: [{ userId: ana }] };
  expect((await editor.call(changeMembers, { body })).body).toEqual({ memberCount: 1 });
  expect([await membersOf(from.id), await membersOf(to.id)]).toEqual([["Bo Lind"], ["Ana Ruiz"]]);
  // Not a member of this team, so they stay in theirs.
  await editor.call(changeMembers, { body: { of: "team", id: to.id, removed: [bo] } });
  expect(await membersOf(from.id, "lind bo")).toEqual(["Bo Lind"]);
  await editor.call(changeMembers, { body: { of: "team", id: from.id, removed: [bo] } });
  expect(await membersOf(from.id)).toEqual([]);
});

test("Members need the permission of what they are members of", async () => {
  const group = await buildNamed(server.services, tenant, "group", "Closed");
  expect((await editor.call(searchMembers, { body: { of: "group", id: group } })).status).toBe(403);
  expect((await editor.call(changeMembers, { body: { of: "group", id: group } })).status).toBe(403);
});

test("Teams are closed to signed-out callers, to those who may only look, and to other tenants", async () => {
  const { id } = await made("Guarded");
  const permissions = ["team:view"];
  const viewer = await signIn(server, await buildUser(server.services, tenant, { permissions, teamId: null }));
  const [outsider = ""] = await buildPeople(server.services, await buildTenant(server.services), [{}]);
  const params = { teamId: id };
  for (const [client, status] of [
    [anonymous(server), 401],
    [viewer, 403],
    [foreigner, 404],
  ] as const) {
    expect((await client.call(updateTeam, { params, body: { name: "Mine" } })).status).toBe(status);
    expect((await client.call(deleteTeam, { params })).status).toBe(status);
    expect((await client.call(changeMembers, { body: { of: "team", id } })).status).toBe(status);
  }
  expect((await foreigner.call(searchMembers, { body: { of: "team", id } })).status).toBe(404);
  const added = await editor.call(changeMembers, { body: { of: "team", id, added: [{ userId: outsider }] } });
  expect(added).toMatchObject({ status: 404, body: { fields: { added: "notFound" } } });
});

test.each([{ name: "" }, { name: "a/b" }, { name: "x".repeat(51) }, { name: 1 }, {}])(
  "A team with %j is refused",
  async (body) => {
    expect((await editor.send(createTeam, { body })).status).toBe(400);
  },
);
