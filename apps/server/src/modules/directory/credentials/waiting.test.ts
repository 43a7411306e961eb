import { buildTenant, buildUser } from "@evolve/testkit/builders";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { recordEvent } from "../../platform/audit/index.ts";
import { lockTenantPolicy } from "./index.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("While a tenant's policy is being changed, what others do there is recorded without waiting, so nothing deadlocks", async () => {
  const { clock, database } = server.services;
  const { id, tenantId } = await buildUser(server.services, await buildTenant(server.services));
  const recorded = await database.withTenant(tenantId, async (tx) => {
    await lockTenantPolicy(tx, tenantId);
    return database.withTenant(tenantId, async (other) => {
      await recordEvent(other, { tenantId, at: clock.now(), action: "user.updated", actorId: id, targetId: id });
      return true;
    });
  });
  expect(recorded).toBe(true);
});
