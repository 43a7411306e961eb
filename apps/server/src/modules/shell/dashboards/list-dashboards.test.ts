import { listDashboards } from "@evolve/contracts/dashboards";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let maker: BuiltUser;
const input = { query: { filters: "favorite" as const } };

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  maker = await buildUser(server.services, tenant, { firstName: "Dora", lastName: "Maker" });
});
afterAll(() => server.close());

const viewerIn = (of: BuiltTenant): Promise<BuiltUser> =>
  buildUser(server.services, of, { permissions: ["dashboard:view"] });
const buildDashboard = async (name: string, ...fans: BuiltUser[]): Promise<string> => {
  const id = newId();
  await server.services.database.withTenant(tenant.id, async (tx) => {
    await tx
      .insertInto("dashboards")
      .values({ tenant_id: tenant.id, id, name, created_by: maker.id, created_at: server.clock.now() })
      .execute();
    for (const fan of fans)
      await tx
        .insertInto("favourite_dashboards")
        .values({ tenant_id: tenant.id, user_id: fan.id, dashboard_id: id })
        .execute();
  });
  return id;
};

test("One's own favourites, by name, with who made them [APPS-050, APPS-053]", async () => {
  const fan = await viewerIn(tenant);
  const wall = await buildDashboard("Wall", fan);
  const floor = await buildDashboard("Floor", fan, maker);
  await buildDashboard("Nobody's");
  expect((await (await signIn(server, fan)).call(listDashboards, input)).body).toEqual({
    dashboards: [
      { dashboardId: floor, name: "Floor", createdBy: "Dora Maker" },
      { dashboardId: wall, name: "Wall", createdBy: "Dora Maker" },
    ],
  });
});

test("Dashboards are closed to signed-out callers and to those without dashboard:view [APPS-052]", async () => {
  expect((await anonymous(server).call(listDashboards, input)).status).toBe(401);
  const other = await signIn(server, await buildUser(server.services, tenant, { permissions: ["mySpace:view"] }));
  expect((await other.call(listDashboards, input)).status).toBe(403);
});

test("Another tenant's user sees none of them", async () => {
  const foreigner = await signIn(server, await viewerIn(await buildTenant(server.services)));
  expect((await foreigner.call(listDashboards, input)).body).toEqual({ dashboards: [] });
});

test("A filter other than favorite, and an unknown parameter, are refused", async () => {
  const client = await signIn(server, await viewerIn(tenant));
  for (const query of ["", "?filters=all", "?filters=favorite&userId=x", "?filters=favorite&filters=favorite"])
    expect((await client.send(listDashboards, { path: `${listDashboards.path}${query}` })).status, query).toBe(400);
});
