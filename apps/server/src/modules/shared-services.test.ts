import { licences, rolePermissions } from "@evolve/contracts/authorization";
import { allModulesAndLinks } from "@evolve/contracts/navigation";
import { createPreference, readPreference } from "@evolve/contracts/preferences";
import { logout } from "@evolve/contracts/session-tokens";
import { currentUser } from "@evolve/contracts/current-user";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services, { licences: ["WFM"] });
});
afterAll(() => server.close());

test("One sign-in opens the shell's services: user, permissions, menu and preferences, until it ends [MISC-002]", async () => {
  const user = await buildUser(server.services, tenant, { permissions: ["user:view", "mySpace:view"] });
  const client = await signIn(server, user);
  expect((await client.call(currentUser, {})).body.user).toMatchObject({ id: user.id, tenantId: tenant.id });
  const { permissions } = (await client.call(rolePermissions, {})).body;
  expect(permissions.map((permission) => permission.toLowerCase())).toEqual(
    expect.arrayContaining(["user:view", "myspace:view"]),
  );
  expect((await client.call(allModulesAndLinks, { query: {} })).body.modules.map(({ id }) => id)).toEqual([
    "admin",
    "my-space",
  ]);
  const params = { userId: user.id, applicationContext: "navigation" };
  await client.call(createPreference, { params, body: { preferenceName: "sidebar", value: '"open"' } });
  const kept = await client.call(readPreference, { params: { ...params, preferenceName: "sidebar" } });
  expect(kept.body.preference?.value).toBe('"open"');
  await client.call(logout, { body: { accessToken: client.tokens?.accessToken ?? "" } });
  expect((await client.call(currentUser, {})).status).toBe(401);
  expect((await client.call(licences, {})).status).toBe(401);
});
