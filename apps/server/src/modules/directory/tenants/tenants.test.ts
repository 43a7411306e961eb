import { publicTenantProperties, tenantProperties } from "@evolve/contracts/tenants";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let other: BuiltTenant;
let mine: TestClient;

const banner = {
  message: Buffer.from("Wartung am Sonntag: ünïcode").toString("base64"),
  backgroundColorCode: "#fef4e4",
  fontColorCode: "#7a4504",
};

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services, { hosts: ["one.test"], sessionTimeoutMinutes: 42 });
  other = await buildTenant(server.services, { hosts: ["two.test"] });
  mine = await signIn(server, await buildUser(server.services, tenant, { permissions: [] }));
  await server.services.database.system
    .updateTable("tenants")
    .set({ login_banner: JSON.stringify(banner) })
    .where("tenant_id", "=", tenant.id)
    .execute();
});
afterAll(() => server.close());

const publicOf = (query: { fqdn?: string; tenantId?: string }) =>
  anonymous(server).call(publicTenantProperties, { query });

test("The session time-out of the signed-in user's organisation, in minutes [LOGOUT-032]", async () => {
  expect((await mine.call(tenantProperties, { query: { fields: "sessionTimeout" } })).body).toEqual({
    sessionTimeout: 42,
  });
  const foreigner = await signIn(server, await buildUser(server.services, other));
  expect((await foreigner.call(tenantProperties, { query: {} })).body).toEqual({ sessionTimeout: 15 });
  expect((await anonymous(server).call(tenantProperties, { query: {} })).status).toBe(401);
});

test("The login banner of a host is public, whatever the case of its name [BRAND-007]", async () => {
  for (const fqdn of ["one.test", "ONE.test"]) expect((await publicOf({ fqdn })).body).toEqual({ loginBanner: banner });
  expect((await publicOf({ fqdn: "one.test", tenantId: tenant.id })).body).toEqual({ loginBanner: banner });
  expect((await publicOf({ fqdn: "two.test" })).body).toEqual({ loginBanner: null });
});

test("An unknown host, and a tenant id that does not match the host, look like a tenant without a banner", async () => {
  expect((await publicOf({ fqdn: "nobody.test" })).body).toEqual({ loginBanner: null });
  for (const tenantId of [other.id, newId(), "x"])
    expect((await publicOf({ fqdn: "one.test", tenantId })).body).toEqual({ loginBanner: null });
});

test("A tenant's login banner is public by its id alone; an unknown id looks like a tenant without one [BRAND-015]", async () => {
  expect((await publicOf({ tenantId: tenant.id })).body).toEqual({ loginBanner: banner });
  for (const tenantId of [other.id, newId(), "x"])
    expect(await publicOf({ tenantId })).toMatchObject({ status: 200, body: { loginBanner: null } });
});

test("An unknown or over-long parameter is refused", async () => {
  const base = publicTenantProperties.path;
  for (const query of ["other=1", `fqdn=${"a".repeat(254)}`, `tenantId=${"a".repeat(65)}`, "fqdn=%00"])
    expect((await anonymous(server).send(publicTenantProperties, { path: `${base}?${query}` })).status, query).toBe(
      400,
    );
  expect((await mine.send(tenantProperties, { path: `${tenantProperties.path}?tenantId=${other.id}` })).status).toBe(
    400,
  );
});
