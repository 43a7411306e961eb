import { licences } from "@evolve/contracts/authorization";
import { allCalls } from "@evolve/contracts/calls";
import { allModulesAndLinks } from "@evolve/contracts/navigation";
import type { Permission } from "@evolve/contracts/permission-names";
import { systemSession } from "@evolve/contracts/session-state";
import { buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The product's name and the modules that somebody with these permissions finds in a tenant with this licence. */
const shownTo = async (licence: string, permissions: readonly Permission[]) => {
  const tenant = await buildTenant(server.services, { licences: [licence] });
  const client = await signIn(server, await buildUser(server.services, tenant, { permissions }));
  const { modules } = (await client.call(allModulesAndLinks, { query: {} })).body;
  const { productName } = (await client.call(licences, {})).body;
  return [productName, ...modules.map(({ id }) => id)];
};

test("Staff, tenant managers and studio users each find their own product and modules [USER-001]", async () => {
  const agent: Permission[] = ["mySpace:view"];
  const supervisor: Permission[] = [...agent, "user:view", "team:view", "dashboard:view"];
  expect(await shownTo("QM", agent)).toEqual(["QM", "my-space"]);
  expect(await shownTo("QM", supervisor)).toEqual(["QM", "admin", "my-space", "mydashboard"]);
  expect(await shownTo("QM", ["all"])).toContain("admin");
  const manager = await shownTo("TM", [...agent, "tenant:view", "tenants:manage"]);
  expect(manager).toEqual(expect.arrayContaining(["Tenant Management", "tenantManagement"]));
  expect(manager).not.toContain("admin");
  expect((await shownTo("AS", [...agent, "automationstudio:manage"]))[0]).toBe("Automation Studio");
});

test("Visitors who are not signed in reach only the public calls [USER-001]", async () => {
  const visitor = anonymous(server);
  expect((await visitor.call(systemSession, {})).body).toEqual({ loggedIn: false, expiresAt: null });
  for (const call of allCalls.filter(({ access }) => access !== "public"))
    expect(`${call.name} ${(await visitor.send(call, {})).errorCode}`).toBe(`${call.name} SIGNED_OUT`);
});
