import { toggledFeatures } from "@evolve/contracts/authorization";
import { readUserToggles, updateUserToggles } from "@evolve/contracts/user-toggles";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let agent: BuiltUser;
let administrator: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services, { toggles: ["release-partnerhub"] });
  agent = await buildUser(server.services, tenant, { permissions: ["user:view"] });
  administrator = await signIn(server, await buildUser(server.services, tenant, { roleName: "Administrator" }));
});
afterAll(() => server.close());

const set = (client: TestClient, userId: string, ...toggles: ("release-test-icon" | "release-auth-code")[]) =>
  client.call(updateUserToggles, { params: { userId }, body: { toggles } });

test("A toggle that an administrator turns on for a user is on only for that user, and off again when it is taken [PERM-022]", async () => {
  const client = await signIn(server, agent);
  const answer = await set(administrator, agent.id, "release-test-icon", "release-auth-code", "release-test-icon");
  const both = {
    toggles: ["release-auth-code", "release-test-icon"],
    tenantToggles: ["release-partnerhub"],
    version: expect.any(String) as string,
  };
  expect(answer.body).toEqual(both);
  expect((await administrator.call(readUserToggles, { params: { userId: agent.id } })).body).toEqual(both);
  expect((await client.call(toggledFeatures, {})).body.toggledFeatures).toEqual([
    "release-auth-code",
    "release-partnerhub",
    "release-test-icon",
  ]);
  expect((await administrator.call(toggledFeatures, {})).body.toggledFeatures).toEqual(["release-partnerhub"]);
  await set(administrator, agent.id);
  expect((await client.call(toggledFeatures, {})).body.toggledFeatures).toEqual(["release-partnerhub"]);
  const events = await server.services.database.system
    .selectFrom("audit_events")
    .select("details")
    .where("target_id", "=", agent.id)
    .where("action", "=", "user.toggles-set")
    .orderBy("id")
    .execute();
  expect(events.map(({ details }) => details)).toMatchObject([
    { before: [], toggles: ["release-test-icon", "release-auth-code", "release-test-icon"] },
    { before: both.toggles, toggles: [] },
  ]);
});

test("Two changes at once leave the toggles of one of them", async () => {
  const answers = await Promise.all([
    set(administrator, agent.id, "release-test-icon"),
    set(administrator, agent.id, "release-auth-code"),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { toggles } = (await administrator.call(readUserToggles, { params: { userId: agent.id } })).body;
  expect(toggles).toHaveLength(1);
});

test("Of two who change a user's toggles the second is refused until they have read what the first set", async () => {
  const params = { userId: agent.id };
  const { version } = (await administrator.call(readUserToggles, { params })).body;
  const edit = (basedOn: string, ...toggles: ("release-test-icon" | "release-auth-code")[]) =>
    administrator.call(updateUserToggles, { params, body: { toggles, version: basedOn } });
  const first = await edit(version, "release-auth-code", "release-test-icon");
  expect(first.status).toBe(200);
  expect(await edit(version)).toMatchObject({ status: 409, errorCode: "CHANGED_MEANWHILE" });
  const read = (await administrator.call(readUserToggles, { params })).body;
  expect(read).toEqual(first.body);
  expect((await edit(read.version)).body.toggles).toEqual([]);
});

test("Toggles of users need user:view to see and user:edit to set, and nobody sets those of a user who holds more", async () => {
  const params = { userId: agent.id };
  const nobody = await signIn(server, await buildUser(server.services, tenant, { permissions: ["role:view"] }));
  const refused = { status: 403, errorCode: "FORBIDDEN" };
  expect(await nobody.call(readUserToggles, { params })).toMatchObject(refused);
  expect(await set(await signIn(server, agent), agent.id)).toMatchObject(refused);
  const editor = await signIn(server, await buildUser(server.services, tenant, { permissions: ["user:edit"] }));
  expect(await set(editor, agent.id)).toMatchObject(refused);
  const anybody = anonymous(server);
  expect(await anybody.call(readUserToggles, { params })).toMatchObject({ status: 401 });
  expect(await set(anybody, agent.id)).toMatchObject({ status: 401 });
});

test("Users of another tenant, and deleted ones, are not found", async () => {
  const other = await buildTenant(server.services);
  const foreigner = await signIn(server, await buildUser(server.services, other, { roleName: "Administrator" }));
  const gone = await buildUser(server.services, tenant, { permissions: [], status: "DELETED" });
  const missing = { status: 404, errorCode: "NOT_FOUND" };
  for (const [client, userId] of [
    [foreigner, agent.id],
    [administrator, gone.id],
  ] as const) {
    expect(await client.call(readUserToggles, { params: { userId } })).toMatchObject(missing);
    expect(await set(client, userId, "release-test-icon")).toMatchObject(missing);
  }
});

test("A toggle that the product does not have is refused by its field", async () => {
  const answer = await administrator.send(updateUserToggles, {
    path: `/config/users/${agent.id}/toggledFeatures`,
    body: { toggles: ["release-everything"] },
  });
  expect(answer).toMatchObject({ status: 400, errorCode: "platform_user_manager_service_106" });
});
