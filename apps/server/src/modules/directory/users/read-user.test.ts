import { readUser } from "@evolve/contracts/users";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let person: BuiltUser;
let viewer: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  person = await buildUser(server.services, tenant, {
    firstName: "ирина",
    lastName: "Белова",
    lockedDown: true,
    permissions: [],
  });
  viewer = await signIn(server, await buildUser(server.services, tenant, { permissions: ["user:view"] }));
});
afterAll(() => server.close());

test("A user of the own tenant is returned with lockdown and initials [USER-043]", async () => {
  const read = await viewer.call(readUser, { params: { userId: person.id } });
  expect(read.status).toBe(200);
  expect(read.body.user).toMatchObject({
    id: person.id,
    emailAddress: person.userName,
    fullName: "Ирина Белова",
    initials: "ИБ",
    locked: true,
    team: { id: tenant.teamId, name: "First team" },
    employeeGroup: null,
    skills: [],
    lastSignInAt: null,
  });
});

test("A user of another tenant looks the same as an unknown one", async () => {
  const other = await buildTenant(server.services);
  const stranger = await buildUser(server.services, other);
  for (const userId of [stranger.id, newId()])
    expect(await viewer.call(readUser, { params: { userId } })).toMatchObject({ status: 404, errorCode: "NOT_FOUND" });
});

test("Reading users is closed to signed-out callers and to those without user:view", async () => {
  expect((await anonymous(server).call(readUser, { params: { userId: person.id } })).status).toBe(401);
  const agent = await signIn(server, await buildUser(server.services, tenant, { permissions: ["team:view"] }));
  expect((await agent.call(readUser, { params: { userId: person.id } })).status).toBe(403);
});

test("A malformed id is refused", async () => {
  for (const userId of ["1", "%00", "' or 1=1", "x".repeat(300)])
    expect((await viewer.call(readUser, { params: { userId } })).status, userId).toBe(400);
});
