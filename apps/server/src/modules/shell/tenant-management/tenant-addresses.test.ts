import { shellSettings } from "@evolve/contracts/shell-settings";
import { readTenantAddresses, saveTenantAddresses } from "@evolve/contracts/tenant-addresses";
import { tenantOfHost } from "@evolve/server/modules/directory/directory/index";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let server: TestServer;
let platform: BuiltTenant;
let manager: TestClient;
let tenant: BuiltTenant;

beforeAll(async () => {
  server = await startTestServer();
  platform = await buildTenant(server.services, { licences: ["TM"] });
});
afterAll(() => server.close());
beforeEach(async () => {
  manager = await signIn(server, await buildUser(server.services, platform, { permissions: ["tenants:manage"] }));
  tenant = await buildTenant(server.services);
});

const none = { hosts: [], niceBaseUrl: "", incontactBaseUrl: "", analyticsBaseUrl: "" };
const save = (changes: object, of = tenant) =>
  manager.call(saveTenantAddresses, { params: { tenantId: of.id }, body: { ...none, ...changes } });
const ownerOf = (host: string) => tenantOfHost(server.services.database.system, host);

test("Hosts are added and removed, and a host that was given up is free for others", async () => {
  const [one, two] = [`one.${tenant.key}.test`, `two.${tenant.key}.test`];
  expect((await save({ hosts: [two, one.toUpperCase()] })).body.hosts).toEqual([one, two]);
  expect(await ownerOf(one)).toBe(tenant.id);
  const other = await buildTenant(server.services);
  expect(await save({ hosts: [one] }, other)).toMatchObject({ status: 409, errorCode: "HOST_TAKEN" });
  expect((await save({ hosts: [two] })).body.hosts).toEqual([two]);
  expect(await ownerOf(one)).toBeNull();
  expect((await save({ hosts: [one] }, other)).status).toBe(200);
  expect(await ownerOf(one)).toBe(other.id);
});

test("The tenant's people get its base addresses, or the installation's where there is none", async () => {
  const person = await signIn(server, await buildUser(server.services, tenant));
  const before = (await person.call(shellSettings, {})).body.baseUrls;
  const saved = await save({ analyticsBaseUrl: "https://analytics.acme.test/" });
  expect(saved.body.analyticsBaseUrl).toBe("https://analytics.acme.test");
  expect((await person.call(shellSettings, {})).body.baseUrls).toEqual({
    ...before,
    analyticsBaseUrl: "https://analytics.acme.test",
  });
});

test.each([
  [{ hosts: ["https://acme.test"] }, { "hosts.0": "domain" }],
  [{ hosts: ["acme.test", "ACME.test"] }, { hosts: "unique" }],
  [{ niceBaseUrl: "javascript:alert(1)" }, { niceBaseUrl: "clientAddress" }],
  [{ incontactBaseUrl: "http://acme.test" }, { incontactBaseUrl: "clientAddress" }],
])("%j is refused at its field", async (changes, fields) => {
  expect(await save(changes)).toMatchObject({ status: 400, body: { fields } });
});

test("An edit that is based on other addresses is refused, and both audit trails have what was saved", async () => {
  const params = { tenantId: tenant.id };
  const { version } = (await manager.call(readTenantAddresses, { params })).body;
  const host = `host.${tenant.key}.test`;
  expect((await save({ hosts: [host], version })).status).toBe(200);
  expect(await save({ version })).toMatchObject({ status: 409, errorCode: "CHANGED_MEANWHILE" });
  const rows = await server.services.database.system
    .selectFrom("audit_events")
    .select(["tenant_id", "details"])
    .where("action", "=", "tenant.addresses-set")
    .where("target_id", "=", tenant.id)
    .execute();
  expect(rows.map((row) => row.tenant_id).sort()).toEqual([platform.id, tenant.id].sort());
  for (const { details } of rows) expect(details).toMatchObject({ before: { hosts: [] }, after: { hosts: [host] } });
});

test("It is for managers of tenants only, with a recent proof", async () => {
  const outsider = await signIn(server, await buildUser(server.services, tenant, { permissions: ["all"] }));
  expect((await outsider.call(readTenantAddresses, { params: { tenantId: tenant.id } })).status).toBe(403);
  const call = await outsider.call(saveTenantAddresses, { params: { tenantId: tenant.id }, body: none });
  expect(call.status).toBe(403);
  server.clock.advance(6 * 60);
  expect((await save({})).errorCode).toBe("STEP_UP_REQUIRED");
});
