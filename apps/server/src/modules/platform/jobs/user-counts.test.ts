import { assignRole, deleteUser, reviveUser } from "@evolve/contracts/user-administration";
import { searchUsers } from "@evolve/contracts/users";
import { buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn } from "@evolve/testkit/client";
import { buildNamed, buildPeople } from "@evolve/testkit/people";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteStaleRows } from "./stale-rows-repository.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("The number of people is right after each change, and after the changes have been added up", async () => {
  const { services } = server;
  const tenant = await buildTenant(services);
  const permissions = ["user:view", "user:edit", "user:delete", "user:create"] as const;
  const client = await signIn(server, await buildUser(services, tenant, { permissions: [...permissions] }));
  const [one = "", other = ""] = await buildPeople(services, tenant, [{}, {}, {}, {}]);
  const noAccess = await buildNamed(services, tenant, "role", "No Access");
  const totals = async () =>
    Promise.all(
      [{}, { status: ["DELETED" as const] }, { kind: ["service" as const] }].map(async (filter) => {
        const { users, totalRecords } = (await client.call(searchUsers, { body: { filter, top: 200 } })).body;
        expect(users).toHaveLength(totalRecords);
        return totalRecords;
      }),
    );
  expect(await totals()).toEqual([5, 0, 0]);
  expect((await client.call(deleteUser, { body: { userId: one } })).status).toBe(200);
  expect(await totals()).toEqual([4, 1, 0]);
  expect((await client.call(assignRole, { body: { userId: other, roleId: noAccess } })).status).toBe(200);
  expect(await totals()).toEqual([3, 1, 0]);
  const rows = async () =>
    (await sql`select 1 from user_counts where tenant_id = ${tenant.id}::uuid`.execute(services.database.system)).rows
      .length;
  const before = await rows();
  await deleteStaleRows(services, server.clock.now());
  expect(await rows()).toBeLessThan(before);
  expect(await totals()).toEqual([3, 1, 0]);
  expect((await client.call(reviveUser, { body: { userId: one } })).status).toBe(200);
  expect(await totals()).toEqual([4, 0, 0]);
});
