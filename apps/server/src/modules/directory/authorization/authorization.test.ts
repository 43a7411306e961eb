import { licences, rolePermissions, toggledFeatures } from "@evolve/contracts/authorization";
import { searchRoles } from "@evolve/contracts/role-lists";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { buildNamed } from "@evolve/testkit/people";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let other: BuiltTenant;
let user: BuiltUser;
let mine: TestClient;
let foreigner: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services, { licences: ["WFM", "QM"], toggles: ["one", "two"] });
  other = await buildTenant(server.services, { licences: ["AS"], toggles: ["three"] });
  user = await buildUser(server.services, tenant, {
    permissions: ["User:View", "mySpace:view", "user:view"],
    roleName: "Keeper",
  });
  mine = await signIn(server, user);
  foreigner = await signIn(server, await buildUser(server.services, other));
});
afterAll(() => server.close());

test("Permissions are in lower case, without duplicates, include those that everybody holds, and come with the licensed applications [PERM-002, PERM-023]", async () => {
  expect((await mine.call(rolePermissions, {})).body).toEqual({
    permissions: ["default", "login", "myspace:view", "user:view"],
    applications: ["QM", "WFM"],
  });
});

test("A user without a role holds only the permissions that everybody holds", async () => {
  const bare = await buildUser(server.services, tenant);
  const client = await signIn(server, bare);
  await server.services.database.system.updateTable("users").set({ role_id: null }).where("id", "=", bare.id).execute();
  await server.services.bus.publish({ kind: "user-changed", tenantId: tenant.id, userId: bare.id });
  await expect
    .poll(async () => (await client.call(rolePermissions, {})).body.permissions)
    .toEqual(["default", "login"]);
});

test("Licences list their features, the displayed type and the product's name, and the permission list agrees with them [PERM-014, PERM-024, BRAND-002]", async () => {
  await server.services.database.system
    .updateTable("licences")
    .set({ feature_ids: [103, 107] })
    .where("tenant_id", "=", tenant.id)
    .where("application_id", "=", "QM")
    .execute();
  expect((await mine.call(licences, {})).body).toEqual({
    licenses: [
      { applicationId: "QM", featureIds: [103, 107] },
      { applicationId: "WFM", featureIds: [] },
    ],
    licenseType: "WFO",
    productName: "WFO",
  });
  const held = (await mine.call(rolePermissions, {})).body;
  expect([held.permissions.includes("user:view"), held.applications]).toEqual([true, ["QM", "WFM"]]);
});

test("Licences with their type, permissions and the auth host of each region have addresses of their own [PERM-025, API-014]", async () => {
  const get = async (path: `/${string}`) => (await mine.send(licences, { path })).body as object;
  expect(await get("/authorization/v1/licences")).toMatchObject({ licenses: [{}, {}], licenseType: "WFO" });
  expect(await get("/authorization/v1/role/permissions")).toMatchObject({ applications: ["QM", "WFM"] });
  const { clusters } = (await get("/.well-known/cluster-configuration")) as { clusters: { authHost: string }[] };
  expect(clusters.length).toBeGreaterThan(0);
  for (const { authHost } of clusters) expect(URL.canParse(authHost), authHost).toBe(true);
});

test("A tenant-manager administrator sees Tenant Management as the product, whatever the licence [PERM-008, BRAND-002]", async () => {
  const manager = await signIn(server, await buildUser(server.services, tenant, { permissions: ["tenant:view"] }));
  expect((await manager.call(licences, {})).body).toMatchObject({
    licenseType: "WFO",
    productName: "Tenant Management",
  });
});

test("The enabled toggles are the tenant's own [PERM-019, PERM-022]", async () => {
  expect((await mine.call(toggledFeatures, {})).body).toEqual({ toggledFeatures: ["one", "two"] });
  expect((await foreigner.call(toggledFeatures, {})).body).toEqual({ toggledFeatures: ["three"] });
});

test("A user's own toggles are on beside the tenant's, for nobody else [PERM-019]", async () => {
  const tester = await buildUser(server.services, tenant);
  await server.services.database.withTenant(tenant.id, (tx) =>
    tx.insertInto("user_feature_toggles").values({ tenant_id: tenant.id, user_id: tester.id, name: "early" }).execute(),
  );
  expect((await (await signIn(server, tester)).call(toggledFeatures, {})).body).toEqual({
    toggledFeatures: ["early", "one", "two"],
  });
  expect((await mine.call(toggledFeatures, {})).body).toEqual({ toggledFeatures: ["one", "two"] });
});

test("Another tenant's licences, permissions and roles are not visible", async () => {
  expect((await foreigner.call(licences, {})).body).toMatchObject({
    licenseType: "AS",
    productName: "Automation Studio",
  });
  expect((await foreigner.call(rolePermissions, {})).body.permissions).toEqual(["all", "default", "login"]);
  const { roles } = (await foreigner.call(searchRoles, { body: {} })).body;
  expect(roles.map(({ id }) => id)).not.toContain(user.roleId);
});

test("Roles are listed to those who see users or roles [USER-005]", async () => {
  const { roles } = (await mine.call(searchRoles, { body: {} })).body;
  expect(roles).toContainEqual({
    id: user.roleId,
    legacyId: expect.any(String),
    roleName: "Keeper",
    displayName: "Keeper",
    description: "",
    isSystem: false,
    holdsAll: false,
    permissionCount: 3,
  });
  const agent = await signIn(server, await buildUser(server.services, tenant, { permissions: ["mySpace:view"] }));
  expect((await agent.call(searchRoles, { body: {} })).status).toBe(403);
  expect((await mine.send(searchRoles, { body: { filter: { name: "x" } } })).status).toBe(400);
});

test("Roles can be searched by their displayed name, sorted and paged", async () => {
  for (const name of ["Shift lead", "Shift planner", "Planner of leave"])
    await buildNamed(server.services, tenant, "role", name);
  const orderBy = [{ field: "displayName" as const, direction: "desc" as const }];
  const first = await mine.call(searchRoles, { body: { filter: { search: "PLANNER" }, orderBy, top: 1 } });
  expect(first.body).toMatchObject({ totalRecords: 2, roles: [{ displayName: "Shift planner" }] });
  const body = { filter: { search: "PLANNER" }, orderBy, top: 1, after: first.body.next ?? "" };
  const second = await mine.call(searchRoles, { body });
  expect(second.body).toMatchObject({ totalRecords: 2, roles: [{ displayName: "Planner of leave" }] });
  expect(second.body.next).toBeUndefined();
});

test("Permissions, licences, toggles and roles are closed to signed-out callers", async () => {
  const nobody = anonymous(server);
  for (const call of [rolePermissions, licences, toggledFeatures])
    expect(await nobody.call(call, {})).toMatchObject({ status: 401, errorCode: "SIGNED_OUT" });
  expect((await nobody.call(searchRoles, { body: {} })).status).toBe(401);
});

test("A revoked permission is missing from the next call on, also on another node [SEC-30]", async () => {
  const second = await server.anotherNode();
  const person = await buildUser(server.services, tenant, { permissions: ["user:view"] });
  const client = await signIn(server, person);
  const there = await signIn(second, person);
  expect((await there.call(searchRoles, { body: {} })).status).toBe(200);
  await server.services.database.system
    .updateTable("roles")
    .set({ permissions: [] })
    .where("id", "=", person.roleId)
    .execute();
  await server.services.bus.publish({ kind: "user-changed", tenantId: tenant.id, userId: person.id });
  for (const node of [client, there])
    await expect.poll(async () => (await node.call(searchRoles, { body: {} })).status).toBe(403);
});
