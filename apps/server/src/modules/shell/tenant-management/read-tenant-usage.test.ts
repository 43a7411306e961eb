import { readTenantUsage } from "@evolve/contracts/tenant-management";
import { newId } from "@evolve/server/ids";
import { recordEvents } from "@evolve/server/modules/platform/audit/index";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let platform: BuiltTenant;
let manager: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  platform = await buildTenant(server.services, { licences: ["TM"] });
  manager = await signIn(server, await buildUser(server.services, platform, { permissions: ["tenant:view"] }));
});
afterAll(() => server.close());

const usageOf = async (tenantId: string, query: { days?: "30" | "90" } = {}) =>
  (await manager.call(readTenantUsage, { params: { tenantId }, query })).body.usage;
const update = (userId: string, values: object) =>
  server.services.database.system.updateTable("users").set(values).where("id", "=", userId).execute();

test("Users count once, by what they are, beside the limit; deleted ones do not", async () => {
  const tenant = await buildTenant(server.services, { licences: ["WFM", "QM"] });
  const people = [];
  for (let at = 0; at < 5; at += 1) people.push(await buildUser(server.services, tenant));
  const [first, pending, locked, deleted, program] = people.map(({ id }) => id);
  await update(pending ?? "", { status: "PENDING" });
  await update(locked ?? "", { locked_down: true });
  await update(deleted ?? "", { status: "DELETED" });
  await update(program ?? "", { kind: "service" });
  const { users, licenses, jobs, mails } = await usageOf(tenant.id);
  expect(users).toMatchObject({ total: 4, active: 1, invited: 1, locked: 1, serviceAccounts: 1 });
  expect(users.softLimit).toBeGreaterThan(0);
  expect(licenses).toEqual(["QM", "WFM"]);
  expect([jobs, mails, first === undefined]).toEqual([{ finished: 0, failed: 0 }, { sent: 0, waiting: 0 }, false]);
});

test("Sign-ins count on the tenant's own day, each person once, over 30 or 90 days that all appear", async () => {
  const tenant = await buildTenant(server.services);
  const { system } = server.services.database;
  await system
    .updateTable("tenants")
    .set({ timezone: "Pacific/Auckland" })
    .where("tenant_id", "=", tenant.id)
    .execute();
  const { days } = await usageOf(tenant.id);
  expect(days).toHaveLength(30);
  expect(days.every(({ signIns, people }) => signIns === 0 && people === 0)).toBe(true);
  const midnight = Date.parse(days.at(-10)?.startsAt ?? "");
  const [ann, ben] = [newId(), newId()];
  const at = (minutes: number, actorId: string, tenantId = tenant.id) => ({
    tenantId,
    at: new Date(midnight + minutes * 60_000),
    action: "session.signed-in" as const,
    actorId,
  });
  await recordEvents(system, [at(-1, ann), at(0, ann), at(60, ann), at(90, ben), at(-50 * 1440, ben)]);
  await recordEvents(system, [at(30, ann, platform.id)]);
  const after = await usageOf(tenant.id);
  expect(after.days.slice(-11, -9).map(({ signIns, people }) => [signIns, people])).toEqual([
    [1, 1],
    [3, 2],
  ]);
  const long = (await usageOf(tenant.id, { days: "90" })).days;
  expect([long.length, long.reduce((sum, { signIns }) => sum + signIns, 0)]).toEqual([90, 5]);
});

test("Open sessions, mails and jobs count, of this tenant only", async () => {
  const tenant = await buildTenant(server.services);
  const before = await usageOf(tenant.id);
  await signIn(server, await buildUser(server.services, tenant));
  expect((await usageOf(tenant.id)).openSessions).toBe(before.openSessions + 1);
  expect((await usageOf(tenant.id)).days.at(-1)).toMatchObject({ signIns: 1, people: 1 });
});

test("Usage is for managers of tenants only, and of tenants that exist", async () => {
  const tenant = await buildTenant(server.services);
  const administrator = await signIn(server, await buildUser(server.services, tenant, { permissions: ["all"] }));
  const params = { tenantId: tenant.id };
  expect((await administrator.call(readTenantUsage, { params, query: {} })).status).toBe(403);
  const nobody = await signIn(server, await buildUser(server.services, platform, { permissions: [] }));
  expect((await nobody.call(readTenantUsage, { params, query: {} })).status).toBe(403);
  expect((await manager.call(readTenantUsage, { params: { tenantId: newId() }, query: {} })).status).toBe(404);
});
