import { searchTeams } from "@evolve/contracts/teams";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { buildNamed, buildPeople } from "@evolve/testkit/people";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let viewer: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  viewer = await signIn(server, await buildUser(server.services, tenant, { permissions: ["team:view"], teamId: null }));
  for (const name of ["Billing", "Retención", "100% remote", "Back_office"])
    await buildNamed(server.services, tenant, "team", name);
});
afterAll(() => server.close());

type Search = Parameters<typeof viewer.call<typeof searchTeams>>[1]["body"];
const namesOf = async (body: Search): Promise<string[]> => {
  const answer = await viewer.call(searchTeams, { body });
  expect(answer.status).toBe(200);
  return answer.body.teams.map(({ name }) => name);
};

test("Teams are listed by name, with the number of their members who are not deleted", async () => {
  await buildPeople(server.services, tenant, [
    { teamId: tenant.teamId },
    { teamId: tenant.teamId, status: "PENDING" },
    { teamId: tenant.teamId, status: "DELETED" },
  ]);
  const { body } = await viewer.call(searchTeams, { body: {} });
  expect(body.totalRecords).toBe(5);
  expect(body.teams.map(({ name }) => name)).toEqual([
    "100% remote",
    "Back_office",
    "Billing",
    "First team",
    "Retención",
  ]);
  expect(body.teams[3]).toEqual({ id: tenant.teamId, name: "First team", memberCount: 2 });
  expect(body.teams[0]?.memberCount).toBe(0);
});

test("A search matches any part of the name in any case, and wildcards literally", async () => {
  expect(await namesOf({ filter: { search: "RETENCIÓN" } })).toEqual(["Retención"]);
  expect(await namesOf({ filter: { search: "%" } })).toEqual(["100% remote"]);
  expect(await namesOf({ filter: { search: "_" } })).toEqual(["Back_office"]);
  expect(await namesOf({ filter: { search: "\\" } })).toEqual([]);
});

test("Pages are contiguous and the total stays the same", async () => {
  expect(await namesOf({ top: 2 })).toEqual(["100% remote", "Back_office"]);
  expect(await namesOf({ top: 2, skip: 2 })).toEqual(["Billing", "First team"]);
  const last = await viewer.call(searchTeams, { body: { top: 2, skip: 4 } });
  expect(last.body).toMatchObject({ totalRecords: 5, teams: [{ name: "Retención" }] });
});

test("Teams are closed to signed-out callers, to those without user:view or team:view, and to other tenants", async () => {
  expect((await anonymous(server).call(searchTeams, { body: {} })).status).toBe(401);
  const agent = await signIn(server, await buildUser(server.services, tenant, { permissions: [], teamId: null }));
  expect((await agent.call(searchTeams, { body: {} })).status).toBe(403);
  const other = await buildTenant(server.services);
  const foreigner = await signIn(server, await buildUser(server.services, other));
  const { body } = await foreigner.call(searchTeams, { body: {} });
  expect(body.teams.map(({ id }) => id)).toEqual([other.teamId]);
});

test.each([
  { top: 0 },
  { top: 201 },
  { skip: -1 },
  { filter: { search: "x".repeat(101) } },
  { filter: { search: "\u0000" } },
  { all: 1 },
])("A search for teams with %j is refused", async (body) => {
  expect((await viewer.send(searchTeams, { body })).status).toBe(400);
});
