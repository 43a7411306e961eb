import { deleteTenant, restoreTenant } from "@evolve/contracts/tenant-management";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { populate } from "@evolve/testkit/populated";
import { runJob } from "@evolve/testkit/run-job";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { linkEvents } from "@evolve/server/modules/platform/audit/index";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { purgeTenants } from "./purge-tenants.ts";

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

/** Rows of a tenant in each table that has any. */
const rowsOf = async (tenantId: string): Promise<Readonly<Record<string, number>>> => {
  const { system } = server.services.database;
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class class join pg_attribute attribute
      on attribute.attrelid = class.oid and attribute.attname = 'tenant_id' and not attribute.attisdropped
    where class.relkind in ('r', 'p') and not class.relispartition and class.relnamespace = 'public'::regnamespace`.execute(
    system,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(name)} where tenant_id = ${tenantId}`.execute(system);
    if (rows[0] && rows[0].count > 0) counts[name] = rows[0].count;
  }
  return counts;
};
const endGrace = (tenantId: string) =>
  server.services.database.system
    .updateTable("tenants")
    .set({ delete_after: new Date(0) })
    .where("tenant_id", "=", tenantId)
    .execute();
const purged = async (tenantId: string) =>
  server.services.database.system
    .selectFrom("audit_events")
    .select(["tenant_id as tenantId", "details"])
    .where("action", "=", "tenant.purged")
    .where("target_id", "=", tenantId)
    .execute();

test("Once a tenant can no longer be restored, all its rows go from every table, and nobody else's", async () => {
  const ours = (await populate(server)).tenant;
  const theirs = (await populate(server)).tenant;
  await manager.call(deleteTenant, { params: { tenantId: ours.id } });
  await endGrace(ours.id);
  // Otherwise the chain might grow in the meantime.
  await runJob(server, linkEvents, {});
  const before = await rowsOf(ours.id);
  const others = await rowsOf(theirs.id);
  expect(Object.keys(before).length).toBeGreaterThan(90);
  expect(before).toMatchObject({ audit_events: expect.any(Number), audit_links: expect.any(Number) });
  await runJob(server, purgeTenants, {});
  expect(await rowsOf(ours.id)).toEqual({});
  const left = await rowsOf(theirs.id);
  for (const [table, count] of Object.entries(others)) expect(left[table], table).toBeGreaterThanOrEqual(count);
  const details = { name: `Tenant ${ours.key}`, rows: expect.any(Number) };
  expect(await purged(ours.id)).toEqual([{ tenantId: platform.id, details }]);
});

test("A purge that ends before the managers' trails tell of it is told of by the next one", async () => {
  const { tenant } = await populate(server);
  await manager.call(deleteTenant, { params: { tenantId: tenant.id } });
  await endGrace(tenant.id);
  await runJob(server, linkEvents, {});
  const owner = new pg.Client({ connectionString: server.connectionString });
  await owner.connect();
  onTestFinished(() => owner.end());
  await owner.query(`
    create function purge_trap() returns trigger language plpgsql as $$ begin raise 'the node dies'; end $$;
    create trigger purge_trap before insert on audit_events for each row when (new.action = 'tenant.purged')
      execute function purge_trap()`);
  await expect(runJob(server, purgeTenants, {})).rejects.toThrow("the node dies");
  expect(await rowsOf(tenant.id)).toEqual({ tenants: 1 });
  await owner.query("drop function purge_trap cascade");
  const publish = vi.spyOn(server.services.bus, "publish").mockRejectedValue(new Error("nobody listens"));
  onTestFinished(() => publish.mockRestore());
  await runJob(server, purgeTenants, {});
  expect(await rowsOf(tenant.id)).toEqual({});
  expect(await purged(tenant.id)).toMatchObject([{ tenantId: platform.id }]);
  expect(publish).toHaveBeenCalledWith({ kind: "tenant-changed", tenantId: tenant.id });
});

test("A tenant stays whole while it can be restored, and after it was", async () => {
  const tenant = await buildTenant(server.services);
  await buildUser(server.services, tenant);
  const params = { tenantId: tenant.id };
  await manager.call(deleteTenant, { params });
  await runJob(server, linkEvents, {});
  const before = await rowsOf(tenant.id);
  await runJob(server, purgeTenants, {});
  expect(await rowsOf(tenant.id)).toEqual(before);
  await manager.call(restoreTenant, { params, body: {} });
  await runJob(server, purgeTenants, {});
  expect(await rowsOf(tenant.id)).toMatchObject({ users: before["users"], tenants: 1 });
  expect(await purged(tenant.id)).toEqual([]);
});

test("What is append-only stays so for a tenant that can be restored, and for any other table", async () => {
  const { system } = server.services.database;
  for (const id of [platform.id, (await buildTenant(server.services)).id])
    await expect(sql`select purge_append_only('audit_events', ${id}, 1000)`.execute(system)).rejects.toThrow(
      "can still be restored",
    );
  await expect(sql`select purge_append_only('users', ${platform.id}, 1000)`.execute(system)).rejects.toThrow(
    "not an append-only table",
  );
});
