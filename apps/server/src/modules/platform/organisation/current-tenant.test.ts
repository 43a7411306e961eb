import { currentTenant, productCatalogue, updateTenant } from "@evolve/contracts/own-tenant";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let other: BuiltTenant;
let administrator: TestClient;
let agent: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services, { licences: ["WFM", "QM"] });
  other = await buildTenant(server.services);
  administrator = await signIn(server, await buildUser(server.services, tenant, { permissions: ["tenant:edit"] }));
  agent = await signIn(server, await buildUser(server.services, tenant, { permissions: [] }));
});
afterAll(() => server.close());

test("The signed-in user's organisation has its licences and its limit of users [ORG-001, ORG-002, ORG-011]", async () => {
  expect((await agent.call(currentTenant, {})).body.tenant).toEqual({
    tenantId: tenant.id,
    tenantName: `Tenant ${tenant.key}`,
    timezone: "Etc/UTC",
    status: "ACTIVE",
    type: "PAYING",
    customerType: "DIRECT",
    billingId: tenant.key,
    clusterId: "C1",
    userSoftLimit: 1_000,
    licenses: [
      { applicationId: "QM", featureIds: [] },
      { applicationId: "WFM", featureIds: [] },
    ],
    version: 1,
  });
});

test("Name and time zone are changed by users with the permission, based on the version that they saw [ORG-012, ORG-034]", async () => {
  const mine = await signIn(server, await buildUser(server.services, other));
  const body = { tenantName: " Other & Sons (EU) ", timezone: "Europe/Madrid", version: 1 };
  expect((await mine.call(updateTenant, { body })).body.tenant).toMatchObject({
    tenantName: "Other & Sons (EU)",
    timezone: "Europe/Madrid",
    version: 2,
  });
  expect(await mine.call(updateTenant, { body })).toMatchObject({ status: 409, errorCode: "CHANGED_MEANWHILE" });
  expect(server.logged).toContainEqual(expect.objectContaining({ msg: "refused", errorCode: "CHANGED_MEANWHILE" }));
  expect((await agent.call(currentTenant, {})).body.tenant.tenantName).toBe(`Tenant ${tenant.key}`);
  const events = await server.services.database.system
    .selectFrom("audit_events")
    .select("action")
    .where("target_id", "=", other.id)
    .execute();
  expect(events).toEqual([{ action: "tenant.updated" }]);
});

test("The organisation is closed to signed-out callers and changed only by administrators", async () => {
  const body = { tenantName: "Mine", timezone: "Etc/UTC" };
  for (const call of [currentTenant, productCatalogue])
    expect((await anonymous(server).call(call, {})).status).toBe(401);
  expect((await anonymous(server).call(updateTenant, { body })).status).toBe(401);
  expect((await agent.call(updateTenant, { body })).status).toBe(403);
});

test.each([
  ["Café", "Etc/UTC"],
  ["A/B", "Etc/UTC"],
  ["100%", "Etc/UTC"],
  ["", "Etc/UTC"],
  ["Fine", "Mars/Base"],
])(
  "An organisation called '%s' in the zone '%s' is refused: English letters, no / ! < > ? # % [ORG-008]",
  async (tenantName, timezone) => {
    expect((await administrator.send(updateTenant, { body: { tenantName, timezone } })).status).toBe(400);
  },
);

test("The catalogue lists the product's applications and features, and marks those that are licensed [ORG-013]", async () => {
  await server.services.database.system
    .updateTable("licences")
    .set({ feature_ids: [103] })
    .where("tenant_id", "=", tenant.id)
    .where("application_id", "=", "QM")
    .execute();
  const { productId, applications } = (await agent.call(productCatalogue, {})).body;
  expect(productId).toBe("EVOLVE");
  const find = (id: string) => applications.find(({ applicationId }) => applicationId === id);
  expect(find("ACD")).toEqual({ applicationId: "ACD", licensed: false, features: [] });
  expect(find("QM")).toEqual({
    applicationId: "QM",
    licensed: true,
    features: [
      { featureId: 103, name: "qualityManagement", licensed: true },
      { featureId: 107, name: "qualityAnalytics", licensed: false },
    ],
  });
});
