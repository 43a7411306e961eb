import {
  createTenant,
  deleteTenant,
  restoreTenant,
  searchTenants,
  setTenantStatus,
  updateTenantTerms,
} from "@evolve/contracts/tenant-management";
import { login } from "@evolve/contracts/authentication";
import { currentTenant } from "@evolve/contracts/own-tenant";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, buildTenant, buildUser, testPassword } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";

let server: TestServer;
let platform: BuiltTenant;
let manager: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  platform = await buildTenant(server.services, { licences: ["TM"] });
  const permissions = ["tenant:view", "tenants:manage"];
  manager = await signIn(server, await buildUser(server.services, platform, { permissions }));
});
afterAll(() => server.close());

const terms = {
  type: "PAYING" as const,
  userSoftLimit: 25,
  licenses: [{ applicationId: "QM" as const, featureIds: [103] }],
  toggles: ["beta"],
};
const rowOf = async (id: string) =>
  (await manager.call(searchTenants, { body: { filter: { id: [id] } } })).body.tenants[0];
const attempt = async (userName: string) =>
  anonymous(server).call(login, { body: { userName, password: testPassword } });

test("A tenant is created with its licences, and its first administrator is invited, with all permissions", async () => {
  const administratorEmail = `first.${newId()}@new.test`;
  const body = { ...terms, tenantName: "New Centre", timezone: "Europe/Madrid", administratorEmail };
  const { tenant } = (await manager.call(createTenant, { body })).body;
  expect(tenant).toMatchObject({ name: "New Centre", status: "ACTIVE", userCount: 1, ...terms });
  const { system } = server.services.database;
  const mails = await system.selectFrom("mail_outbox").select("recipient").where("tenant_id", "=", tenant.id).execute();
  expect(mails).toEqual([{ recipient: administratorEmail }]);
  const person = await system
    .selectFrom("users as person")
    .innerJoin("roles as role", (join) => join.onRef("role.id", "=", "person.role_id"))
    .select(["person.status", "role.permissions"])
    .where("person.email", "=", administratorEmail)
    .executeTakeFirst();
  expect(person).toEqual({ status: "PENDING", permissions: ["all"] });
  const own = { filter: { id: [tenant.id] } };
  const users = await manager.call(searchTenants, { body: { ...own, statistics: "users" } });
  expect(users.body.statistics).toMatchObject({ count: 1, sum: 1 });
  const active = await manager.call(searchTenants, { body: { ...own, statistics: "activeUsers" } });
  expect(active.body.statistics).toMatchObject({ count: 1, sum: 0 });
  const again = await manager.call(createTenant, { body: { ...body, tenantName: "Second" } });
  expect(again).toMatchObject({ status: 409, errorCode: "EMAIL_EXISTS" });
  const found = await manager.call(searchTenants, { body: { filter: { search: "Second" } } });
  expect(found.body.totalRecords).toBe(0);
});

test("A tenant and the trails of both, its own and its manager's, are written by one commit", async () => {
  const administratorEmail = `one.${newId()}@commit.test`;
  const body = { ...terms, tenantName: "One Commit", timezone: "Europe/Madrid", administratorEmail };
  const { tenant } = (await manager.call(createTenant, { body })).body;
  const { rows } = await sql<{ of: string; commit: string }>`
    select 'tenant' as of, xmin::text as commit from tenants where tenant_id = ${tenant.id}
    union all
    select tenant_id::text, xmin::text from audit_events where action = 'tenant.created' and target_id = ${tenant.id}
  `.execute(server.services.database.system);
  expect(new Set(rows.map((row) => row.of))).toEqual(new Set(["tenant", tenant.id, platform.id]));
  expect(new Set(rows.map(({ commit }) => commit)).size).toBe(1);
});

test("Licences, limit, type and toggles of a tenant change together, based on what the manager saw", async () => {
  const tenant = await buildTenant(server.services);
  const params = { tenantId: tenant.id };
  const body = { ...terms, version: 1 };
  expect((await manager.call(updateTenantTerms, { params, body })).body.tenant).toMatchObject({ ...terms, version: 2 });
  expect(await manager.call(updateTenantTerms, { params, body })).toMatchObject({ errorCode: "CHANGED_MEANWHILE" });
  const member = await signIn(server, await buildUser(server.services, tenant));
  const own = (await member.call(currentTenant, {})).body.tenant;
  expect(own).toMatchObject({ userSoftLimit: 25, licenses: [{ applicationId: "QM", featureIds: [103] }] });
});

test("A tenant that was changed stays so, and its manager hears so, when the other nodes cannot be told", async () => {
  const { id: tenantId } = await buildTenant(server.services);
  const publish = vi.spyOn(server.services.bus, "publish").mockRejectedValue(new Error("nobody listens"));
  onTestFinished(() => publish.mockRestore());
  const changed = await manager.call(updateTenantTerms, { params: { tenantId }, body: { ...terms, version: 1 } });
  expect(changed).toMatchObject({ status: 200, body: { tenant: { version: 2 } } });
  expect(publish).toHaveBeenCalledWith({ kind: "tenant-changed", tenantId });
});

test("A suspended tenant's sessions end, and nobody signs in until it is active again", async () => {
  const tenant = await buildTenant(server.services);
  const user = await buildUser(server.services, tenant);
  const member = await signIn(server, user);
  const set = (status: "SUSPENDED" | "ACTIVE") =>
    manager.call(setTenantStatus, { params: { tenantId: tenant.id }, body: { status } });
  expect((await set("SUSPENDED")).body.tenant.status).toBe("SUSPENDED");
  await expect.poll(async () => (await member.call(currentTenant, {})).status).toBe(401);
  expect(await attempt(user.userName)).toMatchObject({ status: 403, errorCode: "platform_user_manager_service_58" });
  await set("ACTIVE");
  expect((await attempt(user.userName)).status).toBe(200);
  const trail = await server.services.database.system
    .selectFrom("audit_events")
    .select("tenant_id as tenantId")
    .where("action", "=", "tenant.status-set")
    .where("target_id", "=", tenant.id)
    .execute();
  expect(new Set(trail.map(({ tenantId }) => tenantId))).toEqual(new Set([tenant.id, platform.id]));
});

test("A deleted tenant is closed at once, and can be restored for 30 days", async () => {
  const tenant = await buildTenant(server.services);
  const user = await buildUser(server.services, tenant);
  const params = { tenantId: tenant.id };
  expect((await manager.call(restoreTenant, { params, body: {} })).status).toBe(404);
  const deleted = (await manager.call(deleteTenant, { params })).body.tenant;
  expect(Date.parse(deleted.deleteAfter ?? "") - server.services.clock.now().getTime()).toBeGreaterThan(
    29 * 86_400_000,
  );
  expect((await attempt(user.userName)).errorCode).toBe("platform_user_manager_service_39");
  await manager.call(restoreTenant, { params, body: {} });
  expect(await rowOf(tenant.id)).toMatchObject({ status: "ACTIVE", deleteAfter: null });
  expect((await attempt(user.userName)).status).toBe(200);
  await manager.call(deleteTenant, { params });
  await server.services.database.system
    .updateTable("tenants")
    .set({ delete_after: new Date(0) })
    .where("tenant_id", "=", tenant.id)
    .execute();
  expect(await rowOf(tenant.id)).toBeUndefined();
  expect((await manager.call(restoreTenant, { params, body: {} })).status).toBe(404);
});

test("A deleted tenant can only be restored: another status would hide that it is about to be purged", async () => {
  const params = { tenantId: (await buildTenant(server.services)).id };
  const { deleteAfter } = (await manager.call(deleteTenant, { params })).body.tenant;
  for (const status of ["ACTIVE", "SUSPENDED"] as const)
    expect((await manager.call(setTenantStatus, { params, body: { status } })).status).toBe(404);
  expect(await rowOf(params.tenantId)).toMatchObject({ status: "INACTIVE", deleteAfter });
});

test("A restored tenant has the status that it had before, though it was deleted twice", async () => {
  const params = { tenantId: (await buildTenant(server.services)).id };
  await manager.call(setTenantStatus, { params, body: { status: "SUSPENDED" } });
  const { deleteAfter } = (await manager.call(deleteTenant, { params })).body.tenant;
  server.clock.advance(1);
  expect((await manager.call(deleteTenant, { params })).body.tenant.deleteAfter).toBe(deleteAfter);
  expect((await manager.call(restoreTenant, { params, body: {} })).body.tenant).toMatchObject({
    status: "SUSPENDED",
    deleteAfter: null,
  });
  await manager.call(setTenantStatus, { params, body: { status: "ACTIVE" } });
  await manager.call(deleteTenant, { params });
  expect((await manager.call(restoreTenant, { params, body: {} })).body.tenant.status).toBe("ACTIVE");
});

test("Managers cannot close their own tenant, nor take tenant management from it", async () => {
  const params = { tenantId: platform.id };
  const refused = { status: 403, errorCode: "FORBIDDEN" };
  expect(await manager.call(setTenantStatus, { params, body: { status: "SUSPENDED" } })).toMatchObject(refused);
  expect(await manager.call(deleteTenant, { params })).toMatchObject(refused);
  expect(await manager.call(updateTenantTerms, { params, body: terms })).toMatchObject(refused);
});

test("Tenant management is closed to signed-out callers, to administrators of other tenants, and to users who may only look", async () => {
  const tenant = await buildTenant(server.services);
  const params = { tenantId: tenant.id };
  const outsider = await signIn(server, await buildUser(server.services, tenant, { permissions: ["all"] }));
  const viewer = await signIn(server, await buildUser(server.services, platform, { permissions: ["tenant:view"] }));
  for (const [client, status] of [
    [anonymous(server), 401],
    [outsider, 403],
    [viewer, 403],
  ] as const) {
    const body = { ...terms, tenantName: "Mine", timezone: "Etc/UTC", administratorEmail: "x@y.test" };
    expect((await client.call(createTenant, { body })).status).toBe(status);
    expect((await client.call(updateTenantTerms, { params, body: terms })).status).toBe(status);
    expect((await client.call(setTenantStatus, { params, body: { status: "INACTIVE" } })).status).toBe(status);
    expect((await client.call(deleteTenant, { params })).status).toBe(status);
  }
  expect((await outsider.call(searchTenants, { body: {} })).status).toBe(403);
  expect((await viewer.call(searchTenants, { body: {} })).status).toBe(200);
  expect((await manager.call(deleteTenant, { params: { tenantId: newId() } })).status).toBe(404);
});

test.each([
  { ...terms, userSoftLimit: 0 },
  { ...terms, licenses: [{ applicationId: "FREE", featureIds: [] }] },
  { ...terms, toggles: ["Not a toggle"] },
  { ...terms, type: "GRATIS" },
])("Terms of %j are refused", async (body) => {
  const path = `/tenant-management/v1/tenants/${platform.id}`;
  expect((await manager.send(updateTenantTerms, { path, body })).status).toBe(400);
});
