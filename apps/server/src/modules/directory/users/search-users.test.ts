import { searchUsers, userSortFields } from "@evolve/contracts/users";
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
  viewer = await signIn(server, await buildUser(server.services, tenant, { permissions: ["user:view"] }));
});
afterAll(() => server.close());

type Search = Parameters<typeof viewer.call<typeof searchUsers>>[1]["body"];
const find = async (body: Search) => {
  const answer = await viewer.call(searchUsers, { body });
  expect(answer.status).toBe(200);
  return answer.body;
};
const idsOf = async (body: Search): Promise<string[]> => (await find(body)).users.map(({ id }) => id);

test("Pages of people with the same name neither skip nor repeat anybody [USER-047]", async () => {
  const teamId = [await buildNamed(server.services, tenant, "team", "Twins")];
  const people = await buildPeople(
    server.services,
    tenant,
    Array.from({ length: 237 }, () => ({ teamId: teamId[0] ?? "" })),
  );
  for (const direction of ["asc", "desc"] as const) {
    const seen: string[] = [];
    for (let skip = 0; skip < 240; skip += 17) {
      const page = await find({ filter: { teamId }, skip, top: 17, orderBy: [{ field: "fullName", direction }] });
      expect(page.totalRecords).toBe(237);
      seen.push(...page.users.map(({ id }) => id));
    }
    expect(seen).toHaveLength(237);
    expect(new Set(seen)).toEqual(new Set(people));
  }
  expect(await find({ filter: { teamId }, skip: 237 })).toEqual({ users: [], totalRecords: 237 });
});

test("A page has 50 users by default, and 1 to 200 on request", async () => {
  const teamId = [await buildNamed(server.services, tenant, "team", "Many")];
  await buildPeople(
    server.services,
    tenant,
    Array.from({ length: 201 }, () => ({ teamId: teamId[0] ?? "" })),
  );
  expect((await find({ filter: { teamId } })).users).toHaveLength(50);
  expect((await find({ filter: { teamId }, top: 1 })).users).toHaveLength(1);
  expect((await find({ filter: { teamId }, top: 200 })).users).toHaveLength(200);
});

test("Every sort field works in both directions, and missing values come last [USER-047]", async () => {
  const { services } = server;
  const skill = await buildNamed(services, tenant, "skill", "Sorting");
  const statuses = ["ACTIVE", "PENDING", "UNREGISTERED"] as const;
  const people = await Promise.all(
    statuses.map(async (status, index) => ({
      status,
      firstName: `Name ${index}`,
      email: `sort.${index}@${tenant.key}.test`,
      roleId: await buildNamed(services, tenant, "role", `Role ${index}`),
      teamId: await buildNamed(services, tenant, "team", `Team ${index}`),
      employeeGroupId: await buildNamed(services, tenant, "employeeGroup", `Place ${index}`),
      lastSignInAt: new Date(Date.UTC(2026, 1, 1 + index)),
      skillIds: [skill],
    })),
  );
  const ids = await buildPeople(services, tenant, people);
  for (const field of userSortFields) {
    const filter = { skillId: [skill] };
    expect(await idsOf({ filter, orderBy: [{ field }] }), field).toEqual(ids);
    expect(await idsOf({ filter, orderBy: [{ field, direction: "desc" }] }), field).toEqual(ids.toReversed());
  }
  const [nobody] = await buildPeople(services, tenant, [{ firstName: "Nobody", skillIds: [skill] }]);
  for (const field of ["role", "team", "employeeGroup", "lastSignInAt"] as const)
    for (const direction of ["asc", "desc"] as const)
      expect((await idsOf({ filter: { skillId: [skill] }, orderBy: [{ field, direction }] })).at(-1)).toBe(nobody);
});

test("A second sort field orders equal values of the first", async () => {
  const { services } = server;
  const skillId = [await buildNamed(services, tenant, "skill", "Two fields")];
  const north = await buildNamed(services, tenant, "team", "A north");
  const south = await buildNamed(services, tenant, "team", "B south");
  const [first, second, third, fourth] = await buildPeople(services, tenant, [
    { firstName: "Ada", teamId: south, skillIds: skillId },
    { firstName: "Bea", teamId: south, skillIds: skillId },
    { firstName: "Cas", teamId: north, skillIds: skillId },
    { firstName: "Dag", teamId: north, skillIds: skillId },
  ]);
  const orderBy: Search["orderBy"] = [{ field: "team" }, { field: "fullName", direction: "desc" }];
  expect(await idsOf({ filter: { skillId }, orderBy })).toEqual([fourth, third, second, first]);
});

test("A row contains role, team, employee group, skills and the last sign-in", async () => {
  const { services } = server;
  const skill = await buildNamed(services, tenant, "skill", "Juggling");
  const roleId = await buildNamed(services, tenant, "role", "Juggler");
  const employeeGroupId = await buildNamed(services, tenant, "employeeGroup", "Circus");
  const [id] = await buildPeople(services, tenant, [
    {
      firstName: "ana",
      lastName: "Ruiz",
      email: `ana@${tenant.key}.test`,
      roleId,
      teamId: tenant.teamId,
      employeeGroupId,
      skillIds: [skill],
      lastSignInAt: new Date("2026-03-04T05:06:07.000Z"),
    },
  ]);
  expect((await find({ filter: { skillId: [skill] } })).users).toEqual([
    {
      kind: "person",
      id,
      userName: `ana@${tenant.key}.test`,
      emailAddress: `ana@${tenant.key}.test`,
      firstName: "ana",
      lastName: "Ruiz",
      fullName: "Ana Ruiz",
      initials: "AR",
      status: "ACTIVE",
      locked: false,
      lockedUntil: null,
      invitationExpired: false,
      role: { id: roleId, name: "Juggler" },
      team: { id: tenant.teamId, name: "First team" },
      employeeGroup: { id: employeeGroupId, name: "Circus" },
      skills: [{ id: skill, name: "Juggling" }],
      lastSignInAt: "2026-03-04T05:06:07.000Z",
    },
  ]);
});

test("Searching users is closed to signed-out callers and to those without user:view", async () => {
  expect(await anonymous(server).call(searchUsers, { body: {} })).toMatchObject({
    status: 401,
    errorCode: "SIGNED_OUT",
  });
  const agent = await signIn(server, await buildUser(server.services, tenant, { permissions: ["user:create"] }));
  expect(await agent.call(searchUsers, { body: {} })).toMatchObject({ status: 403, errorCode: "FORBIDDEN" });
});

test("Users of another tenant are neither listed nor counted, even when asked for by the ids of their team", async () => {
  const other = await buildTenant(server.services);
  await buildPeople(server.services, other, [{ teamId: other.teamId }, { teamId: other.teamId }]);
  expect(await find({ filter: { teamId: [other.teamId] } })).toEqual({ users: [], totalRecords: 0 });
  const foreigner = await signIn(server, await buildUser(server.services, other));
  const listed = await foreigner.call(searchUsers, { body: { top: 200 } });
  expect(listed.body.totalRecords).toBe(3);
});

test.each([
  ["a page of none", { top: 0 }],
  ["a page of 201", { top: 201 }],
  ["a negative start", { skip: -1 }],
  ["half a user", { skip: 0.5 }],
  ["a text for a number", { top: "50" }],
  ["an unknown sort field", { orderBy: [{ field: "password_hash" }] }],
  ["an unknown direction", { orderBy: [{ field: "role", direction: "asc; drop table users" }] }],
  ["more sort fields than there are", { orderBy: Array.from({ length: 8 }, () => ({ field: "role" })) }],
  ["an unknown status", { filter: { status: ["GONE"] } }],
  ["an id that is none", { filter: { teamId: ["1"] } }],
  ["an over-long search", { filter: { search: "x".repeat(101) } }],
  ["an unknown filter", { filter: { impersonated: true } }],
  ["an unknown field", { all: true }],
  ["a list", []],
])("A search with %s is refused", async (_case, body) => {
  expect(await viewer.send(searchUsers, { body })).toMatchObject({
    status: 400,
    errorCode: "platform_user_manager_service_106",
  });
});
